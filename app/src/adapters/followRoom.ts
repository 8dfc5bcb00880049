import type { Comment } from "@tsumugi/hooks";
import {
  type CollectionReference,
  onSnapshot,
  orderBy,
  type QueryConstraint,
  query,
  startAfter,
  type Timestamp,
} from "firebase/firestore";
import { toComment } from "./firestoreComment.ts";
import { toApiError } from "./firestoreErrors.ts";

export type FollowState = "starting" | "open" | "cut" | "refused";

export interface FollowRoomOptions {
  readonly roomId: string;
  readonly comments: CollectionReference;
  /** Latest `changedAt` of what was loaded; null: nothing was there. */
  readonly since: Timestamp | null;
  readonly onComment: (comment: Comment) => void;
  readonly onState: (state: FollowState) => void;
}

const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;

export interface FollowedRoom {
  readonly state: FollowState;
  /** The latest `changedAt` that was passed on. */
  readonly latest: Timestamp | null;
  /** Tries at once, e.g. with a new token. */
  retry(): void;
  stop(): void;
}

/**
 * Follows every later change of a room. The query goes by the time of change and has no window: a comment never
 * leaves it, so the `removed` of the SDK means nothing here, and an old comment that is edited is passed on, too.
 */
export function followRoom({ roomId, comments, since, onComment, onState }: FollowRoomOptions): FollowedRoom {
  let latest = since;
  let state: FollowState = "starting";
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsubscribe = () => {};
  const become = (next: FollowState) => {
    if (next === state) return;
    state = next;
    onState(next);
  };

  const listen = () => {
    unsubscribe();
    const from: QueryConstraint[] = latest ? [startAfter(latest)] : [];
    unsubscribe = onSnapshot(
      query(comments, orderBy("changedAt"), ...from),
      { includeMetadataChanges: true },
      (snapshot) => {
        // Without a server's answer yet there is nothing that could be old.
        if (!snapshot.metadata.fromCache) become("open");
        else if (state === "open") become("cut");
        if (!snapshot.metadata.fromCache) attempt = 0;
        for (const { type, doc } of snapshot.docChanges()) {
          if (type === "removed" || doc.metadata.hasPendingWrites) continue;
          const data = doc.data();
          if (data.changedAt && (!latest || data.changedAt > latest)) latest = data.changedAt;
          const comment = toComment(roomId, doc.id, data);
          if (comment) onComment(comment);
        }
      },
      (cause) => {
        // The SDK has given the query up. A refusal ends only with a new token; anything else is tried again.
        const { status } = toApiError(cause);
        if (status === 401 || status === 403) return become("refused");
        become("cut");
        timer = setTimeout(listen, Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt));
        attempt += 1;
      },
    );
  };
  listen();
  return {
    get state() {
      return state;
    },
    get latest() {
      return latest;
    },
    retry: () => {
      clearTimeout(timer);
      listen();
    },
    stop: () => {
      clearTimeout(timer);
      unsubscribe();
    },
  };
}
