import { PlainButton } from "@tsumugi/ui";
import { formatDateTime } from "@tsumugi/ui/format";
import { useEffect, useRef } from "react";
import type { FoundCommentLook } from "../chat.types.ts";
import type { RoomSearchProps } from "./RoomSearch.tsx";

type FoundCommentsProps = Pick<RoomSearchProps, "found" | "members" | "currentId" | "onShow">;

const nameOf = ({ uid }: FoundCommentLook, members: FoundCommentsProps["members"]) =>
  members[uid]?.name ?? "退出したメンバー";

/** What was found, newest first: one stop for Tab, which goes along with the one that is shown. */
export function FoundComments({ found, members, currentId, onShow }: FoundCommentsProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (currentId === null) return;
    const shown = list.current?.querySelector<HTMLElement>("[aria-current]");
    // jsdom scrolls nothing.
    shown?.scrollIntoView?.({ block: "nearest" });
    if (list.current?.contains(document.activeElement)) shown?.focus({ preventScroll: true });
  }, [currentId]);
  if (found.length === 0) return null;
  const stop = found.find(({ id }) => id === currentId) ?? found[0];
  return (
    <ol className="hits" aria-label="見つかったメッセージ" ref={list}>
      {found.map((one) => (
        <li key={one.id}>
          <PlainButton
            className="hit"
            aria-current={one.id === currentId || undefined}
            tabIndex={one === stop ? undefined : -1}
            onClick={() => onShow(one.id)}
          >
            <time className="day" dateTime={one.createdAt}>
              {formatDateTime(one.createdAt)}
            </time>
            <span className="who">{nameOf(one, members)}</span>
            <span className="line">
              {one.line.map(({ text, hit }, index) =>
                // The pieces of a line have no name of their own; their order is fixed.
                hit ? <mark key={index}>{text}</mark> : text,
              )}
            </span>
          </PlainButton>
        </li>
      ))}
    </ol>
  );
}
