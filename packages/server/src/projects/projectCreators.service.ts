import type { JobStatus, ProjectCreator } from "@tsumugi/contract";
import type { MemberActor } from "../core/actor.ts";
import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { toPage } from "../core/keysetPage.ts";
import { inTransaction } from "../db/index.ts";
import { columnsSeenBy } from "./columns.ts";
import { moveJobStatus } from "./moveJobStatus.service.ts";
import { countCreators, type RowsPage, selectCreators } from "./projectCreatorList.repository.ts";
import { type ProjectRow, presentProjectCreator } from "./projects.presenter.ts";
import { findProject } from "./projects.repository.ts";
import { cellColumnOf } from "./sheet/cellValues.ts";
import type { CreatorFilter } from "./sheet/sheetFilter.repository.ts";
import { alwaysThere, sheetSortKey } from "./sheet/sheetOrder.repository.ts";

/** Which rows of which project, in which order. */
export type SheetQuery = { readonly id: string } & CreatorFilter & Pick<RowsPage, "sort">;

async function readSheet(
  actor: MemberActor,
  { id: project_uid, sort, ...filter }: SheetQuery,
  page: Pick<RowsPage, "limit" | "cursor">,
) {
  const stored = found(await findProject(actor.company_uid, project_uid)).project;
  const project = { ...stored, columns: columnsSeenBy(actor, stored.columns) };
  checkColumnsAsked(actor, project, filter, sort);
  const at = now();
  const asked = { project, filter, today: dayInJapan(at) };
  const sortKey = sheetSortKey({ project, today: asked.today, viewer_uid: actor.uid }, sort);
  if (!sortKey) throw noColumn("sort");
  const rows = await selectCreators(asked, { ...page, sort, sortKey, viewer_uid: actor.uid });
  const view = { canSeeFees: actor.canSeeFees, at };
  const present = (some: typeof rows) => some.map((row) => presentProjectCreator(row, project, view));
  return { project, asked, rows, present };
}

/** One page of the project's table. @throws AppError not_found */
export async function listCreators(
  actor: MemberActor,
  { limit, cursor, ...query }: SheetQuery & Pick<RowsPage, "limit" | "cursor">,
) {
  const { asked, rows, present } = await readSheet(actor, query, { limit: limit + 1, cursor });
  const { rows: shown, next_cursor } = toPage(rows, limit, query.sort);
  return { items: present(shown), next_cursor, total: await countCreators(asked) };
}

/** All rows at once, for a file. @throws AppError not_found */
export async function selectSheet(actor: MemberActor, query: SheetQuery) {
  const { project, rows, present } = await readSheet(actor, query, { limit: Number.MAX_SAFE_INTEGER });
  return { project, items: present(rows) };
}

const noColumn = (field: string) =>
  new AppError("invalid_request", {
    fields: { [field]: "この列は案件の表にありません。表を読み込み直して、条件を選び直してください。" },
  });

/** Columns that a filter names must be there, and a viewer learns nothing of fees by order or filter. */
function checkColumnsAsked(
  actor: MemberActor,
  project: ProjectRow,
  filter: CreatorFilter,
  sort: string,
): void {
  for (const field of ["checked", "unchecked"] as const) {
    if (filter[field]?.some((key) => cellColumnOf(project.columns, key)?.type !== "check"))
      throw noColumn(field);
  }
  for (const field of ["empty", "filled"] as const) {
    if (filter[field]?.some((key) => !cellColumnOf(project.columns, key))) throw noColumn(field);
  }
  if (actor.canSeeFees) return;
  const isByFee = [...(filter.empty ?? []), ...(filter.filled ?? [])].includes("fee");
  if (isByFee || /^-?fee$/.test(sort)) {
    throw new AppError("forbidden", {
      message: "報酬を見る権限がないため、報酬では並べ替えや絞り込みができません。",
    });
  }
}

/** Some rows of the project's table, for the answer of a change. */
export async function presentCreators(
  actor: MemberActor,
  project_uid: string,
  creator_uids: readonly string[],
): Promise<ProjectCreator[]> {
  const { project } = found(await findProject(actor.company_uid, project_uid));
  const at = now();
  const rows = await selectCreators(
    { project, filter: { creator_uid: creator_uids }, today: dayInJapan(at) },
    {
      limit: creator_uids.length,
      sort: "job_status",
      sortKey: alwaysThere.job_status,
      viewer_uid: actor.uid,
    },
  );
  const view = { canSeeFees: actor.canSeeFees, at };
  return rows.map((row) => presentProjectCreator(row, project, view));
}

/**
 * Staff move one creator or several, all or none.
 * @throws AppError not_found, illegal_transition, invalid_request, stale_version
 */
export function changeJobStatus(
  actor: MemberActor,
  change: {
    id: string;
    creator_uid?: string | undefined;
    creator_uids?: readonly string[] | undefined;
    job_status: JobStatus;
    was?: JobStatus | undefined;
    was_each?: readonly JobStatus[] | undefined;
    reason?: string | undefined;
  },
): Promise<{ items: ProjectCreator[] }> {
  return inTransaction(async () => {
    const { id: project_uid, job_status, was, was_each, reason } = change;
    const creator_uids = change.creator_uids ?? [change.creator_uid ?? ""];
    await moveJobStatus({
      company_uid: actor.company_uid,
      project_uid,
      creator_uids,
      reason,
      was: was_each ?? (was && creator_uids.map(() => was)),
      to: job_status,
      by: "staff",
      by_uid: actor.uid,
    });
    return { items: await presentCreators(actor, project_uid, creator_uids) };
  });
}
