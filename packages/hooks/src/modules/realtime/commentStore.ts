import type { PresenceState, PresentPerson, RealtimeEvent } from "@tsumugi/contract";
import type { Comment, CommentImage } from "../comments/comment.ts";
import type { RoomRef } from "../comments/roomRef.ts";

export interface CommentDraft {
  /** UUIDv7; posting the same one again answers the stored comment. */
  readonly id: string;
  readonly text: string;
  readonly images: readonly CommentImage[];
}

/** A place in a room: a comment's id, or its `seq`. */
export type CommentPlace = string | number;

/**
 * Which comments of a room: the newest, the next older ones than the `seq` `before`, the next newer ones than
 * `after`, or those `around` a comment, split by `partsAround` of the contract. At most one of the three.
 */
export interface CommentPage {
  readonly limit: number;
  readonly before?: number;
  readonly after?: number;
  readonly around?: CommentPlace;
}

/** `reconnecting`: what is shown may be old. `closed`: it does not reconnect by itself. */
export type ConnectionState = "connecting" | "open" | "reconnecting" | "closed";

export interface CommentStoreHandlers {
  /** New, edited, or with `deleted` removed. A live query whose window moves on deletes nothing: do not report that. */
  onComment(comment: Comment): void;
  /** Status, flag or archive of a room changed: everything that shows it has to be loaded again. */
  onRoomChanged(roomId: string, projectUid: string | null): void;
  /** Rows of a project's sheet changed; `null`: so many that all have to be loaded again. */
  onProjectChanged?(projectUid: string, creatorUids: readonly string[] | null): void;
  onUnreadChanged(counts: Omit<Extract<RealtimeEvent, { type: "unread.changed" }>, "type">): void;
  onNotification(notification: Omit<Extract<RealtimeEvent, { type: "notification.added" }>, "type">): void;
  /** Own notifications were read, on this screen or another one. */
  onNotificationsRead?(): void;
  /** A payment notice was made, changed or moved: those on screen have to be loaded again. */
  onNoticesChanged?(): void;
  /** Two records of a creator became one: who shows either reads it again. */
  onCreatorsMerged?(): void;
  /** What the person may do changed, by the company's contract or by their role: the current user is read again. */
  onAccessChanged?(): void;
  /** Somebody entered a room, is typing there, or left. Not stored, so never repeated. */
  onPresence?(presence: Omit<Extract<RealtimeEvent, { type: "presence.changed" }>, "type">): void;
  /** Changes were missed and cannot be replayed: everything shown has to be loaded again. */
  onReset(): void;
  onConnection(state: ConnectionState): void;
}

/** Port of the realtime comment store. Methods raise `ApiError`. */
export interface CommentStore {
  /** Newest first, at most `limit`. Tombstones count. Raises `not_found` for an `around` that the room does not hold. */
  listComments(room: RoomRef, page: CommentPage): Promise<readonly Comment[]>;
  postComment(room: RoomRef, draft: CommentDraft): Promise<Comment>;
  /**
   * `original`: the comment's text when the edit began. Where it is different by now, nothing is stored and
   * `stale_version` is raised with the present `Comment` in `current`.
   */
  editComment(room: RoomRef, id: string, text: string, original?: string): Promise<Comment>;
  /** Answers the tombstone. */
  deleteComment(room: RoomRef, id: string): Promise<Comment>;
  /** Announces what one does in a room; answers the others who are there. Absent: this store has no presence. */
  announce?(room: RoomRef, state: PresenceState): Promise<readonly PresentPerson[]>;
  /**
   * Follows the changes of all rooms of the signed-in person. Returns the unsubscribe function.
   * @param scope person and company: tabs of one browser with the same scope may share one stream
   */
  subscribe(handlers: CommentStoreHandlers, scope?: string): () => void;
}
