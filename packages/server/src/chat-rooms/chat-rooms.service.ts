import type { ChatRoomResponse, RoomFlag } from "@tsumugi/contract";
import { feeLinesOf, waitsForUs } from "../comments/comments.repository.ts";
import type { MemberActor } from "../core/actor.ts";
import { archivedBehind, type Walk } from "../core/archivedBehind.ts";
import { now } from "../core/context.ts";
import { cursorTime, decodeCursor, encodeCursor } from "../core/cursor.ts";
import { AppError, found } from "../core/errors.ts";
import { newUid } from "../core/ids.ts";
import { inTransaction } from "../db/db.ts";
import { presentJobRequest } from "../job-requests/job-requests.presenter.ts";
import { findJobRequests } from "../job-requests/job-requests.repository.ts";
import { feesByJob } from "../job-requests/jobVersions.repository.ts";
import { presentMembers, presentRoom } from "./chat-rooms.presenter.ts";
import {
  countByTab,
  countRooms,
  findRoomView,
  listRoomViews,
  type RoomView,
} from "./chat-rooms.repository.ts";
import { notifyRoom } from "./notifyRoom.service.ts";
import type { RoomFilter } from "./roomFilter.repository.ts";
import { flagColumns } from "./roomFlag.ts";
import { findRoomCreator, joinedUsers, lastComments } from "./roomPeople.repository.ts";
import { searchRooms } from "./roomSearch.repository.ts";
import { findRoom, insertRoomOnce, lockRoom, type RoomRow, updateRoom } from "./rooms.repository.ts";
import { hitsIn, waitingSince } from "./roomTexts.repository.ts";
import { ownSeqUpTo } from "./storeOrder.repository.ts";

/** The member who reads; each has their own read position. */
type Viewer = Pick<MemberActor, "uid" | "company_uid" | "canSeeFees">;

/** A room by its address; one that was merged into another is found under its old address, too. */
interface RoomRef {
  readonly id: string;
}

/** What the caller had on screen: the number of its newest message on the wire; absent: all there is. */
interface Seen {
  readonly seen_to?: number | undefined;
}

/** Newest activity first, in at most six statements and one per word, however many rooms there are. */
export async function listChatRooms(
  viewer: Viewer,
  query: Omit<RoomFilter, "search"> & {
    with_archived: boolean;
    hits: number;
    limit: number;
    cursor?: string | undefined;
    keyword?: string | undefined;
  },
) {
  const { company_uid, uid } = viewer;
  const { limit, cursor, keyword, hits, with_archived, archived, ...rest } = query;
  const filter = { ...rest, search: await searched(company_uid, keyword) };
  const walk = (walked: Walk) =>
    listRoomViews(
      company_uid,
      uid,
      { ...filter, archived: walked.archived },
      { limit: walked.limit, after: positionOf(walked.cursor) },
    );
  const isMixed = with_archived && !archived;
  const page = isMixed
    ? await archivedBehind({ limit, cursor }, walk, cursorOf)
    : cut(await walk({ archived: archived ?? false, limit: limit + 1, cursor }), limit);
  return {
    items: await present(viewer, page.rows, keyword === undefined ? undefined : { keyword, hits }),
    next_cursor: page.next_cursor,
    ...(await countRooms(company_uid, uid, isMixed ? filter : { ...filter, archived })),
  };
}

const cursorOf = ({ room }: RoomView) => encodeCursor([room.activity_at.toISOString(), room.uid]);

function positionOf(cursor: string | undefined) {
  if (!cursor) return undefined;
  const [at, uid] = decodeCursor(cursor, ["string", "string"]);
  return { activity_at: cursorTime(at), uid: String(uid) };
}

function cut(rows: readonly RoomView[], limit: number) {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { rows: shown, next_cursor: last ? cursorOf(last) : null };
}

/** Every tab's count for the viewer. */
export const countChatRooms = async (
  { company_uid, uid }: Viewer,
  { keyword }: { keyword?: string | undefined },
) => countByTab(company_uid, uid, await searched(company_uid, keyword));

const searched = async (company_uid: string, keyword: string | undefined) =>
  keyword ? searchRooms(company_uid, keyword) : undefined;

async function present(
  { company_uid, canSeeFees }: Viewer,
  views: readonly RoomView[],
  search?: { keyword: string; hits: number },
): Promise<ChatRoomResponse[]> {
  const jobs = await findJobRequests(
    company_uid,
    views.flatMap(({ room }) => room.job_request_uid ?? []),
  );
  const uids = views.map(({ room }) => room.uid);
  const last = await lastComments(company_uid, uids);
  const unanswered = views.filter(({ room }) => room.needs_reply).map(({ room }) => room.uid);
  const waiting = await waitingSince(company_uid, unanswered);
  const fees = canSeeFees ? undefined : await feesByJob(company_uid, [...jobs.keys()]);
  const hits = search && (await hitsIn(company_uid, uids, search));
  return views.map((view) => {
    const job = jobs.get(view.room.job_request_uid ?? "");
    const sight = { canSeeFees, fees: (job && fees?.get(job.uid)) ?? [] };
    const request = job ? { ...presentJobRequest(job, sight), job_status: job.job_status } : null;
    return presentRoom(view, request, {
      last_comment: last.get(view.room.uid) ?? null,
      waiting_since: waiting.get(view.room.uid) ?? null,
      ...(hits && { hit: hits.get(view.room.uid) ?? null }),
    });
  });
}

/** Also found by the old address of a room that was merged into it. @throws AppError not_found */
export async function getChatRoom(viewer: Viewer, { id }: RoomRef): Promise<ChatRoomResponse> {
  const view = found(await findRoomView(viewer.company_uid, viewer.uid, id));
  const room = found((await present(viewer, [view]))[0]);
  if (!viewer.canSeeFees || !room.job_request) return room;
  return { ...room, fee_lines: await feeLinesOf(viewer.company_uid, room.room_id) };
}

/** @throws AppError not_found */
export async function getMembers({ company_uid }: Pick<MemberActor, "company_uid">, { id }: RoomRef) {
  const room = found(await findRoom(company_uid, id));
  const creator = found(await findRoomCreator(company_uid, room.creator_uid));
  return { members: presentMembers(await joinedUsers(company_uid, room.uid), creator) };
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
export async function openDmRoom(
  viewer: Viewer,
  { creator_uid }: { creator_uid: string },
): Promise<ChatRoomResponse> {
  const creator = found(await findRoomCreator(viewer.company_uid, creator_uid));
  if (creator.archived_at) throw new AppError("not_found");
  const room_uid = await open({ company_uid: viewer.company_uid, creator_uid, type: "dm" });
  return getChatRoom(viewer, { id: room_uid });
}

const open = (room: Pick<RoomRow, "company_uid" | "creator_uid" | "type"> & { job_request_uid?: string }) =>
  inTransaction(async () => {
    const at = now();
    const opened = await insertRoomOnce({ ...room, uid: newUid(), activity_at: at, created_at: at });
    if (!opened) throw new Error("The room is neither new nor there.");
    if (opened.isNew) await notifyRoom(opened.room);
    return opened.room.uid;
  });

/**
 * Archives for the company, which marks the room read for everyone. What the creator wrote after `seen_to` would be
 * put away unseen: the room stays. @throws AppError not_found
 */
export const archiveRoom = (viewer: Viewer, { id, seen_to }: RoomRef & Seen) =>
  change(viewer, id, async (room) => {
    if (room.archived_at) return undefined;
    if (seen_to !== undefined && (await waitsForUs(room, await ownSeqUpTo(room, seen_to)))) return undefined;
    return { archived_at: now(), read_floor_seq: room.last_seq };
  });

/** @throws AppError not_found */
export const unarchiveRoom = (viewer: Viewer, { id }: RoomRef) =>
  change(viewer, id, (room) => (room.archived_at ? { archived_at: null } : undefined));

/**
 * `flag: null` removes the flag, absent leaves it; `needs_reply: false` marks 返信不要 up to what the caller has seen,
 * `true` undoes that where the newest message is the creator's. @throws AppError not_found
 */
export const flagRoom = (
  viewer: Viewer,
  {
    id,
    flag,
    needs_reply,
    seen_to,
  }: RoomRef & Seen & { flag?: RoomFlag | null | undefined; needs_reply?: boolean | undefined },
) =>
  change(viewer, id, async (room) => {
    const flagged = flag === undefined ? {} : flagColumns(flag);
    if (needs_reply === undefined) return flagged;
    const seen = seen_to === undefined ? room.last_seq : await ownSeqUpTo(room, seen_to);
    const no_reply_seq = needs_reply ? 0 : Math.max(room.no_reply_seq, seen);
    return { ...flagged, needs_reply: await waitsForUs(room, no_reply_seq), no_reply_seq };
  });

function change(
  viewer: Viewer,
  room_uid: string,
  decide: (room: RoomRow) => Partial<RoomRow> | undefined | Promise<Partial<RoomRow> | undefined>,
): Promise<ChatRoomResponse> {
  return inTransaction(async () => {
    const room = found(await lockRoom(viewer.company_uid, room_uid));
    const values = await decide(room);
    if (values && Object.keys(values).length > 0) {
      await updateRoom(viewer.company_uid, room.uid, values);
      await notifyRoom(room);
    }
    return getChatRoom(viewer, { id: room.uid });
  });
}
