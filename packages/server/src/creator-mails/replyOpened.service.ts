import { notifyRoom } from "../chat-rooms/notifyRoom.service.ts";
import { findJobRoom } from "../chat-rooms/rooms.repository.ts";
import type { CreatorActor } from "../core/actor.ts";
import { now } from "../core/context.ts";
import { found } from "../core/errors.ts";
import { inTransaction } from "../db/index.ts";
import { hurryMessage, jobFacts, recordOpened } from "./creatorMails.repository.ts";
import { newMessages } from "./judge.ts";
import { after, byDay, UNREAD_MS } from "./mailTimes.ts";
import { deleteScheduled } from "./scheduledMails.repository.ts";

/** A page that stays open says so again and again; once a minute is enough. */
const QUIET_MS = 60_000;

/** The creator has the job's page on screen, with messages up to `seq`. Members who look at the room hear of it. */
export function recordReplyOpened(
  { company_uid, job_request_uid }: CreatorActor,
  { seq }: { seq: number },
): Promise<{ opened_at: string }> {
  return inTransaction(async () => {
    const at = now();
    const room = found(await findJobRoom(company_uid, job_request_uid));
    const read = { seq: Math.min(seq, room.last_seq), at, notSince: new Date(at.getTime() - QUIET_MS) };
    if (await recordOpened(company_uid, job_request_uid, read)) {
      await hurryMessages(company_uid, job_request_uid, at);
      await notifyRoom(room);
    }
    return { opened_at: at.toISOString() };
  });
}

/** What was read needs no mail; what is still unread need not wait any longer for the last announcement to be read. */
async function hurryMessages(company_uid: string, job_request_uid: string, at: Date): Promise<void> {
  const facts = await jobFacts(company_uid, job_request_uid, at);
  if (!facts) return;
  if (newMessages(facts).length === 0) await deleteScheduled(company_uid, job_request_uid, "message");
  else await hurryMessage(company_uid, job_request_uid, byDay(after(at, UNREAD_MS)));
}
