import type { RoomFlag, SupportChatRoomResponse, SupportCreator } from "@tsumugi/contract";
import { flagColumns } from "../chat-rooms/roomFlag.ts";
import { now } from "../core/context.ts";
import { found } from "../core/errors.ts";
import { toPage } from "../core/keysetPage.ts";
import { publish } from "../core/realtime/publish.ts";
import { inTransaction } from "../db/db.ts";
import { presentSupportRoom } from "./support-chat-rooms.presenter.ts";
import {
  countSupportRooms,
  findSupportRoomView,
  listSupportRoomViews,
  QUEUE_SORT,
  type SupportRoomFilter,
  type SupportRoomView,
} from "./support-chat-rooms.repository.ts";
import {
  findSupportCreator,
  findSupportCreators,
  joinedOperators,
  lastSupportComments,
} from "./supportPeople.repository.ts";
import {
  findSupportRoom,
  insertSupportRoom,
  joinAndReadSupport,
  lockSupportRoom,
  updateSupportRoom,
  waitingSince,
} from "./supportRooms.repository.ts";

const FOUND_AT_MOST = 50;

/** The operator who reads; each has their own read position. */
type Viewer = { readonly uid: string };

interface RoomRef {
  readonly id: string;
}

async function present(views: readonly SupportRoomView[]): Promise<SupportChatRoomResponse[]> {
  const uids = views.map(({ uid }) => uid);
  const operators = Map.groupBy(await joinedOperators(uids), ({ room_uid }) => room_uid);
  const last = await lastSupportComments(uids);
  return views.map((view) => presentSupportRoom(view, operators.get(view.uid) ?? [], last.get(view.uid)));
}

/** Waiting longest first, then the rest by newest comment. */
export async function listSupportRooms(
  { uid }: Viewer,
  query: SupportRoomFilter & { readonly limit: number; readonly cursor?: string | undefined },
) {
  const page = toPage(await listSupportRoomViews(uid, query, query), query.limit, QUEUE_SORT);
  return {
    items: await present(page.rows),
    next_cursor: page.next_cursor,
    total: await countSupportRooms(uid, query),
  };
}

/** @throws AppError not_found */
export async function getSupportRoom({ uid }: Viewer, { id }: RoomRef): Promise<SupportChatRoomResponse> {
  const view = found(await findSupportRoomView(uid, id));
  return found((await present([view]))[0]);
}

/** The creator's room, made where there is none. @throws AppError not_found, also for a deleted creator */
export function openSupportRoom(
  viewer: Viewer,
  { creator_uid }: { readonly creator_uid: string },
): Promise<SupportChatRoomResponse> {
  return inTransaction(async () => {
    found(await findSupportCreator(creator_uid));
    const isNew = await insertSupportRoom(creator_uid, now());
    if (isNew) await publish({ type: "room.changed", room_uid: creator_uid });
    return getSupportRoom(viewer, { id: creator_uid });
  });
}

/** At most 50. */
export async function searchCreators(
  _viewer: Viewer,
  { keyword }: { readonly keyword?: string | undefined },
): Promise<{ items: SupportCreator[] }> {
  return { items: await findSupportCreators(keyword, FOUND_AT_MOST) };
}

/**
 * `flag: null` removes the flag, absent leaves it; `needs_reply: false` marks 返信不要 up to what the caller has seen,
 * `true` undoes that: a creator without an answer waits again, since their first question. @throws AppError not_found
 */
export function flagSupportRoom(
  viewer: Viewer,
  {
    id: room_uid,
    flag,
    needs_reply,
    seen_to,
  }: RoomRef & {
    flag?: RoomFlag | null | undefined;
    needs_reply?: boolean | undefined;
    seen_to?: number | undefined;
  },
): Promise<SupportChatRoomResponse> {
  return inTransaction(async () => {
    const room = found(await lockSupportRoom(room_uid));
    const seen = Math.max(room.no_reply_seq, Math.min(seen_to ?? room.last_seq, room.last_seq));
    const no_reply_seq = needs_reply ? 0 : seen;
    const values = {
      ...(flag === undefined ? {} : flagColumns(flag)),
      ...(needs_reply !== undefined && {
        waiting_since: await waitingSince(room_uid, no_reply_seq),
        no_reply_seq,
      }),
    };
    if (Object.keys(values).length > 0) {
      await updateSupportRoom(room, values);
      await publish({ type: "room.changed", room_uid });
    }
    return getSupportRoom(viewer, { id: room_uid });
  });
}

/** Moves the read position forward, never back; absent or beyond the newest: the newest. @throws AppError not_found */
export function readSupportRoom(
  { uid }: Viewer,
  { id: room_uid, read_to }: RoomRef & { read_to?: number | undefined },
) {
  return inTransaction(async () => {
    const room = found(await findSupportRoom(room_uid));
    const read_seq = Math.min(read_to ?? room.last_seq, room.last_seq);
    await joinAndReadSupport(room_uid, { user_uid: uid, read_seq, at: now() });
    await publish({ type: "unread.changed", user_uid: uid, room_uid });
    const view = found(await findSupportRoomView(uid, room_uid));
    return { unread_count: view.unread_count, read_seq: view.read_seq };
  });
}
