import type { FlagLook } from "./flags.ts";

/** A comment as the hooks hold it (camelCase; times ISO 8601 or ms). */
export interface CommentLook {
  id: string;
  /** Author; `system` for what the product itself says. */
  uid: string;
  kind: "message" | "system";
  text: string;
  images: readonly { uid: string; url: string; name: string }[];
  createdAt: string | number;
  deleted?: boolean;
  /** Own comments on their way; absent once the store has them. */
  delivery?: "sending" | "failed";
}

export interface MemberLook {
  name: string;
  image: string | null;
}

export interface ChatRoomLook {
  roomId: string;
  type: "dm" | "job_request";
  creator: { uid: string; name: string; image: string | null };
  /** Project of a job room. */
  projectName: string | null;
  lastText: string | null;
  lastAt: string | null;
  unreadCount: number;
  needsReply: boolean;
  flag: FlagLook | null;
  archived: boolean;
  /** An unsent text waits in this room. */
  hasDraft?: boolean;
}
