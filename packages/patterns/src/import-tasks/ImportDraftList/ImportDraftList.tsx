import type { ImportDraftSummary } from "@tsumugi/contract";
import { Button, FileList, RelativeTime } from "@tsumugi/ui";
import { styled } from "styled-components";

const Root = styled.section`
  display: grid;
  gap: 10px;
  padding: 16px 18px;
  min-width: 0;
  border: 1px solid var(--tsu-info-line);
  border-radius: var(--tsu-radius-lg);
  background: var(--tsu-info-soft);
  & h3 {
    font-weight: 650;
  }
  & > p {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
`;

export interface ImportDraftListProps {
  /** まだ取り込んでいないファイル。空なら何も出しません。 */
  drafts: readonly Pick<ImportDraftSummary, "uid" | "file_name" | "created_at">[];
  /** 「続ける」を押したとき。 */
  onGoOn: (uid: string) => void;
  /** 「破棄する」を押したとき。 */
  onDiscard: (uid: string) => void;
}

/** Files that were handed in and not taken over yet: to go on with where one was, or to throw away. */
export function ImportDraftList({ drafts, onGoOn, onDiscard }: ImportDraftListProps) {
  if (drafts.length === 0) return null;
  return (
    <Root aria-label="途中の取込">
      <h3>途中の取込</h3>
      <p>対応付けと直した内容を、最後の変更から3日間保存しています。</p>
      <FileList
        label="途中の取込のファイル"
        files={drafts.map(({ uid, file_name, created_at }) => ({
          key: uid,
          name: file_name,
          about: <RelativeTime value={created_at} />,
          actions: (
            <>
              <Button size="sm" aria-label={`「${file_name}」を続ける`} onClick={() => onGoOn(uid)}>
                続ける
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-label={`「${file_name}」を破棄する`}
                onClick={() => onDiscard(uid)}
              >
                破棄する
              </Button>
            </>
          ),
        }))}
      />
    </Root>
  );
}
