import type { ChatRoomResponse, RoomFlag } from "@tsumugi/contract";
import type { MemberActor } from "../core/actor.ts";
import { now } from "../core/context.ts";
import { cursorTime, decodeCursor, encodeCursor } from "../core/cursor.ts";
import { AppError, found } from "../core/errors.ts";
import { newUid } from "../core/ids.ts";
import { publish } from "../core/realtime/publish.ts";
import { inTransaction } from "../db/db.ts";
import { presentJobRequest } from "../job-requests/job-requests.presenter.ts";
import { findJobRequests } from "../job-requests/job-requests.repository.ts";
import { presentMembers, presentRoom } from "./chat-rooms.presenter.ts";
import {
  countRooms,
  findRoomView,
  listRoomViews,
  type RoomFilter,
  type RoomView,
} from "./chat-rooms.repository.ts";
import { findRoomCreator, joinedUsers, lastComments } from "./roomPeople.ts";
import { findRoom, insertRoomOnce, joinAndRead, lockRoom, type RoomRow, updateRoom } from "./roomRows.ts";
import { tellRoom } from "./tellRoom.ts";

/** The member who looks; a room shows each their own read position. */
type Viewer = Pick<MemberActor, "uid" | "company_uid" | "canSeeFees">;

/** Newest activity first. Four statements however many rooms there are. */
export async function listChatRooms(
  viewer: Viewer,
  query: RoomFilter & { limit: number; cursor?: string | undefined },
) {
  const { company_uid, uid } = viewer;
  const [at, last] = query.cursor ? decodeCursor(query.cursor, ["string", "string"]) : [];
  const after = last === undefined ? undefined : { activity_at: cursorTime(at), uid: String(last) };
  const rows = await listRoomViews(company_uid, uid, query, { limit: query.limit + 1, after });
  const shown = rows.slice(0, query.limit);
  const end = rows.length > shown.length ? shown.at(-1)?.room : undefined;
  return {
    items: await present(viewer, shown),
    next_cursor: end ? encodeCursor([end.activity_at.toISOString(), end.uid]) : null,
    total: await countRooms(company_uid, uid, query),
  };
}

async function present(
  { company_uid, canSeeFees }: Viewer,
  views: readonly RoomView[],
): Promise<ChatRoomResponse[]> {
  const jobs = await findJobRequests(
    company_uid,
    views.flatMap(({ room }) => room.job_request_uid ?? []),
  );
  const last = await lastComments(
    company_uid,
    views.map(({ room }) => room.uid),
  );
  return views.map((view) => {
    const job = jobs.get(view.room.job_request_uid ?? "");
    const request = job ? { ...presentJobRequest(job, canSeeFees), job_status: job.job_status } : null;
    return presentRoom(view, request, last.get(view.room.uid) ?? null);
  });
}

/** @throws AppError not_found */
export async function getChatRoom(viewer: Viewer, room_uid: string): Promise<ChatRoomResponse> {
  const view = found(await findRoomView(viewer.company_uid, viewer.uid, room_uid));
  return found((await present(viewer, [view]))[0]);
}

/** @throws AppError not_found */
export async function getMembers(company_uid: string, room_uid: string) {
  const room = found(await findRoom(company_uid, room_uid));
  const creator = found(await findRoomCreator(company_uid, room.creator_uid));
  return { members: presentMembers(await joinedUsers(company_uid, room_uid), creator) };
}

/**
 * The room of a job request, made if there is none, in the open transaction.
 * @param job `creator_uid` is the managed creator's uid
 */
export function openJobRoom(job: {
  readonly company_uid: string;
  readonly creator_uid: string;
  readonly job_request_uid: string;
}): Promise<string> {
  return open({ ...job, type: "job_request" });
}

/** The room with a managed creator outside any job; the existing one if there is one. @throws AppError not_found */
export async function openDmRoom(viewer: Viewer, creator_uid: string): Promise<ChatRoomResponse> {
  const creator = found(await findRoomCreator(viewer.company_uid, creator_uid));
  if (creator.archived_at) throw new AppError("not_found");
  const room_uid = await open({ company_uid: viewer.company_uid, creator_uid, type: "dm" });
  return getChatRoom(viewer, room_uid);
}

const open = (room: Pick<RoomRow, "company_uid" | "creator_uid" | "type"> & { job_request_uid?: string }) =>
  inTransaction(async () => {
    const at = now();
    const opened = await insertRoomOnce({ ...room, uid: newUid(), activity_at: at, created_at: at });
    if (!opened) throw new Error("The room is neither new nor there.");
    if (opened.isNew) await tellRoom(opened.room);
    return opened.room.uid;
  });

/**
 * Joins the caller and moves the read position forward, never back.
 * @param read_to a seq; absent: the newest. Beyond the newest counts as the newest.
 * @throws AppError not_found
 */
export function joinRoom(viewer: Viewer, room_uid: string, read_to: number | undefined) {
  const { company_uid, uid } = viewer;
  return inTransaction(async () => {
    const room = found(await findRoom(company_uid, room_uid));
    const read_seq = Math.min(read_to ?? room.last_seq, room.last_seq);
    await joinAndRead(company_uid, room_uid, { user_uid: uid, read_seq, at: now() });
    await publish({ type: "unread.changed", company_uid, user_uid: uid, room_uid });
    const view = found(await findRoomView(company_uid, uid, room_uid));
    return { unread_count: view.unread_count, read_seq: view.read_seq };
  });
}

/** Archives for the company, which marks the room read for everyone; or brings it back. @throws AppError not_found */
export const archiveRoom = (viewer: Viewer, room_uid: string, archived: boolean) =>
  change(viewer, room_uid, (room) =>
    archived === (room.archived_at !== null)
      ? undefined
      : { archived_at: archived ? now() : null, ...(archived ? { read_floor_seq: room.last_seq } : {}) },
  );

/** `flag: null` takes it away, absent leaves it; `needs_reply: false` marks 返信不要. @throws AppError not_found */
export const flagRoom = (
  viewer: Viewer,
  room_uid: string,
  { flag, needs_reply }: { flag?: RoomFlag | null | undefined; needs_reply?: false | undefined },
) =>
  change(viewer, room_uid, (room) => ({
    ...(flag === undefined
      ? {}
      : {
          flag_color: flag?.color ?? null,
          flag_label: flag?.label ?? "",
          flag_due_on: flag?.due_on ?? null,
        }),
    ...(needs_reply === undefined ? {} : { needs_reply: false, no_reply_seq: room.last_seq }),
  }));

function change(
  viewer: Viewer,
  room_uid: string,
  decide: (room: RoomRow) => Partial<RoomRow> | undefined,
): Promise<ChatRoomResponse> {
  return inTransaction(async () => {
    const room = found(await lockRoom(viewer.company_uid, room_uid));
    const values = decide(room);
    if (values && Object.keys(values).length > 0) {
      await updateRoom(viewer.company_uid, room_uid, values);
      await tellRoom(room);
    }
    return getChatRoom(viewer, room_uid);
  });
}
