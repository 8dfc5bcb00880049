import { editRefusal } from "@tsumugi/contract";
import type {
  Comment,
  CommentPage,
  CommentStore,
  CommentStoreHandlers,
  ConnectionState,
  RoomRef,
} from "@tsumugi/hooks";
import {
  collection,
  type DocumentSnapshot,
  doc,
  type Firestore,
  runTransaction,
  serverTimestamp,
  type Timestamp,
  type Transaction,
} from "firebase/firestore";
import { isRoomNumber } from "../shared/commentNumbers.ts";
import { isSameDraft, toComment } from "./firestoreComment.ts";
import { orThrow, refusal, staleComment } from "./firestoreErrors.ts";
import { latestChange, loadPage } from "./firestorePage.ts";
import { createFollowedRooms } from "./followedRooms.ts";

export interface FirestoreStoreOptions {
  readonly db: Firestore;
  /** Who writes; "" while nobody is signed in. */
  readonly uid: () => string;
  /** Called with each new token: what was refused may be allowed now. Answers the unsubscribe function. */
  readonly onToken: (listener: () => void) => () => void;
  /** The server's own store: support rooms, and the counts and notices that it keeps for every room. */
  readonly server: CommentStore;
  /** Rooms followed at a time; default 50. */
  readonly mostFollowed?: number;
}

/** The comment store port over Firestore: `chat_rooms/{room_id}/comments/{comment_id}`. */
export function createFirestoreCommentStore(options: FirestoreStoreOptions): CommentStore {
  const { db, server } = options;
  const subscribers = new Set<CommentStoreHandlers>();
  /** Whatever was loaded from here: what the server says of these rooms' comments is Firestore's matter. */
  const ours = new Set<string>();
  let stream: ConnectionState = "connecting";
  let lastConnection: ConnectionState | undefined;
  let stop: (() => void)[] = [];

  const commentsOf = (roomId: string) => collection(db, "chat_rooms", roomId, "comments");
  const tell = (say: (one: CommentStoreHandlers) => void) => {
    for (const one of subscribers) say(one);
  };
  const tellConnection = () => {
    const next = stream === "open" && rooms.isCut ? "reconnecting" : stream;
    if (next !== lastConnection) tell((one) => one.onConnection(next));
    lastConnection = next;
  };
  const rooms = createFollowedRooms({
    commentsOf,
    most: options.mostFollowed ?? 50,
    onComment: (comment) => tell((one) => one.onComment(comment)),
    onState: tellConnection,
  });

  /** Links written by the server name a comment by its own number: only it knows which one that is. */
  const resolved = async (room: RoomRef, page: CommentPage): Promise<CommentPage> => {
    const { around } = page;
    if (typeof around !== "number" || !isRoomNumber(around)) return page;
    const [found] = await server.listComments(room, { limit: 1, around });
    return found ? { ...page, around: found.id } : page;
  };

  const load = async (roomId: string, asked: CommentPage) => {
    ours.add(roomId);
    const page = await resolved({ side: "chat", id: roomId }, asked);
    const isNewest = page.before === undefined && page.after === undefined && page.around === undefined;
    // Asked before loading: what changes meanwhile is passed on, too.
    const since = isNewest || rooms.knows(roomId) ? undefined : await latestChange(commentsOf(roomId));
    const docs = await loadPage(commentsOf(roomId), page);
    const changes = docs.flatMap((one) => (one.data().changedAt as Timestamp | undefined) ?? []);
    const newest = changes.reduce<Timestamp | null>((max, at) => (max && max > at ? max : at), null);
    if (subscribers.size > 0 && (isNewest || since !== undefined)) rooms.follow(roomId, since ?? newest);
    return docs.flatMap((one) => toComment(roomId, one.id, one.data()) ?? []);
  };

  const stored = (roomId: string, found: DocumentSnapshot): Comment => {
    const comment = toComment(roomId, found.id, found.data() ?? {});
    if (!comment) throw refusal("not-found");
    return comment;
  };

  /** Reads and writes in one step, and answers what the store then holds. */
  const write = async (
    roomId: string,
    id: string,
    work: (transaction: Transaction, found: DocumentSnapshot) => void,
  ): Promise<Comment> => {
    const place = doc(commentsOf(roomId), id);
    await orThrow(runTransaction(db, async (transaction) => work(transaction, await transaction.get(place))));
    // Not `getDocFromServer`: while the listening stream is being reopened, it fails though all is written.
    return stored(roomId, await orThrow(runTransaction(db, (transaction) => transaction.get(place))));
  };

  const own = (roomId: string, found: DocumentSnapshot): Comment => {
    const comment = stored(roomId, found);
    if (comment.uid !== options.uid() || comment.kind !== "message") throw refusal("permission-denied");
    return comment;
  };

  const isServers = ({ side }: RoomRef) => side === "support";

  return {
    listComments: (room, page) => (isServers(room) ? server.listComments(room, page) : load(room.id, page)),
    postComment: (room, draft) => {
      if (isServers(room)) return server.postComment(room, draft);
      return write(room.id, draft.id, (transaction, found) => {
        if (found.exists()) {
          const before = stored(room.id, found);
          if (!before.deleted && !isSameDraft(before, options.uid(), draft)) throw refusal("already-exists");
          return;
        }
        const now = serverTimestamp();
        transaction.set(found.ref, {
          uid: options.uid(),
          kind: "message",
          text: draft.text,
          images: [...draft.images],
          createdAt: now,
          changedAt: now,
          editedAt: null,
          deleted: false,
        });
      });
    },
    // Atomic among clients that ask: the rules cannot tell what one that does not ask has read.
    editComment: (room, id, text, original) => {
      if (isServers(room)) return server.editComment(room, id, text, original);
      return write(room.id, id, (transaction, found) => {
        const before = own(room.id, found);
        if (before.deleted) throw refusal("not-found");
        if (before.text === text) return;
        const stale = editRefusal(before, original);
        if (stale) throw staleComment(before, stale);
        transaction.update(found.ref, { text, editedAt: serverTimestamp(), changedAt: serverTimestamp() });
      });
    },
    deleteComment: (room, id) => {
      if (isServers(room)) return server.deleteComment(room, id);
      return write(room.id, id, (transaction, found) => {
        if (own(room.id, found).deleted) return;
        transaction.update(found.ref, { text: "", images: [], deleted: true, changedAt: serverTimestamp() });
      });
    },
    // Who is there is nothing to store: the server tells it, whatever keeps the comments.
    announce: async (room, state) => (await server.announce?.(room, state)) ?? [],
    subscribe: (one, scope) => {
      subscribers.add(one);
      if (subscribers.size > 1) {
        one.onConnection(lastConnection ?? stream);
      } else {
        const fromServer: Required<CommentStoreHandlers> = {
          onComment: (comment) => {
            // Of a room that had to give way it is the sign to look again; Firestore's own state is passed on.
            if (ours.has(comment.roomId)) rooms.wake(comment.roomId);
            else tell((each) => each.onComment(comment));
          },
          onPresence: (presence) => tell((each) => each.onPresence?.(presence)),
          onRoomChanged: (...change) => tell((each) => each.onRoomChanged(...change)),
          onProjectChanged: (...change) => tell((each) => each.onProjectChanged?.(...change)),
          onNoticesChanged: () => tell((each) => each.onNoticesChanged?.()),
          onCreatorsMerged: () => tell((each) => each.onCreatorsMerged?.()),
          onAccessChanged: () => tell((each) => each.onAccessChanged?.()),
          onUnreadChanged: (counts) => tell((each) => each.onUnreadChanged(counts)),
          onNotification: (notification) => tell((each) => each.onNotification(notification)),
          onNotificationsRead: () => tell((each) => each.onNotificationsRead?.()),
          onReset: () => tell((each) => each.onReset()),
          onConnection: (state) => {
            stream = state;
            tellConnection();
          },
        };
        stop = [server.subscribe(fromServer, scope), options.onToken(rooms.retry)];
      }
      return () => {
        if (!subscribers.delete(one) || subscribers.size > 0) return;
        for (const end of stop) end();
        rooms.stop();
        ours.clear();
        lastConnection = undefined;
        stream = "connecting";
      };
    },
  };
}
