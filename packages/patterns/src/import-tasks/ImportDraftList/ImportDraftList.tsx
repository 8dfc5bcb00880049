import type { ImportDraftSummary } from "@tsumugi/contract";
import { Button, RelativeTime } from "@tsumugi/ui";
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
  & p,
  & small {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
  & ul {
    display: grid;
    list-style: none;
    padding: 0;
    color: inherit;
    font-size: inherit;
  }
  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 12px;
    padding: 8px 0;
    border-top: 1px solid var(--tsu-info-line);
  }
  & li > span {
    flex: 1 1 160px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  @media (max-width: 640px) {
    & li > span {
      flex-basis: 100%;
    }
  }
  & li > span > b {
    display: block;
    font-weight: 600;
  }
`;

export interface ImportDraftListProps {
  drafts: readonly Pick<ImportDraftSummary, "uid" | "file_name" | "created_at">[];
  onGoOn: (uid: string) => void;
  onDiscard: (uid: string) => void;
}

/** Files that were handed in and not taken over yet: to go on with where one was, or to throw away. */
export function ImportDraftList({ drafts, onGoOn, onDiscard }: ImportDraftListProps) {
  if (drafts.length === 0) return null;
  return (
    <Root aria-label="途中の取込">
      <h3>途中の取込</h3>
      <p>対応付けと直した内容を、最後の変更から3日間保存しています。</p>
      <ul>
        {drafts.map(({ uid, file_name, created_at }) => (
          <li key={uid}>
            <span>
              <b>{file_name}</b>
              <small>
                <RelativeTime value={created_at} />
              </small>
            </span>
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
          </li>
        ))}
      </ul>
    </Root>
  );
}
