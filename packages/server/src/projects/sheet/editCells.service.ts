import type { CellValue, ProjectCreator, RefusedCell } from "@tsumugi/contract";
import { colleaguesAmong } from "../../company-users/company-users.repository.ts";
import type { MemberActor } from "../../core/actor.ts";
import { now } from "../../core/context.ts";
import { found } from "../../core/errors.ts";
import { inTransaction } from "../../db/index.ts";
import { lockCreators } from "../projectCreators.repository.ts";
import { presentCreators } from "../projectCreators.service.ts";
import { findProject } from "../projects.repository.ts";
import {
  type CellChangeRow,
  cellId,
  checksOf,
  insertCellChanges,
  jobsOf,
  lastWriters,
  storeChecks,
  storeRows,
} from "./cells.repository.ts";
import { cellColumnOf, isSameValue } from "./cellValues.ts";
import { type CellDecision, type CellWish, decideCell, NO_COLUMN, NO_ROW } from "./decideCell.ts";
import { publishRows } from "./publishRows.service.ts";
import type { SheetRow } from "./sheetRow.ts";

interface Refusal {
  readonly wish: CellWish;
  readonly decision: Extract<CellDecision, { kind: "stale" | "invalid" }>;
}

export interface CellOutcome {
  /** Creators with a cell that was written. */
  readonly changed: readonly string[];
  readonly refused: readonly RefusedCell[];
}

/** Cells of a project's sheet, each for itself. @throws AppError not_found (the project) */
export function editCells(
  actor: MemberActor,
  { id: project_uid, changes }: { id: string; changes: readonly CellWish[] },
): Promise<{ items: ProjectCreator[]; refused: RefusedCell[] }> {
  return inTransaction(async () => {
    const { changed, refused } = await writeCells(actor, project_uid, changes);
    const stale = refused.flatMap(({ reason, creator_uid }) => (reason === "stale" ? [creator_uid] : []));
    const shown = [...new Set([...changed, ...stale])];
    const items = shown.length > 0 ? await presentCreators(actor, project_uid, shown) : [];
    return { items, refused: [...refused] };
  });
}

/** Writes cells in the open transaction; where one cell is named twice, the later value counts. */
export async function writeCells(
  actor: MemberActor,
  project_uid: string,
  changes: readonly CellWish[],
): Promise<CellOutcome> {
  const { company_uid } = actor;
  const { project } = found(await findProject(company_uid, project_uid));
  const wishes = [...new Map(changes.map((wish) => [cellId(wish), wish])).values()];
  const columns = new Map(
    wishes.map(({ column }) => [column, cellColumnOf(project.columns, column)] as const),
  );
  const rows = await lockRows(company_uid, project_uid, wishes);
  const named = wishes.flatMap(({ column, value }) =>
    columns.get(column)?.type === "member" && typeof value === "string" ? [value] : [],
  );
  const colleagues = new Set(
    named.length > 0 ? (await colleaguesAmong(company_uid, named)).map(({ uid }) => uid) : [],
  );
  const rules = {
    project_owner: project.owner_uid,
    canSeeFees: actor.canSeeFees,
    isColleague: (uid: string) => colleagues.has(uid),
  };

  const changed = new Set<string>();
  const written: CellChangeRow[] = [];
  const ticks: { creator_uid: string; column: string; isChecked: boolean }[] = [];
  const stored = new Map<string, SheetRow["stored"]>();
  const refusals: Refusal[] = [];
  for (const wish of wishes) {
    const { creator_uid } = wish;
    const column = columns.get(wish.column);
    const row = rows.get(creator_uid);
    if (!row || !column) {
      const message = row ? NO_COLUMN : NO_ROW;
      refusals.push({ wish, decision: { kind: "invalid", message, current: null } });
      continue;
    }
    const decision = decideCell(row, column, wish, rules);
    if (decision.kind === "same") continue;
    if (decision.kind !== "written") {
      refusals.push({ wish, decision });
      continue;
    }
    const { before, after } = decision;
    rows.set(creator_uid, decision.row);
    changed.add(creator_uid);
    // Who is in charge of the whole project becomes so of the row itself: nothing else is shown.
    if (!isSameValue(before, after))
      written.push({ creator_uid, column: column.key, label: column.label, before, after });
    if (column.type === "check") ticks.push({ creator_uid, column: column.key, isChecked: after === true });
    else stored.set(creator_uid, decision.row.stored);
  }

  const stamp = { by: actor.uid, at: now() };
  await storeRows(company_uid, project_uid, [...stored.values()]);
  await storeChecks(company_uid, project_uid, ticks, stamp);
  await insertCellChanges(company_uid, project_uid, written, stamp);
  await publishRows(company_uid, project_uid, [...changed]);
  return { changed: [...changed], refused: await presentRefusals(actor, project_uid, refusals) };
}

async function lockRows(
  company_uid: string,
  project_uid: string,
  wishes: readonly CellWish[],
): Promise<Map<string, SheetRow>> {
  const uids = [...new Set(wishes.map(({ creator_uid }) => creator_uid))];
  const rows = await lockCreators(company_uid, project_uid, uids);
  const checks = await checksOf(company_uid, project_uid, uids);
  const jobs = await jobsOf(company_uid, project_uid, uids);
  const checked = Map.groupBy(checks, ({ creator_uid }) => creator_uid);
  return new Map(
    rows.map((stored) => {
      const uid = stored.managed_creator_uid;
      const keys = new Set(checked.get(uid)?.map(({ column }) => column));
      return [uid, { stored, checked: keys, job: jobs.get(uid) }];
    }),
  );
}

const staleMessage = (name: string | undefined): string =>
  `${name ? `${name}さんが先に変えました。` : "ほかの画面で先に変わりました。"}現在の値と見比べて、どちらを残すか選んでください。`;

async function presentRefusals(
  { company_uid, uid }: MemberActor,
  project_uid: string,
  refusals: readonly Refusal[],
): Promise<RefusedCell[]> {
  const stale = refusals.flatMap(({ wish, decision }) => (decision.kind === "stale" ? [wish] : []));
  const writers = await lastWriters(company_uid, project_uid, stale);
  return refusals.map(({ wish: { creator_uid, column }, decision }): RefusedCell => {
    const current: CellValue = decision.current;
    if (decision.kind === "invalid") {
      const { message } = decision;
      return { creator_uid, column, message, reason: "invalid", current, by: null, at: null };
    }
    const { by = null, at } = writers.get(cellId({ creator_uid, column })) ?? {};
    const message = staleMessage(by && by.uid !== uid ? by.name : undefined);
    return { creator_uid, column, message, reason: "stale", current, by, at: at?.toISOString() ?? null };
  });
}
