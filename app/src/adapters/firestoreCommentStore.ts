import {
  ApiError,
  type Comment,
  type CommentStore,
  type CommentStoreHandlers,
  type RoomRef,
} from "@tsumugi/hooks";
import type { FirebaseApp } from "firebase/app";
import { getAuth } from "firebase/auth";
import {
  collection,
  doc,
  type Firestore,
  getDocFromServer,
  getDocsFromServer,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  startAfter,
  Timestamp,
  updateDoc,
} from "firebase/firestore";
import { COLLECTION, timeOf, toComment } from "./firestoreComment.ts";

const PAGE = 10;

const failure = (cause: unknown) =>
  new ApiError(
    {
      status: 0,
      statusText: "",
      code: "network",
      message: "メッセージのサービスに接続できませんでした。通信環境を確認して、もう一度お試しください。",
    },
    { cause },
  );

async function orThrow<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw failure(cause);
  }
}

const commentsOf = (db: Firestore, room: RoomRef) =>
  collection(db, COLLECTION[room.side], room.id, "comments");

const newestFirst = (db: Firestore, room: RoomRef) =>
  query(commentsOf(db, room), orderBy("createdAt", "desc"));

/** Follows the newest comments of one room. Answers the unsubscribe function. */
function follow(db: Firestore, room: RoomRef, handlers: ReadonlySet<CommentStoreHandlers>): () => void {
  let isFirst = true;
  const tell = (say: (one: CommentStoreHandlers) => void) => {
    for (const one of handlers) say(one);
  };
  return onSnapshot(
    query(newestFirst(db, room), limit(PAGE)),
    { includeMetadataChanges: true },
    (snapshot) => {
      tell((one) => one.onConnection(snapshot.metadata.fromCache ? "reconnecting" : "open"));
      for (const change of snapshot.docChanges()) {
        // The window moved on: the eleventh newest left it, but is not gone.
        if (change.type === "removed") continue;
        const comment = toComment(room.id, change.doc.id, change.doc.data());
        if (!comment) continue;
        tell((one) => one.onComment(comment));
        if (!isFirst) tell((one) => one.onRoomChanged(room.id, null));
      }
      isFirst = false;
    },
    () => tell((one) => one.onConnection("closed")),
  );
}

/** The comment store port over Firestore: `chat_rooms/{room_id}/comments/{comment_id}`. */
export function createFirestoreCommentStore(app: FirebaseApp): CommentStore {
  const db = getFirestore(app);
  const auth = getAuth(app);
  const handlers = new Set<CommentStoreHandlers>();
  const followed = new Map<string, () => void>();

  const stored = async (room: RoomRef, id: string): Promise<Comment> => {
    const found = await orThrow(getDocFromServer(doc(commentsOf(db, room), id)));
    const comment = toComment(room.id, id, found.data() ?? {});
    if (!comment) throw failure(new Error(`comment ${id} is not stored`));
    return comment;
  };
  const change = async (room: RoomRef, id: string, fields: Record<string, unknown>) => {
    await orThrow(updateDoc(doc(commentsOf(db, room), id), { ...fields, editedAt: serverTimestamp() }));
    return stored(room, id);
  };

  return {
    listComments: async (room, page) => {
      const key = `${room.side}/${room.id}`;
      if (!followed.has(key)) followed.set(key, follow(db, room, handlers));
      const before = page.before === undefined ? null : timeOf(page.before);
      const older = before ? [startAfter(new Timestamp(before.seconds, before.nanoseconds))] : [];
      const found = await orThrow(
        getDocsFromServer(query(newestFirst(db, room), ...older, limit(page.limit))),
      );
      return found.docs.flatMap((one) => toComment(room.id, one.id, one.data()) ?? []);
    },
    postComment: async (room, draft) => {
      const place = doc(commentsOf(db, room), draft.id);
      await orThrow(
        runTransaction(db, async (transaction) => {
          if ((await transaction.get(place)).exists()) return;
          transaction.set(place, {
            uid: auth.currentUser?.uid ?? "",
            kind: "message",
            text: draft.text,
            images: draft.images,
            createdAt: serverTimestamp(),
            editedAt: null,
            deleted: false,
          });
        }),
      );
      return stored(room, draft.id);
    },
    editComment: (room, id, text) => change(room, id, { text }),
    deleteComment: (room, id) => change(room, id, { text: "", images: [], deleted: true }),
    subscribe: (one) => {
      handlers.add(one);
      one.onConnection("open");
      return () => {
        handlers.delete(one);
        if (handlers.size > 0) return;
        for (const stop of followed.values()) stop();
        followed.clear();
      };
    },
  };
}
