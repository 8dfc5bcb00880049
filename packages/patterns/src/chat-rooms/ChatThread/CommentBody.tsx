import { PlainButton } from "@tsumugi/ui";
import type { CommentLook } from "../chat.types.ts";
import { LinkedText } from "./LinkedText.tsx";
import type { ThreadActions } from "./threadActions.ts";

export interface CommentBodyProps {
  comment: CommentLook;
  /** What it says of money, for who may see that. */
  fees?: string | undefined;
  onImageOpen: ThreadActions["openImage"];
}

/** What was said: text, pictures, or that it was deleted. */
export function CommentBody({ comment, fees, onImageOpen }: CommentBodyProps) {
  if (comment.deleted) return <div className="bubble gone">このメッセージは削除されました</div>;
  return (
    <>
      {comment.text !== "" && (
        <div className="bubble">
          <LinkedText>{comment.text}</LinkedText>
          {fees && <p className="fees">{fees}</p>}
        </div>
      )}
      {comment.images.length > 0 && (
        <div className="images">
          {comment.images.map((image) => (
            <PlainButton
              key={image.uid}
              aria-label={`${image.name}を拡大`}
              onClick={() => onImageOpen({ src: image.url, alt: image.name, name: image.name })}
            >
              {/* With its size the picture holds its place before it is there: nothing under it moves. */}
              <img
                src={image.url}
                alt=""
                width={image.width}
                height={image.height}
                loading="lazy"
                // Its quiet place stays; the browser's sign of a broken picture would call it lost.
                onError={({ currentTarget }) => currentTarget.setAttribute("data-missing", "")}
                onLoad={({ currentTarget }) => currentTarget.removeAttribute("data-missing")}
              />
            </PlainButton>
          ))}
        </div>
      )}
    </>
  );
}
