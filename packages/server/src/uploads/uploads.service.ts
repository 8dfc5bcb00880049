import { Readable } from "node:stream";
import { MAX_UPLOAD_BYTES, policies, type Role, type Upload, type UploadPurpose } from "@tsumugi/contract";
import { findJobRoom, findRoom } from "../chat-rooms/rooms.repository.ts";
import { writableRoom } from "../chat-rooms/writableRoom.service.ts";
import type { Actor, CreatorActor, MemberActor, PersonActor } from "../core/actor.ts";
import { now } from "../core/context.ts";
import { attachment } from "../core/csvResponse.ts";
import { AppError, found } from "../core/errors.ts";
import { newUid } from "../core/ids.ts";
import { findSupportRoom } from "../support-chat-rooms/supportRooms.repository.ts";
import { setLinkKey } from "./linkKey.presenter.ts";
import { dayLink, imageLink, isKept, secondsLeft } from "./links.presenter.ts";
import { maySee } from "./pictureReaders.service.ts";
import { readersOf } from "./readerCookies.presenter.ts";
import { reencode } from "./reencode.ts";
import { storage, storageError, storeFile } from "./storage.adapter.ts";
import { countUpload } from "./uploadRate.service.ts";
import {
  countLoose,
  deleteUpload,
  findLinkKey,
  findUpload,
  insertUpload,
  type UploadRow,
} from "./uploads.repository.ts";

type Uploader = PersonActor | CreatorActor;

/** Whose upload it is and where it belongs. */
type Owner = Pick<UploadRow, "uploader_uid"> &
  Partial<Pick<UploadRow, "company_uid" | "room_uid" | "support_creator_uid">>;

/** A sender holds at most this many pictures that were never sent. */
const MAX_LOOSE = 200;
const MAX_NAME = 200;
const extensions = { "image/jpeg": "jpg", "image/png": "png", "image/webp": "webp" } as const;

/** The file's name in the store: ours alone, whatever the sender called it. */
export const storageKey = ({ uid, content_type }: Pick<UploadRow, "uid" | "content_type">): string =>
  `${uid}.${extensions[content_type]}`;

/**
 * Stores an image, decoded and encoded again.
 * @throws AppError not_found (a room that the caller may not see), forbidden, contract_expired, feature_not_granted,
 * invalid_request, payload_too_large, unsupported_media_type, rate_limited
 */
export async function createUpload(
  actor: Uploader,
  {
    file,
    purpose,
    chat_room_uid,
  }: { file: File; purpose: UploadPurpose; chat_room_uid?: string | undefined },
): Promise<Upload> {
  const owner = purpose === "chat" ? await chatOwner(actor, chat_room_uid ?? "") : imageOwner(actor, purpose);
  await countUpload(owner.uploader_uid);
  if (file.size === 0) {
    const message = "ファイルが空です。別の画像を選んでください。";
    throw new AppError("invalid_request", { message, fields: { file: message } });
  }
  if (file.size > MAX_UPLOAD_BYTES) {
    throw new AppError("payload_too_large", {
      message: "ファイルサイズが上限（10MB）を超えています。縮小してから選んでください。",
    });
  }
  if ((await countLoose(owner.uploader_uid)) >= MAX_LOOSE) throw new AppError("rate_limited");
  const { bytes, ...image } = await reencode(new Uint8Array(await file.arrayBuffer()));
  const uid = newUid();
  const name = nameOf(file.name);
  const size = bytes.byteLength;
  // Row before file: a row whose file never came is purged with the unused ones, a file without a row would stay for ever.
  await insertUpload({ uid, purpose, name, size, ...image, ...owner, created_at: now() });
  try {
    await storeFile(storageKey({ uid, content_type: image.content_type }), bytes, image.content_type);
  } catch (error) {
    await deleteUpload(uid);
    throw error;
  }
  return { uid, url: isInternal(purpose) ? imageLink(uid) : dayLink(uid), name, size, ...image };
}

/** Only for who may see the room, or works in the company. */
const isInternal = (purpose: UploadPurpose): boolean => purpose === "chat" || purpose === "evidence";

/** The last part of what may be a path, without what turns text around or cannot be seen. */
const nameOf = (given: string): string =>
  (given.split(/[/\\＼／]/).at(-1) ?? "")
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .trim()
    .slice(0, MAX_NAME)
    .toWellFormed() || "画像";

function imageOwner(actor: Uploader, purpose: Exclude<UploadPurpose, "chat">): Owner {
  if (actor.kind === "creator") throw new AppError("forbidden");
  if (purpose === "profile") return { uploader_uid: actor.uid };
  if (actor.kind !== "member") throw new AppError("forbidden");
  const { company_uid } = mayWrite(actor, policies[purpose === "company" ? "admin" : "write"].roles);
  return { uploader_uid: actor.uid, company_uid };
}

function mayWrite(actor: MemberActor, roles: readonly Role[]): MemberActor {
  if (!roles.includes(actor.role)) throw new AppError("forbidden");
  if (actor.company.contractExpired) throw new AppError("contract_expired");
  return actor;
}

/** The sender's own room: one of the active company, a support room for operators, a creator's own two. */
async function chatOwner(actor: Uploader, room_uid: string): Promise<Owner> {
  if (actor.kind === "creator") {
    const { company_uid, job_request_uid, managed_creator_uid, support_creator_uid } = actor;
    if (support_creator_uid === room_uid) return { uploader_uid: room_uid, support_creator_uid };
    const room = await findJobRoom(company_uid, job_request_uid);
    if (room?.uid !== room_uid) throw new AppError("not_found");
    return { uploader_uid: managed_creator_uid, company_uid, room_uid };
  }
  const { uid: uploader_uid } = actor;
  if (actor.kind === "member" && (await findRoom(actor.company_uid, room_uid))) {
    const { company_uid, uid } = await writableRoom(mayWrite(actor, policies.chat.roles), room_uid);
    return { uploader_uid, company_uid, room_uid: uid };
  }
  if (!actor.system_admin) throw new AppError("not_found");
  const room = found(await findSupportRoom(room_uid));
  return { uploader_uid, support_creator_uid: room.creator_uid };
}

interface UploadLink {
  readonly id: string;
  readonly expires?: string | undefined;
  readonly signature?: string | undefined;
  readonly download?: string | undefined;
}

const DAY_S = 24 * 3600;

/** A reader who has lost the right sees nothing from the browser's own memory either: it asks each time, and gets no bytes twice. */
const cachingOf = (row: UploadRow, seconds: number): string =>
  isInternal(row.purpose) ? "private, no-cache" : `private, max-age=${Math.min(seconds, DAY_S)}, immutable`;

/**
 * The picture of a signed link; `download`: as a file of this name. @throws AppError not_found, also for a link that
 * has expired or was not signed by us, and for somebody who may not see it
 */
export async function readUpload(
  _actor: Actor,
  { id: uid, expires, signature, download }: UploadLink,
  { headers: asked }: Request,
): Promise<Response> {
  const seconds = secondsLeft(uid, expires, signature);
  if (seconds <= 0) throw new AppError("not_found");
  const row = found(await findUpload(uid));
  if (isKept(expires) && !isInternal(row.purpose)) throw new AppError("not_found");
  if (!(await maySee(row, readersOf(asked.get("cookie"))))) throw new AppError("not_found");
  const etag = `"${uid}"`;
  const caching = { "cache-control": cachingOf(row, seconds), etag, vary: "cookie" };
  if (download === undefined && asked.get("if-none-match") === etag)
    return new Response(null, { status: 304, headers: caching });
  const disk = await storage();
  const key = storageKey(row);
  const opened = await disk
    .exists(key)
    .then((isThere) => (isThere ? disk.getStream(key) : undefined))
    .catch((cause) => {
      throw storageError(cause);
    });
  const disposition = attachment(download || row.name);
  return new Response(Readable.toWeb(found(opened)) as ReadableStream<Uint8Array>, {
    headers: Object.assign(caching, {
      "content-type": row.content_type,
      "content-length": String(row.size),
      "content-disposition":
        download === undefined ? disposition.replace("attachment", "inline") : disposition,
    }),
  });
}

/** Loads the key that signs links; every server does so before it answers. */
export async function loadLinkKey(): Promise<void> {
  const secret = await findLinkKey();
  if (secret === undefined) throw new Error("The database holds no key for links.");
  setLinkKey(secret);
}
