import { BULK_LIMIT, type BulkResult, NAMED_LIMIT } from "@tsumugi/contract";
import type { MemberActor } from "../../core/actor.ts";
import { audit } from "../../core/audit.ts";
import { now } from "../../core/context.ts";
import { AppError } from "../../core/errors.ts";
import { newUid } from "../../core/ids.ts";
import { readCustomBody } from "../../custom-fields/readCustomBody.service.ts";
import { inTransaction } from "../../db/index.ts";
import { assignCreators } from "../../projects/assignment.service.ts";
import { checkReferences } from "../checks.service.ts";
import { openJobsOf } from "../openJobs.repository.ts";
import { recordHistory } from "../timeline/history.repository.ts";
import * as repository from "./bulk.repository.ts";
import { removedBefore } from "./bulkAssign.repository.ts";
import { bulkEntries } from "./bulkHistory.ts";
import { type BulkActionBody, type BulkRow, planBulk, type Skipped } from "./planBulk.ts";

/** The chosen records, locked. @throws AppError not_found for one foreign uid, conflict for too many */
async function lock(actor: MemberActor, selection: repository.Chosen): Promise<BulkRow[]> {
  const rows = await repository.lockChosen(actor.company_uid, selection, BULK_LIMIT + 1);
  if (rows.length > BULK_LIMIT) {
    throw new AppError("conflict", {
      message: `一度に変更できるのは${BULK_LIMIT.toLocaleString("ja-JP")}名までです。条件を絞り込んでから、もう一度選んでください。`,
    });
  }
  if ("uids" in selection && rows.length < new Set(selection.uids).size) throw new AppError("not_found");
  return rows;
}

/** The action as it is written: a value of one of the company's own fields as that field keeps it. */
async function readAction(actor: MemberActor, action: BulkActionBody): Promise<BulkActionBody> {
  if (action.kind !== "set_custom") return action;
  const { field_uid, value } = action;
  const read = await readCustomBody(actor, { [field_uid]: value });
  return { ...action, value: read[field_uid] ?? null };
}

interface Outcome {
  readonly rows: readonly repository.ChangeRow[];
  readonly skipped: readonly Skipped[];
}

async function write(actor: MemberActor, rows: BulkRow[], action: BulkActionBody): Promise<Outcome> {
  const at = now();
  const uids = action.kind === "archive" ? rows.map(({ uid }) => uid) : [];
  const busy = await openJobsOf(actor.company_uid, uids);
  const { changes, skipped } = planBulk(rows, action, at, busy);
  await repository.writeFields(
    actor.company_uid,
    changes.map(({ row, after }) => ({ uid: row.uid, ...after, updated_at: at })),
  );
  await recordHistory(actor.company_uid, bulkEntries(changes, "bulk"));
  const kept = changes.map(({ row }) => ({
    uid: row.uid,
    before: {
      tags: row.tags,
      owner_uid: row.owner_uid,
      stage: row.stage,
      custom_values: row.custom_values,
      archived_at: row.archived_at?.toISOString() ?? null,
      updated_at: row.updated_at.toISOString(),
    },
    version_after: row.version + 1,
  }));
  return { rows: kept, skipped };
}

async function intoProject(actor: MemberActor, rows: BulkRow[], project_uid: string): Promise<Outcome> {
  const say = ({ uid, display_name }: BulkRow, reason: Skipped["reason"]) => ({ uid, display_name, reason });
  const living = rows.filter(({ archived_at }) => !archived_at);
  const skipped = rows.filter(({ archived_at }) => archived_at).map((row) => say(row, "archived"));
  const uids = living.map(({ uid }) => uid);
  const before = await removedBefore(actor.company_uid, project_uid, uids);
  const { assigned } = await assignCreators(actor, { id: project_uid, creator_uids: uids });
  const added = new Set(assigned);
  return {
    rows: living
      .filter(({ uid }) => added.has(uid))
      .map(({ uid, version }) => ({
        uid,
        before: { removed_at: before.get(uid) ?? null },
        version_after: version,
      })),
    skipped: [
      ...skipped,
      ...living.filter(({ uid }) => !added.has(uid)).map((row) => say(row, "already_assigned")),
    ],
  };
}

/**
 * One change for all that are chosen, in one transaction, with what stood there before.
 * @throws AppError not_found, invalid_request for an owner who is none, conflict for more than `BULK_LIMIT`, project_archived
 */
export function bulkUpdate(
  actor: MemberActor,
  { selection, action: asked }: { selection: repository.Chosen; action: BulkActionBody },
): Promise<BulkResult> {
  return inTransaction(async () => {
    const action = await readAction(actor, asked);
    if (action.kind === "set_owner") await checkReferences(actor, { owner_uid: action.owner_uid });
    const rows = await lock(actor, selection);
    const { rows: changed, skipped } =
      action.kind === "assign" && rows.length > 0
        ? await intoProject(actor, rows, action.project_uid)
        : await write(actor, rows, action);
    const uid = newUid();
    if (changed.length > 0) {
      const change = { uid, action, created_by: actor.uid, created_at: now() };
      await repository.insertChange(actor.company_uid, change, changed);
      await audit("managed_creator.bulk", uid, { kind: action.kind, count: changed.length });
    }
    return {
      change_uid: changed.length > 0 ? uid : null,
      matched: rows.length,
      changed: changed.length,
      skipped: skipped.slice(0, NAMED_LIMIT),
      skipped_count: skipped.length,
    };
  });
}
