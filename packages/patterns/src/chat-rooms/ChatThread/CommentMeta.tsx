import { Button, IconButton, Menu, MenuItem } from "@tsumugi/ui";
import type { CommentLook } from "../chat.types.ts";
import { timeOf } from "./commentTime.ts";
import type { ThreadActions } from "./threadActions.ts";

export interface CommentMetaProps {
  comment: CommentLook;
  /** Named where the comment stands on our side without a name above it. */
  writer: string | undefined;
  /** Why a failed one did not arrive, and what to do about it. */
  problem: string | undefined;
  isMine: boolean;
  isEditing: boolean;
  actions: ThreadActions;
}

/** Under a comment: when, whether edited, what came of sending it, and what its writer can do. */
export function CommentMeta({ comment, writer, problem, isMine, isEditing, actions }: CommentMetaProps) {
  const time = timeOf(comment);
  if (comment.state === "failed") {
    return (
      <span className="meta">
        <span className="failed" role="alert">
          送信できませんでした
          {problem && <span className="why">{problem}</span>}
        </span>
        <Button size="sm" onClick={() => actions.resend(comment.id)}>
          再送
        </Button>
        <Button size="sm" variant="ghost" onClick={() => actions.discard(comment.id)}>
          削除
        </Button>
      </span>
    );
  }
  const isSent = comment.state === "sent" && !comment.deleted;
  const canChange = isMine && isSent && !isEditing && (actions.canEdit || actions.canDelete);
  return (
    <span className="meta">
      {canChange && (
        <Menu
          align="end"
          trigger={<IconButton size="sm" icon="more" label={`${time.short}のメッセージの操作`} />}
        >
          {actions.canEdit && (
            <MenuItem icon="edit" onSelect={() => actions.startEditing(comment)}>
              編集
            </MenuItem>
          )}
          {actions.canDelete && (
            <MenuItem icon="trash" tone="danger" onSelect={() => actions.askToDelete(comment.id)}>
              削除
            </MenuItem>
          )}
        </Menu>
      )}
      {writer && <span>{writer}</span>}
      <time dateTime={time.iso} title={time.full}>
        {comment.state === "sending" ? "送信中…" : time.short}
      </time>
      {comment.editedAt !== null && !comment.deleted && <span>編集済み</span>}
    </span>
  );
}
