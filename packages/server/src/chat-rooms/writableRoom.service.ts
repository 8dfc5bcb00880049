import { dmRefusal } from "@tsumugi/contract";
import type { MemberActor } from "../core/actor.ts";
import { AppError, found } from "../core/errors.ts";
import { findJobRequest } from "../job-requests/job-requests.repository.ts";
import { findRoom, type RoomRow } from "./rooms.repository.ts";

/** What of a member is asked: the company, and what its contract grants. */
export type RoomWriter = Pick<MemberActor, "uid" | "company_uid"> & {
  readonly company: Pick<MemberActor["company"], "permission">;
};

/** The room, for a member who writes into it. @throws AppError not_found, feature_not_granted */
export async function writableRoom({ company_uid, company }: RoomWriter, room_uid: string): Promise<RoomRow> {
  const room = found(await findRoom(company_uid, room_uid));
  const message = dmRefusal(room, company.permission);
  if (message) throw new AppError("feature_not_granted", { message });
  return room;
}

/**
 * Refuses a message into the room of a job whose request has not gone out: nothing leads the creator there yet, and no
 * mail tells of what is written. @throws AppError conflict
 */
export async function requireReach({ company_uid, job_request_uid }: RoomRow): Promise<void> {
  if (job_request_uid === null) return;
  const request = await findJobRequest(company_uid, job_request_uid);
  if (!request || request.sent_at) return;
  throw new AppError("conflict", {
    message: "まだ依頼を送っていないため、クリエイターには届きません。依頼が送られてから書いてください。",
  });
}
