import { UiProvider } from "@tsumugi/ui";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { ChatThread } from "../../src/chat-rooms/ChatThread/ChatThread.tsx";
import type { CommentLook } from "../../src/chat-rooms/chat.types.ts";

export type Side = "ours" | "plain";
export type Change = "append" | "edit" | "prepend";

const NOW = Date.parse("2026-11-20T09:00:00Z");
const MINUTE = 60_000;
const members = {
  me: { name: "佐藤 花子", image: null },
  creator: { name: "はなこ美容", image: null },
};

/** The n-th comment of a room that has been written in since long ago; negative ones are older than what is held. */
const comment = (n: number, total: number): CommentLook => ({
  id: `c${n}`,
  uid: n % 3 === 0 ? "me" : "creator",
  kind: "message",
  text: `${n}通目です。撮影は来週の水曜日で進めます。`.repeat(((n + total) % 3) + 1),
  images: [],
  createdAt: new Date(NOW - (total - n) * 3 * MINUTE).toISOString(),
  editedAt: null,
  deleted: false,
  state: "sent",
});

const stage = document.getElementById("stage") as HTMLElement;
stage.style.height = "700px";
stage.style.display = "grid";

// One function for all drawings, as in an app: another clock would have React look through every comment for who reads it.
const clock = () => NOW;

let comments: readonly CommentLook[] = [];
let total = 0;
let older = 0;
let root: Root | undefined;
let list: HTMLElement | undefined;

const draw = () =>
  flushSync(() =>
    root?.render(
      <UiProvider colorMode="light" clock={clock}>
        <ChatThread comments={comments} members={members} ownUid="me" />
      </UiProvider>,
    ),
  );

/** What one would write by hand: an element for each comment, with what a reader needs of it, and nothing else. */
function plainComment({ id, uid, text, createdAt }: CommentLook): HTMLElement {
  const article = document.createElement("article");
  article.dataset.comment = id;
  article.style.cssText = `max-width: 70%; margin: 8px; ${uid === "me" ? "margin-left: auto" : ""}`;
  const body = document.createElement("p");
  body.textContent = text;
  const time = document.createElement("time");
  time.textContent = String(createdAt).slice(11, 16);
  article.append(body, time);
  return article;
}

const changed = (one: CommentLook) => ({
  ...one,
  text: `${one.text}（直しました）`,
  editedAt: new Date(NOW).toISOString(),
});

const bench = {
  /** A room of `size` comments, whose bottom is in view. */
  open(side: Side, size: number) {
    root?.unmount();
    root = undefined;
    stage.textContent = "";
    total = size;
    older = 0;
    comments = Array.from({ length: size }, (_, n) => comment(n, size));
    if (side === "ours") {
      root = createRoot(stage);
      draw();
    } else {
      const scroller = document.createElement("div");
      scroller.style.cssText = "overflow: auto; height: 700px";
      list = document.createElement("div");
      list.append(...comments.map(plainComment));
      scroller.append(list);
      stage.append(scroller);
      scroller.scrollTop = scroller.scrollHeight;
    }
    return document.body.offsetHeight;
  },
  /** One change as a room sees it: a comment at the end, one of the newest changed, or ten older ones. */
  change(side: Side, kind: Change) {
    if (kind === "append") comments = [...comments, comment(total++, total)];
    if (kind === "edit") comments = comments.with(-3, changed(comments.at(-3) as CommentLook));
    if (kind === "prepend") {
      const page = Array.from({ length: 10 }, (_, n) => comment(n - older - 10, total));
      older += 10;
      comments = [...page, ...comments];
    }
    if (side === "ours") draw();
    else if (kind === "append") list?.append(plainComment(comments.at(-1) as CommentLook));
    else if (kind === "edit")
      list?.children[comments.length - 3]?.replaceWith(plainComment(comments.at(-3) as CommentLook));
    else list?.prepend(...comments.slice(0, 10).map(plainComment));
    if (kind === "append") stage.querySelector("article:last-of-type")?.getBoundingClientRect();
    return document.body.offsetHeight;
  },
  /** Comments that are drawn, to know that both drew all. */
  drawn: () => stage.querySelectorAll("[data-comment]").length,
};

(window as unknown as { bench: typeof bench }).bench = bench;
