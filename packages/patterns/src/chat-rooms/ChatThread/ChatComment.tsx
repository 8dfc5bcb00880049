import { Avatar } from "@tsumugi/ui";
import { memo } from "react";
import type { CommentEditLook, CommentLook, MemberLook } from "../chat.types.ts";
import { CommentBody } from "./CommentBody.tsx";
import { CommentEditor } from "./CommentEditor.tsx";
import { CommentMeta } from "./CommentMeta.tsx";
import { timeOf } from "./commentTime.ts";
import { LinkedText } from "./LinkedText.tsx";
import type { ThreadActions } from "./threadActions.ts";

export interface ChatCommentProps {
  comment: CommentLook;
  author: MemberLook | undefined;
  /** Why a failed one did not arrive. */
  problem: string | undefined;
  /** What it says of money, for who may see that. */
  fees: string | undefined;
  /** Stands on the right: written by us. */
  isOwnSide: boolean;
  /** Written by the reader, who may change it. */
  isMine: boolean;
  /** It is being written again. */
  edit: CommentEditLook | undefined;
  /** Just now, and here: the box gets the focus. */
  isEditStarted: boolean;
  /** Somebody was sent here: marked, and may have the focus. */
  isTarget: boolean;
  actions: ThreadActions;
}

/** One comment; drawn again only when it, its author or its editing changes. */
export const ChatComment = memo(function ChatComment(props: ChatCommentProps) {
  const { comment, author, isOwnSide, edit, actions } = props;
  const name = author?.name ?? "退出したメンバー";
  const time = timeOf(comment);
  const target = props.isTarget ? { "data-target": true, tabIndex: -1 } : undefined;
  if (comment.kind === "system") {
    return (
      <p className="system" data-comment={comment.id} {...target}>
        <bdi>
          <LinkedText>{comment.text}</LinkedText>
        </bdi>{" "}
        <time dateTime={time.iso} title={time.full}>
          {time.short}
        </time>
      </p>
    );
  }
  return (
    <article
      className="comment"
      data-comment={comment.id}
      data-own={isOwnSide || undefined}
      data-state={comment.state}
      aria-label={`${name} ${time.short}`}
      {...target}
    >
      {!isOwnSide && <Avatar className="face" name={name} image={author?.image} />}
      {!isOwnSide && <span className="who">{name}</span>}
      {edit && props.isMine && actions.canEdit ? (
        <CommentEditor
          edit={edit}
          current={comment.text}
          isGone={comment.deleted}
          isStarted={props.isEditStarted}
          onChange={(text) => actions.changeEdit(comment.id, { ...edit, text })}
          onSave={(text, original) => actions.edit(comment.id, text, original)}
          onClose={() => actions.changeEdit(comment.id, null)}
          onToDraft={actions.editToDraft && (() => actions.editToDraft?.(comment.id))}
        />
      ) : (
        <CommentBody comment={comment} fees={props.fees} onImageOpen={actions.openImage} />
      )}
      <CommentMeta
        comment={comment}
        writer={isOwnSide ? author?.name : undefined}
        problem={props.problem}
        isMine={props.isMine}
        isEditing={edit !== undefined}
        actions={actions}
      />
    </article>
  );
});
