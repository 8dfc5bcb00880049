import type { ChatRoomResponse } from "@tsumugi/contract";
import {
  ApiProvider,
  type CommentStore,
  type CommentStoreHandlers,
  CommentStoreProvider,
  createApiClient,
  DataScope,
  useChatRooms,
  useRoomUnread,
} from "@tsumugi/hooks";
import { CountBadge, type LiveCount, UiProvider } from "@tsumugi/ui";
import { memo } from "react";
import { createRoot, type Root } from "react-dom/client";

export type Side = "ours" | "plain";

const COUNT = 10_000;
const stage = document.getElementById("stage") as HTMLElement;

const room = (n: number): ChatRoomResponse =>
  ({
    room_id: `r${n}`,
    type: "dm",
    job_request: null,
    company: { uid: "c", name: "つむぎ化粧品", image: null },
    creator: { uid: `m${n}`, name: `クリエイター${n}`, image: null },
    unread_count: 1,
    read_seq: 9,
    last_seq: 10,
    flag: null,
    needs_reply: false,
    waiting_since: null,
    last_comment: null,
    archived: false,
    absorbed_room_ids: [],
  }) as unknown as ChatRoomResponse;

let asked = 0;
/** The list is there once; that it is read again at most once a second is another cost, and not waited for. */
const answer = async () => {
  asked += 1;
  if (asked > 1) return new Promise<Response>(() => {});
  const items = Array.from({ length: COUNT }, (_, n) => room(n));
  return Response.json({ items, next_cursor: null, total: COUNT });
};

let handlers: CommentStoreHandlers | undefined;
const store: CommentStore = {
  listComments: async () => [],
  postComment: () => Promise.reject(new Error("not asked for")),
  editComment: () => Promise.reject(new Error("not asked for")),
  deleteComment: () => Promise.reject(new Error("not asked for")),
  subscribe: (given) => {
    handlers = given;
    return () => {};
  },
};

let renders = 0;
const Row = memo(function Row({ id, name, unread }: { id: string; name: string; unread: LiveCount }) {
  renders += 1;
  return (
    <li data-room={id}>
      {name} <CountBadge count={unread} label="未読" />
    </li>
  );
});

function Rooms() {
  const { chatRooms } = useChatRooms();
  const unreadOf = useRoomUnread();
  return (
    <ul>
      {chatRooms.map(({ roomId, creator }) => (
        <Row key={roomId} id={roomId} name={creator.name} unread={unreadOf(roomId)} />
      ))}
    </ul>
  );
}

const client = createApiClient({ getIdToken: async () => null, fetch: answer as typeof fetch });

let root: Root | undefined;
const seqs = new Map<string, number>();
const counts = new Map<string, { count: number; badge: HTMLElement; shown: Text; spoken: Text }>();

/** What one would write by hand: the same elements, found in a Map. */
function drawPlain() {
  const list = document.createElement("ul");
  for (let n = 0; n < COUNT; n++) {
    const item = document.createElement("li");
    item.dataset.room = `r${n}`;
    const badge = document.createElement("span");
    badge.className = "tsu-count";
    badge.dataset.tone = "thread";
    const [shown, spoken] = [document.createElement("span"), document.createElement("span")];
    shown.ariaHidden = "true";
    spoken.className = "tsu-hidden";
    shown.textContent = "1";
    spoken.textContent = "未読 1件";
    badge.append(shown, spoken);
    item.append(`クリエイター${n} `, badge);
    list.append(item);
    counts.set(`r${n}`, {
      count: 1,
      badge,
      shown: shown.firstChild as Text,
      spoken: spoken.firstChild as Text,
    });
  }
  stage.append(list);
}

function hear(side: Side, id: string) {
  if (side === "ours") {
    const seq = (seqs.get(id) ?? 10) + 1;
    seqs.set(id, seq);
    handlers?.onComment({
      id: `${id}-${seq}`,
      roomId: id,
      uid: "creator",
      kind: "message",
      text: "",
      images: [],
      createdAt: "2026-11-20T00:00:00.000Z",
      seq,
      editedAt: null,
      deleted: false,
      state: "sent",
    });
    return;
  }
  const one = counts.get(id);
  if (!one) return;
  one.count += 1;
  one.badge.hidden = one.count <= 0;
  one.shown.data = one.count > 99 ? "99+" : `${one.count}`;
  one.spoken.data = `未読 ${one.count}件`;
}

const bench = {
  async open(side: Side) {
    root?.unmount();
    root = undefined;
    stage.textContent = "";
    counts.clear();
    seqs.clear();
    asked = 0;
    if (side === "plain") drawPlain();
    else {
      root = createRoot(stage);
      root.render(
        <UiProvider colorMode="light">
          <ApiProvider client={client}>
            <DataScope>
              <CommentStoreProvider store={store} scope="bench">
                <Rooms />
              </CommentStoreProvider>
            </DataScope>
          </ApiProvider>
        </UiProvider>,
      );
    }
    while (stage.querySelectorAll("[data-room]").length < COUNT || (side === "ours" && !handlers))
      await new Promise((resolve) => setTimeout(resolve, 20));
    // The first event asks for the list again, which is not part of what follows.
    hear(side, "r0");
    await new Promise((resolve) => setTimeout(resolve, 100));
    renders = 0;
    return document.body.offsetHeight;
  },
  /** A message in each of so many rooms; with `eachShown` the browser lays out after every one. */
  hear(side: Side, from: number, count: number, eachShown: boolean) {
    for (let n = from; n < from + count; n++) {
      hear(side, `r${(n * 7919) % COUNT}`);
      if (eachShown) document.body.offsetHeight;
    }
    return document.body.offsetHeight;
  },
  shown: (n: number) =>
    stage.querySelector(`[data-room=r${(n * 7919) % COUNT}] .tsu-count > :first-child`)?.textContent,
  renders: () => renders,
};

(window as unknown as { bench: typeof bench }).bench = bench;
