import type { PersonRef, RowComment } from "@tsumugi/contract";
import { Button, ConfirmDialog, EmptyState, IconButton, Person, RelativeTime, TextArea } from "@tsumugi/ui";
import { type ReactNode, useRef, useState } from "react";
import { LinkedText } from "../../chat-rooms/ChatThread/LinkedText.tsx";
import { unsavedMark } from "../../shared/unsavedMark.ts";
import { MentionTextArea, putText } from "./MentionTextArea.tsx";
import { Root } from "./RowComments.styles.ts";

/** One's own comment with its text while it is rewritten. */
export interface RowCommentEdit {
  /** 直し始めたときのコメント。 */
  comment: RowComment;
  /** いまの文字。 */
  text: string;
}

export interface RowCommentsProps {
  /** 社内のコメント。新しい順です。 */
  comments: readonly RowComment[];
  /** 「@名前」で知らせられるメンバー。渡さなければ候補は出ません。 */
  members?: readonly PersonRef[];
  /** コメントを書いたとき。失敗すると文字は残ります。渡さなければ読むだけです。 */
  onPost?: (text: string) => Promise<unknown>;
  /** 自分のコメントを直したとき。渡さなければ直せません。 */
  onEdit?: (comment: RowComment, text: string) => Promise<unknown>;
  /** 自分のコメントを削除したとき。渡さなければ削除できません。 */
  onDelete?: (comment: RowComment) => Promise<unknown>;
  /** 前のコメントを読み込みます。なければ渡しません。 */
  onLoadMore?: (() => void) | undefined;
  /** 前のコメントの読み込み中。 */
  loading?: boolean;
  /** 失敗したときの文。 */
  errorText: (cause: unknown) => string;
  /** 書きかけの文字。ほかの行を見ている間も残します。 */
  draft: string;
  /** 書きかけの文字が変わったとき。 */
  onDraftChange: (draft: string) => void;
  /** 直しているコメントと、その文字。なければ undefined です。 */
  editing: RowCommentEdit | undefined;
  /** コメントを直し始めたとき、文字が変わったとき、終えたとき。 */
  onEditingChange: (editing: RowCommentEdit | undefined) => void;
}

/** Remarks among colleagues on one row; the creator never sees them. */
export function RowComments(props: RowCommentsProps) {
  const { comments, members, onPost, onEdit, onDelete, errorText, draft, onDraftChange } = props;
  const { editing, onEditingChange: setEditing } = props;
  const [deleting, setDeleting] = useState<RowComment>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);

  const attempt = async (work: () => Promise<unknown> | undefined, done: () => void) => {
    setSending(true);
    setFailure(undefined);
    try {
      await work();
      done();
    } catch (cause) {
      setFailure(errorText(cause));
    }
    setSending(false);
  };
  const post = () => {
    if (draft.trim() === "") return setFailure("コメントが空です。入力してください。");
    void attempt(
      () => onPost?.(draft.trim()),
      () => onDraftChange(""),
    );
  };

  const newBox = useRef<HTMLTextAreaElement>(null);
  const editBox = useRef<HTMLTextAreaElement>(null);
  const isListed = comments.some(({ uid }) => uid === editing?.comment.uid);
  // Where older ones can still be loaded, it may be among these.
  const isListWhole = !props.onLoadMore && !props.loading;
  const lost = editing && !isListed && isListWhole && editing.text !== editing.comment.text;
  const startEdit = (comment: RowComment) => {
    const isOpen = isListed || lost;
    const isSame = editing?.comment.uid === comment.uid;
    // There is one box: what was written in it would go.
    if (editing && isOpen && (isSame || editing.text !== editing.comment.text)) {
      if (!isSame)
        setFailure(
          "このコメントを編集中です。保存するかキャンセルしてから、ほかのコメントを編集してください。",
        );
      return editBox.current?.focus();
    }
    setFailure(undefined);
    setEditing({ comment, text: comment.text });
  };
  const stopEdit = () => {
    setFailure(undefined);
    setEditing(undefined);
  };

  return (
    <Root>
      {onPost && (
        <form
          {...unsavedMark(draft.trim() !== "")}
          onSubmit={(event) => {
            event.preventDefault();
            post();
          }}
        >
          <MentionTextArea
            aria-label="コメント"
            ref={newBox}
            members={members}
            rows={3}
            limit={2000}
            // What is written while it is being sent would go when the field is emptied.
            readOnly={isSending}
            value={draft}
            placeholder={
              members ? "社内だけに見えるコメント。@名前 で知らせます" : "社内だけに見えるコメント"
            }
            aria-invalid={failure !== undefined || undefined}
            onChange={(event) => onDraftChange(event.target.value)}
          />
          {failure && !editing && <p role="alert">{failure}</p>}
          <span className="end">
            {members && (
              <Button
                className="address"
                size="sm"
                variant="ghost"
                icon="bell"
                onClick={() => newBox.current && putText(newBox.current, "@")}
              >
                メンバーに知らせる
              </Button>
            )}
            <Button type="submit" size="sm" variant="primary" loading={isSending && !editing}>
              コメントする
            </Button>
          </span>
        </form>
      )}
      {lost && (
        <div className="edit" {...unsavedMark(true)}>
          <p role="status">
            編集していたコメントは削除されました。書いた内容は残っています。新しいコメントに移すか、破棄してください。
          </p>
          <TextArea aria-label="コメントの編集" ref={editBox} rows={3} readOnly value={editing.text} />
          <span className="end">
            <Button size="sm" onClick={stopEdit}>
              破棄する
            </Button>
            {onPost && (
              <Button
                size="sm"
                variant="primary"
                onClick={() => {
                  onDraftChange([draft, editing.text].filter(Boolean).join("\n"));
                  stopEdit();
                }}
              >
                新しいコメントに移す
              </Button>
            )}
          </span>
        </div>
      )}
      {comments.length === 0 && <EmptyState title="コメントはまだありません" />}
      <ol aria-label="コメントの一覧">
        {comments.map((comment) => (
          <li key={comment.uid}>
            <span className="head">
              <Person
                className="person"
                size="xs"
                name={comment.by?.name ?? "退会したメンバー"}
                image={comment.by?.image ?? null}
              />
              <small>
                <RelativeTime value={comment.created_at} />
                {comment.edited_at && "（編集済み）"}
              </small>
              {comment.is_own && onEdit && (
                <IconButton icon="edit" size="sm" label="コメントを編集" onClick={() => startEdit(comment)} />
              )}
              {comment.is_own && onDelete && (
                <IconButton
                  icon="trash"
                  size="sm"
                  label="コメントを削除"
                  onClick={() => setDeleting(comment)}
                />
              )}
            </span>
            {editing?.comment.uid === comment.uid ? (
              <div className="edit" {...unsavedMark(editing.text !== editing.comment.text)}>
                <MentionTextArea
                  aria-label="コメントの編集"
                  ref={editBox}
                  members={members}
                  rows={3}
                  limit={2000}
                  readOnly={isSending}
                  value={editing.text}
                  onChange={(event) => setEditing({ comment: editing.comment, text: event.target.value })}
                />
                {failure && <p role="alert">{failure}</p>}
                <span className="end">
                  <Button size="sm" onClick={stopEdit}>
                    キャンセル
                  </Button>
                  <Button
                    size="sm"
                    variant="primary"
                    loading={isSending}
                    aria-disabled={editing.text.trim() === ""}
                    onClick={() =>
                      editing.text.trim() !== "" &&
                      void attempt(
                        () => onEdit?.(editing.comment, editing.text.trim()),
                        () => setEditing(undefined),
                      )
                    }
                  >
                    保存する
                  </Button>
                </span>
              </div>
            ) : (
              <CommentText comment={comment} />
            )}
          </li>
        ))}
      </ol>
      {props.onLoadMore && (
        <Button size="sm" loading={props.loading} onClick={props.onLoadMore}>
          前のコメントを読む
        </Button>
      )}
      {deleting && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setDeleting(undefined)}
          title="コメントを削除しますか？"
          description={deleting.text}
          confirmLabel="削除する"
          tone="danger"
          errorText={errorText}
          onConfirm={async () => {
            await onDelete?.(deleting);
            if (editing?.comment.uid === deleting.uid) stopEdit();
            setDeleting(undefined);
          }}
        />
      )}
    </Root>
  );
}

function CommentText({ comment: { text, mentions } }: { readonly comment: RowComment }) {
  const pieces: ReactNode[] = [];
  let shown = 0;
  for (const { start, end } of mentions) {
    // People of one name stand in one place.
    if (start < shown) continue;
    pieces.push(
      <LinkedText key={`${start} before`}>{text.slice(shown, start)}</LinkedText>,
      <b key={start}>{text.slice(start, end)}</b>,
    );
    shown = end;
  }
  return (
    <p>
      {pieces}
      <LinkedText>{text.slice(shown)}</LinkedText>
    </p>
  );
}
