import { findJobRoom } from "../chat-rooms/rooms.repository.ts";
import type { PersonActor } from "../core/actor.ts";
import { context } from "../core/context.ts";
import { AppError } from "../core/errors.ts";
import { resolveReplyToken } from "../job-requests/replyTokens.service.ts";
import { mayPersonSee } from "./pictureReaders.repository.ts";
import { personCookie, type Readers, replyCookie } from "./readerCookies.presenter.ts";
import type { UploadRow } from "./uploads.repository.ts";

/** An image tag sends no identity token: from this answer on the browser says with a cookie who looks at pictures. */
export const rememberPerson = (actor: PersonActor): void => void context().cookies.push(personCookie(actor));

/** The same for the holder of a reply link. */
export const rememberReplyLink = (token: string): void => void context().cookies.push(replyCookie(token));

type Picture = Pick<
  UploadRow,
  "purpose" | "company_uid" | "room_uid" | "support_creator_uid" | "uploader_uid"
>;

/**
 * Whether one of the readers may see a picture now: a colleague while the membership lasts, an operator in support rooms, a
 * creator while the link does. What an `image` field shows is seen wherever the person or the company is.
 */
export async function maySee(picture: Picture, { person, replyTokens }: Readers): Promise<boolean> {
  if (picture.purpose !== "chat" && picture.purpose !== "evidence") return true;
  if (person && (await mayPersonSee(picture, person))) return true;
  if (picture.purpose === "evidence") return false;
  for (const token of replyTokens) if (await mayHolderSee(picture, token)) return true;
  return false;
}

async function mayHolderSee(picture: Picture, token: string): Promise<boolean> {
  const actor = await resolveReplyToken(token).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  if (!actor) return false;
  const { support_creator_uid, company_uid, job_request_uid } = actor;
  if (picture.support_creator_uid !== null) return picture.support_creator_uid === support_creator_uid;
  if (picture.company_uid !== company_uid) return false;
  return (await findJobRoom(company_uid, job_request_uid))?.uid === picture.room_uid;
}
