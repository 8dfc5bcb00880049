import type { DraftComment, DraftPlace, JobDraft } from "@tsumugi/contract";
import { Badge, Banner, Button, FormField, RelativeTime, TextArea, TextField } from "@tsumugi/ui";
import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { unsavedMark } from "../../shared/unsavedMark.ts";
import { clockOf, numbered, placeWords, secondOf } from "../draftPlaces.ts";

const Root = styled.section`
  display: grid;
  gap: 12px;
  & > ol {
    display: grid;
    gap: 10px;
  }
  & > ol > li {
    display: grid;
    gap: 4px;
    padding: 10px 12px;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
    background: var(--tsu-surface);
  }
  & > ol > li[data-resolved] > p {
    color: var(--tsu-text-muted);
  }
  & .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 8px;
    font-size: var(--tsu-text-sm);
  }
  & .text {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & form {
    display: grid;
    gap: 10px;
  }
`;

export interface DraftCommentsProps {
  /** コメント、画像、版の番号。 */
  draft: Pick<JobDraft, "comments" | "images" | "version">;
  /** 読んでいる人の uid。自分のコメントを削除できます。 */
  ownUid?: string | undefined;
  /** 書きかけのコメントの場所。null なら書いていません。 */
  place: DraftPlace | null;
  /** 保存中。 */
  loading?: boolean | undefined;
  /** 保存できなかった理由。入力は残ります。 */
  error?: string | undefined;
  /** 場所を選んだときと、保存したかやめたとき（null）。 */
  onPlaceChange?: (place: DraftPlace | null) => void;
  /** コメントを保存します。約束が果たされると入力が消えます。渡さなければコメントできません。 */
  onAdd?: ((comment: { place: DraftPlace; text: string }) => Promise<unknown>) | undefined;
  /** 解決にしたとき（true）と、未解決に戻したとき（false）。 */
  onResolve?: ((comment: DraftComment, isResolved: boolean) => void) | undefined;
  /** 自分のコメントを削除するとき。 */
  onDelete?: ((comment: DraftComment) => void) | undefined;
}

/** What was said about a draft, each at its place, and the next comment while it is written. */
export function DraftComments(props: DraftCommentsProps) {
  const { draft, place, ownUid, onAdd, onResolve, onDelete, onPlaceChange } = props;
  const [text, setText] = useState("");
  const [time, setTime] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (place) field.current?.focus();
  }, [place]);
  const typed = time ?? (place?.kind === "video" ? clockOf(place.second) : "");
  const second = secondOf(typed);
  const isWrongTime = place?.kind === "video" && second === undefined;
  const submit = async () => {
    if (!place || text.trim() === "" || isWrongTime) return field.current?.focus();
    const at: DraftPlace = place.kind === "video" ? { kind: "video", second: second ?? 0 } : place;
    try {
      await onAdd?.({ place: at, text });
      setText("");
      setTime(undefined);
      onPlaceChange?.(null);
    } catch {
      // Shown above the field, with what was typed still there.
    }
  };
  return (
    <Root aria-label={`第${draft.version}版へのコメント`}>
      {draft.comments.length === 0 && !place && <p className="tsu-muted">コメントはまだありません。</p>}
      <ol>
        {numbered(draft.comments).map(({ comment, number }) => (
          <li key={comment.uid} data-resolved={comment.resolved_at ? "" : undefined}>
            <div className="head">
              <Badge tone="neutral">{number}</Badge>
              <strong>{placeWords(comment.place, draft)}</strong>
              <span>{comment.by_creator ? `${comment.by.name}（クリエイター）` : comment.by.name}</span>
              <RelativeTime value={comment.created_at} />
              {comment.resolved_at && <Badge tone="success">解決済み</Badge>}
            </div>
            <p className="text">{comment.text}</p>
            {(onResolve || (onDelete && comment.by.uid === ownUid)) && (
              <div className="tsu-inline">
                {onResolve && (
                  <Button size="sm" variant="ghost" onClick={() => onResolve(comment, !comment.resolved_at)}>
                    {comment.resolved_at ? "未解決に戻す" : "解決にする"}
                  </Button>
                )}
                {onDelete && comment.by.uid === ownUid && (
                  <Button size="sm" variant="ghost" onClick={() => onDelete(comment)}>
                    削除
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
      {onAdd && place && (
        <form
          {...unsavedMark(text.trim() !== "")}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          {props.error && <Banner tone="danger">{props.error}</Banner>}
          {place.kind === "video" && (
            <FormField
              label="動画の時間（分:秒）"
              error={isWrongTime ? "時間として読み取れません。1:05 のように入力してください。" : undefined}
            >
              <TextField value={typed} inputMode="text" onChange={(event) => setTime(event.target.value)} />
            </FormField>
          )}
          <FormField label={`${placeWords(place, draft)}へのコメント`}>
            <TextArea ref={field} rows={3} value={text} onChange={(event) => setText(event.target.value)} />
          </FormField>
          <div className="tsu-inline">
            <Button type="submit" variant="primary" loading={props.loading ?? false}>
              コメントする
            </Button>
            <Button onClick={() => onPlaceChange?.(null)}>やめる</Button>
          </div>
        </form>
      )}
      {onAdd && !place && (
        <p>
          <Button size="sm" icon="chat" onClick={() => onPlaceChange?.({ kind: "whole" })}>
            全体にコメント
          </Button>
        </p>
      )}
    </Root>
  );
}
