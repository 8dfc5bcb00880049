import type { JobSend } from "@tsumugi/contract";
import type { MemberActor } from "../../core/actor.ts";
import { audit } from "../../core/audit.ts";
import { now } from "../../core/context.ts";
import { found } from "../../core/errors.ts";
import { inTransaction } from "../../db/index.ts";
import { findProjectRow } from "../projects.repository.ts";
import { publishRows } from "../sheet/publishRows.service.ts";
import {
  cancelItems,
  findSend,
  finishSend,
  type JobSendView,
  sendsOfProject,
} from "./jobSends.repository.ts";

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

/** Takes back whatever has not gone out yet. @throws AppError not_found */
export function cancelJobSend(
  actor: MemberActor,
  { id, send_uid }: { id: string; send_uid: string },
): Promise<JobSend> {
  return inTransaction(async () => {
    const { company_uid } = actor;
    const before = await findSend(company_uid, send_uid);
    found(before?.row.project_uid === id ? before : undefined);
    const taken = await cancelItems(company_uid, send_uid);
    const count = taken.length;
    await publishRows(company_uid, id, taken);
    await finishSend(company_uid, send_uid, now());
    if (count > 0) await audit("job.cancel_send", id, { count });
    return presentSend(actor, send_uid);
  });
}
