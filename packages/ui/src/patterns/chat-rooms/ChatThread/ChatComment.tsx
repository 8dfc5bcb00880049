import { memo } from "react";
import { Avatar } from "../../../components/Avatar/Avatar.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { formatDateTime, formatTime } from "../../../format/format.ts";
import type { CommentLook, MemberLook } from "../chat.types.ts";
import { LinkedText } from "./LinkedText.tsx";

export interface ChatCommentProps {
  comment: CommentLook;
  author: MemberLook | undefined;
  isOwn: boolean;
  onImageOpen?: (image: { src: string; alt: string; name: string }) => void;
  onResend?: (id: string) => void;
  onDiscard?: (id: string) => void;
}

/** One comment; drawn again only when it, its author or the handlers change. */
export const ChatComment = memo(function ChatComment(props: ChatCommentProps) {
  const { comment, author, isOwn } = props;
  const name = author?.name ?? "退出したメンバー";
  if (comment.kind === "system") {
    return (
      <p className="system" data-comment={comment.id}>
        <LinkedText>{comment.text}</LinkedText>{" "}
        <time dateTime={new Date(comment.createdAt).toISOString()} title={formatDateTime(comment.createdAt)}>
          {formatTime(comment.createdAt)}
        </time>
      </p>
    );
  }
  return (
    <article
      className="comment"
      data-comment={comment.id}
      data-own={isOwn || undefined}
      data-delivery={comment.delivery}
      aria-label={`${name} ${formatTime(comment.createdAt)}`}
    >
      {!isOwn && <Avatar name={name} image={author?.image} />}
      {!isOwn && <span className="who">{name}</span>}
      {comment.deleted ? (
        <div className="bubble gone">このメッセージは削除されました</div>
      ) : (
        comment.text !== "" && (
          <div className="bubble">
            <LinkedText>{comment.text}</LinkedText>
          </div>
        )
      )}
      {!comment.deleted && comment.images.length > 0 && (
        <div className="images">
          {comment.images.map((image) => (
            <button
              key={image.uid}
              type="button"
              aria-label={`${image.name}を拡大`}
              onClick={() => props.onImageOpen?.({ src: image.url, alt: image.name, name: image.name })}
            >
              <img src={image.url} alt="" loading="lazy" />
            </button>
          ))}
        </div>
      )}
      <span className="meta">
        {comment.delivery === "failed" ? (
          <>
            <span className="failed" role="alert">
              送信できませんでした
            </span>
            <Button size="sm" onClick={() => props.onResend?.(comment.id)}>
              再送
            </Button>
            <Button size="sm" variant="ghost" onClick={() => props.onDiscard?.(comment.id)}>
              削除
            </Button>
          </>
        ) : (
          <>
            {isOwn && author && <span>{author.name}</span>}
            <time
              dateTime={new Date(comment.createdAt).toISOString()}
              title={formatDateTime(comment.createdAt)}
            >
              {comment.delivery === "sending" ? "送信中…" : formatTime(comment.createdAt)}
            </time>
          </>
        )}
      </span>
    </article>
  );
});
