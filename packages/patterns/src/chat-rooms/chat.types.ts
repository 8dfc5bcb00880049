import type { RoomFlag, RoomMember } from "@tsumugi/contract";
import type { LiveCount } from "@tsumugi/ui";

/** A comment as the hooks hold it (camelCase; times ISO 8601 or ms). */
export interface CommentLook {
  id: string;
  /** Author; `system` for what the product itself says. */
  uid: string;
  kind: "message" | "system";
  text: string;
  /** `width` and `height` in pixels, where known. */
  images: readonly { uid: string; url: string; name: string; width?: number; height?: number }[];
  createdAt: string | number;
  deleted: boolean;
  /** When its writer changed it later: 「編集済み」 stands beside the time. */
  editedAt: string | null;
  /** `sent` once the store has it. Required, so that no page can show an own comment as sent that is not. */
  state: "sent" | "sending" | "failed";
}

/** An own comment that is being written again. */
export interface CommentEditLook {
  /** As it stands in the box. */
  text: string;
  /** What the comment said when the writing began. */
  original: string;
}

export type MemberLook = Pick<RoomMember, "name" | "image">;

export interface ChatRoomLook {
  roomId: string;
  type: "dm" | "job_request";
  creator: { uid: string; name: string; image: string | null };
  /** Project of a job room. */
  projectName: string | null;
  lastText: string | null;
  lastAt: string | null;
  unreadCount: number;
  /** The same number as it changes: the badge follows it, and no row is drawn again. Default: `unreadCount`. */
  unread?: LiveCount;
  needsReply: boolean;
  flag: RoomFlag | null;
  archived: boolean;
  /** Since when the creator waits for an answer (ISO 8601); absent unless 未返信. */
  waitingSince?: string | null;
  /** The text begun and not sent; "" or absent: none. */
  draft?: string;
  /** Own comments that did not arrive. */
  failedCount?: number;
  /** The line of a comment that a search found, in pieces. */
  hitLine?: readonly { text: string; hit: boolean }[] | null;
  /** That comment. */
  hitId?: string;
}
