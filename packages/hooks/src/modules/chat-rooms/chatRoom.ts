import {
  type ChatRoomResponse,
  type FeeLine,
  type RoomFlag,
  type RoomHit,
  type RoomMember,
  type RoomType,
  SUPPORT_MEMBER_UID,
  type SupportChatRoomResponse,
  SYSTEM_MEMBER_UID,
} from "@tsumugi/contract";

/** Members of a room by uid, the built-in one included. */
export type RoomMembers = Readonly<Record<string, RoomMember>>;

/** Until the server says more of them: only it knows where their pictures are. */
const builtIn = (uid: string, name: string): RoomMembers => ({
  [uid]: { name, image: null, managed_creator_uid: null },
});
const SYSTEM = builtIn(SYSTEM_MEMBER_UID, "ツムギ");
const SUPPORT = builtIn(SUPPORT_MEMBER_UID, "ツムギサポート");

/** What rooms of both sides hold about reading and the newest comment. */
interface RoomState {
  readonly unreadCount: number;
  readonly flag: RoomFlag | null;
  /** 未返信 */
  readonly needsReply: boolean;
  readonly lastComment: ChatRoomResponse["last_comment"];
  /** The caller's read position; the divider stands after it. */
  readonly readSeq: number;
  readonly lastSeq: number;
}

/** Specification §3 Chat room. What is nested keeps its wire names. */
export interface ChatRoom extends RoomState {
  readonly roomId: string;
  readonly type: RoomType;
  readonly jobRequest: ChatRoomResponse["job_request"];
  /** What comments say of money; absent for who may not see fees, and in lists. */
  readonly feeLines?: readonly FeeLine[] | undefined;
  readonly company: ChatRoomResponse["company"];
  readonly creator: ChatRoomResponse["creator"];
  readonly members: RoomMembers;
  readonly archived: boolean;
  /** Since when the creator waits for an answer; null unless 未返信. */
  readonly waitingSince: string | null;
  /** Where the keyword of a search was found in the texts; null outside a search. */
  readonly hit: RoomHit | null;
  /** Rooms that were merged into this one: their addresses lead here. */
  readonly absorbedRoomIds: readonly string[];
}

/** Specification §3 Support chat room. */
export interface SupportChatRoom extends RoomState {
  readonly roomId: string;
  readonly creatorUid: string;
  readonly creator: SupportChatRoomResponse["creator"];
  readonly members: RoomMembers;
  /** Since when the creator waits for an answer. */
  readonly waitingSince: string | null;
}

const toRoomState = (wire: ChatRoomResponse | SupportChatRoomResponse): RoomState => ({
  unreadCount: wire.unread_count,
  flag: wire.flag,
  needsReply: wire.needs_reply,
  lastComment: wire.last_comment,
  readSeq: wire.read_seq,
  lastSeq: wire.last_seq,
});

/** The one place where a chat room's wire form is decoded. */
export const toChatRoom = (wire: ChatRoomResponse, members: RoomMembers = {}): ChatRoom => ({
  ...toRoomState(wire),
  roomId: wire.room_id,
  type: wire.type,
  jobRequest: wire.job_request,
  feeLines: wire.fee_lines,
  company: wire.company,
  creator: wire.creator,
  members: { ...SYSTEM, ...members },
  archived: wire.archived,
  waitingSince: wire.waiting_since,
  hit: wire.hit ?? null,
  absorbedRoomIds: wire.absorbed_room_ids,
});

/** The one place where a support chat room's wire form is decoded. */
export const toSupportChatRoom = (wire: SupportChatRoomResponse): SupportChatRoom => ({
  ...toRoomState(wire),
  roomId: wire.support_room_id,
  creatorUid: wire.creator_uid,
  creator: wire.creator,
  members: { ...SUPPORT, ...wire.members },
  waitingSince: wire.waiting_since,
});
