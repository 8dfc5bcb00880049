import { notifyRoom } from "../../chat-rooms/notifyRoom.service.ts";
import { findRoom } from "../../chat-rooms/rooms.repository.ts";
import { found } from "../../core/errors.ts";
import { enqueue } from "../../core/jobs.ts";
import { purgeOutboxFiles } from "../../core/purgeOutboxFiles.job.ts";
import { eraseDrafts } from "../../job-drafts/jobDrafts.repository.ts";
import { eraseFlags, eraseProjectNotes, eraseScheduledComments } from "./erase.repository.ts";

/**
 * What members wrote about the person outside the record, or have not sent yet, and the files of mails. Open screens of
 * its rooms hear of it.
 */
export async function eraseWritings(company_uid: string, uid: string, at: Date): Promise<void> {
  await eraseProjectNotes(company_uid, uid);
  await eraseDrafts(company_uid, uid, at);
  const cancelled = await eraseScheduledComments(company_uid, uid, at);
  const flagged = await eraseFlags(company_uid, uid);
  for (const room of new Set([...cancelled, ...flagged])) {
    await notifyRoom(found(await findRoom(company_uid, room)));
  }
  await enqueue(purgeOutboxFiles, {});
}
