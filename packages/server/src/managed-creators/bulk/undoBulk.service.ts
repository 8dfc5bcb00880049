import { NAMED_LIMIT } from "@tsumugi/contract";
import type { MemberActor } from "../../core/actor.ts";
import { audit } from "../../core/audit.ts";
import { DAY_MS } from "../../core/clock.ts";
import { now } from "../../core/context.ts";
import { AppError, found } from "../../core/errors.ts";
import { type CustomFieldRow, lockFields } from "../../custom-fields/custom-fields.repository.ts";
import { stillValid } from "../../custom-fields/customValues.ts";
import { inTransaction } from "../../db/index.ts";
import type { BeforeChange } from "../../db/schema/managed-creators.ts";
import { publishSheet } from "../../projects/sheet/publishRows.service.ts";
import { openJobsOf } from "../openJobs.repository.ts";
import { recordHistory } from "../timeline/history.repository.ts";
import * as repository from "./bulk.repository.ts";
import { unassign, whyAssigned } from "./bulkAssign.repository.ts";
import { bulkEntries } from "./bulkHistory.ts";
import type { BulkActionBody, BulkRow, Skipped } from "./planBulk.ts";

const conflict = (message: string) => new AppError("conflict", { message });

type Refusal = (row: BulkRow, kept: repository.ChangeRow) => Skipped["reason"] | undefined;

/**
 * Takes a bulk change back: every former value of every record that nobody has changed since. The others stay as they
 * are and are named, as are those whose former value has no option or no field any more.
 * @throws AppError not_found, conflict when it was taken back before or is older than a day
 */
export function undoBulk(actor: MemberActor, { id: uid }: { readonly id: string }) {
  return inTransaction(async () => {
    const { company_uid } = actor;
    // Before the records, as whoever removes an option or a field: nobody removes one that is being put back.
    const fields = await lockFields(company_uid);
    const change = found(await repository.lockChange(company_uid, uid));
    if (change.undone_at) throw conflict("この変更は取り消し済みです。一覧を読み込み直してください。");
    if (now().getTime() - change.created_at.getTime() > DAY_MS) {
      throw conflict("変更から24時間を過ぎたため取り消せません。必要なものを個別に直してください。");
    }
    const kept = new Map((await repository.changeRows(company_uid, uid)).map((row) => [row.uid, row]));
    const rows = await repository.lockChosen(company_uid, { uids: [...kept.keys()] }, kept.size);
    const { action } = change;
    const refusal =
      action.kind === "assign"
        ? await outOfProject(company_uid, action.project_uid, [...kept.values()], change.created_at)
        : await former(company_uid, rows, kept, ownValueGone(action, fields), fields);
    const skipped = rows.flatMap((row) => {
      const before = kept.get(row.uid);
      const reason = before && refusal(row, before);
      return reason ? [{ uid: row.uid, display_name: row.display_name, reason }] : [];
    });
    await repository.markUndone(company_uid, uid, now());
    const restored = rows.length - skipped.length;
    await audit("managed_creator.undo_bulk", uid, { kind: action.kind, count: restored });
    return { restored, skipped: skipped.slice(0, NAMED_LIMIT), skipped_count: skipped.length };
  });
}

async function outOfProject(
  company_uid: string,
  project_uid: string,
  kept: readonly repository.ChangeRow[],
  at: Date,
): Promise<Refusal> {
  const done = await unassign(company_uid, project_uid, kept, at);
  if (done.size > 0) await publishSheet(company_uid, project_uid);
  const left = kept.filter(({ uid }) => !done.has(uid)).map(({ uid }) => uid);
  const reasons = await whyAssigned(company_uid, project_uid, left);
  return ({ uid }) => (done.has(uid) ? undefined : (reasons.get(uid) ?? "changed_since"));
}

/** Why nothing would come back of a change of one of the company's own fields, which is all that such a change writes. */
function ownValueGone(
  action: BulkActionBody,
  fields: readonly CustomFieldRow[],
): (before: BeforeChange) => Skipped["reason"] | undefined {
  if (action.kind !== "set_custom") return () => undefined;
  const { field_uid } = action;
  if (!fields.some(({ uid }) => uid === field_uid)) return () => "field_gone";
  return ({ custom_values = {} }) =>
    field_uid in custom_values && !(field_uid in stillValid(fields, custom_values))
      ? "option_gone"
      : undefined;
}

async function former(
  company_uid: string,
  rows: readonly BulkRow[],
  kept: ReadonlyMap<string, repository.ChangeRow>,
  valueGone: ReturnType<typeof ownValueGone>,
  fields: readonly CustomFieldRow[],
): Promise<Refusal> {
  const members = new Set(await repository.memberUids(company_uid));
  const restored = rows.filter(({ uid, archived_at }) => !archived_at && kept.get(uid)?.before.archived_at);
  const busy = await openJobsOf(
    company_uid,
    restored.map(({ uid }) => uid),
  );
  const refusal: Refusal = ({ uid, version }, { version_after, before }) => {
    if (version !== version_after) return "changed_since";
    if (busy.has(uid)) return "in_progress";
    return before.owner_uid && !members.has(before.owner_uid) ? "owner_gone" : valueGone(before);
  };
  const written = rows.flatMap((row) => {
    const change = kept.get(row.uid);
    if (!change || refusal(row, change)) return [];
    const { tags, owner_uid, stage, custom_values, archived_at, updated_at } = change.before;
    const after = {
      uid: row.uid,
      tags: [...(tags ?? row.tags)],
      owner_uid: owner_uid === undefined ? row.owner_uid : owner_uid,
      stage: stage ?? row.stage,
      custom_values: custom_values ? stillValid(fields, custom_values) : row.custom_values,
      archived_at: archived_at ? new Date(archived_at) : null,
      updated_at: updated_at ? new Date(updated_at) : row.updated_at,
    };
    return [{ row, after }];
  });
  await repository.writeFields(
    company_uid,
    written.map(({ after }) => after),
  );
  await recordHistory(company_uid, bulkEntries(written, "undo"));
  return refusal;
}
