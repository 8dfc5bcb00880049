import type { JobSend } from "@tsumugi/contract";
import type { MemberActor } from "../../core/actor.ts";
import { audit } from "../../core/audit.ts";
import { now } from "../../core/context.ts";
import { found } from "../../core/errors.ts";
import { inTransaction } from "../../db/index.ts";
import { deleteUnsent } from "../../job-requests/jobVersions.repository.ts";
import { lockCreators } from "../projectCreators.repository.ts";
import { findProjectRow, lockProject } from "../projects.repository.ts";
import { publishRows } from "../sheet/publishRows.service.ts";
import {
  cancelItems,
  findSend,
  finishSend,
  type JobSendView,
  markTakenBack,
  sendsOfProject,
  stillScheduled,
} from "./jobSends.repository.ts";
import { sendTimeOf } from "./sendRequests.service.ts";

const SHOWN_MS = 60 * 60 * 1000;

function present({ row, name, image, total, sent, cancelled, skipped }: JobSendView): JobSend {
  return {
    uid: row.uid,
    project_uid: row.project_uid,
    created_by: row.sent_by === null ? null : { uid: row.sent_by, name: name ?? "", image },
    created_at: row.created_at.toISOString(),
    due_at: row.due_at.toISOString(),
    send_at: row.body.send_at,
    total,
    done: sent + cancelled + skipped.length,
    sent,
    skipped: [...skipped],
    cancelled,
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}

/** @throws AppError not_found */
export const presentSend = async (
  { company_uid }: Pick<MemberActor, "company_uid">,
  uid: string,
): Promise<JobSend> => present(found(await findSend(company_uid, uid)));

/** @throws AppError not_found */
export async function listJobSends({ company_uid }: MemberActor, { id }: { id: string }) {
  found(await findProjectRow(company_uid, id));
  const after = new Date(now().getTime() - SHOWN_MS);
  return { items: (await sendsOfProject(company_uid, id, after)).map(present) };
}

/**
 * Takes back what a send has scheduled and not sent. The project is held after the send's own rows, as by the worker of
 * sends, so that neither waits for the other, and sending waits: what is on its way has gone out when this goes on.
 */
async function takeBackScheduled(company_uid: string, send: JobSendView["row"]): Promise<string[]> {
  if (!sendTimeOf(send.body)) return [];
  await lockProject(company_uid, send.project_uid);
  const uids = await stillScheduled(company_uid, send);
  if (uids.length === 0) return [];
  await lockCreators(company_uid, send.project_uid, uids);
  await deleteUnsent(company_uid, send.project_uid, uids);
  await markTakenBack(company_uid, send.uid, uids);
  return uids;
}

/** Takes back whatever has not gone out yet, also what only waits for its time by now. @throws AppError not_found */
export function cancelJobSend(
  actor: MemberActor,
  { id, send_uid }: { id: string; send_uid: string },
): Promise<JobSend> {
  return inTransaction(async () => {
    const { company_uid } = actor;
    const before = await findSend(company_uid, send_uid);
    const { row: send } = found(before?.row.project_uid === id ? before : undefined);
    const unreached = await cancelItems(company_uid, send_uid);
    const taken = [...unreached, ...(await takeBackScheduled(company_uid, send))];
    const count = taken.length;
    await publishRows(company_uid, id, taken);
    await finishSend(company_uid, send_uid, now());
    if (count > 0) await audit("job.cancel_send", id, { count });
    return presentSend(actor, send_uid);
  });
}
