import { type JobPhase, type JobStatus, jobPhaseStatuses, type Turn } from "@tsumugi/contract";
import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { projectCreators } from "../../db/schema/projects.ts";
import { keywordCondition } from "../../managed-creators/list/managedCreatorList.repository.ts";
import type { ProjectRow } from "../projects.presenter.ts";
import { type CellColumn, cellColumnOf } from "./cellValues.ts";
import {
  deliveryDay,
  isChecked,
  nextDeadlineDay,
  openWish,
  ownerUid,
  plannedFee,
  replyDay,
} from "./rowFacts.repository.ts";
import { isTurnOf } from "./sheetTurn.repository.ts";

export interface CreatorFilter {
  readonly keyword?: string | undefined;
  readonly creator_uid?: readonly string[] | undefined;
  readonly job_status?: readonly JobStatus[] | undefined;
  readonly phase?: readonly JobPhase[] | undefined;
  readonly turn?: readonly Turn[] | undefined;
  /** uids of members; `none`: nobody. */
  readonly owner?: readonly string[] | undefined;
  readonly overdue?: boolean | undefined;
  readonly deadline_from?: string | undefined;
  readonly deadline_to?: string | undefined;
  readonly wish?: boolean | undefined;
  /** Keys of check columns. */
  readonly unchecked?: readonly string[] | undefined;
  readonly checked?: readonly string[] | undefined;
  /** Keys of columns. */
  readonly empty?: readonly string[] | undefined;
  readonly filled?: readonly string[] | undefined;
}

/** The cell's content as text; null where it is empty. */
function contentOf(column: CellColumn, project: ProjectRow): SQL {
  if (!column.isBuiltIn) return sql`nullif(${projectCreators.custom_values} ->> ${column.key}::text, '')`;
  switch (column.key) {
    case "owner":
      return ownerUid(project);
    case "fee":
      return sql`${plannedFee}::text`;
    case "delivery_on":
      return deliveryDay;
    case "reply_due_on":
      return replyDay;
    case "memo":
      return sql`nullif(${projectCreators.memo}, '')`;
    default:
      return sql`nullif(${projectCreators.shared_memo}, '')`;
  }
}

const isFilled = (key: string, project: ProjectRow): SQL | undefined => {
  const column = cellColumnOf(project.columns, key);
  if (!column) return undefined;
  return column.type === "check" ? isChecked(sql`${key}`) : sql`${contentOf(column, project)} is not null`;
};

function ownedBy(owners: readonly string[], project: ProjectRow): SQL | undefined {
  const uids = owners.filter((uid) => uid !== "none");
  return or(
    uids.length > 0 ? inArray(ownerUid(project), uids) : undefined,
    owners.includes("none") ? isNull(ownerUid(project)) : undefined,
  );
}

/** Rows of the project's sheet that the filter lets through. Keys of columns must be known to be there. */
export function matchingRows(project: ProjectRow, filter: CreatorFilter, today: string): SQL | undefined {
  const { company_uid, uid: project_uid } = project;
  const deadline = nextDeadlineDay(project, today);
  const isOverdue = sql`${deadline} < ${today}`;
  const statuses = filter.phase?.flatMap((phase) => jobPhaseStatuses[phase]);
  const { creator_uid, job_status, turn, owner, overdue, deadline_from, deadline_to, wish } = filter;
  return and(
    eq(projectCreators.company_uid, company_uid),
    eq(projectCreators.project_uid, project_uid),
    isNull(projectCreators.removed_at),
    keywordCondition(company_uid, filter.keyword),
    creator_uid ? inArray(projectCreators.managed_creator_uid, [...creator_uid]) : undefined,
    job_status ? inArray(projectCreators.job_status, [...job_status]) : undefined,
    statuses ? inArray(projectCreators.job_status, statuses) : undefined,
    turn ? isTurnOf(turn, project.product_shipping, isOverdue) : undefined,
    owner ? ownedBy(owner, project) : undefined,
    overdue === undefined ? undefined : sql`coalesce(${isOverdue}, false) = ${overdue}`,
    deadline_from ? sql`${deadline} >= ${deadline_from}` : undefined,
    deadline_to ? sql`${deadline} <= ${deadline_to}` : undefined,
    wish === undefined ? undefined : sql`(${openWish} is not null) = ${wish}`,
    ...(filter.checked ?? []).map((key) => isChecked(sql`${key}`)),
    ...(filter.unchecked ?? []).map((key) => sql`not ${isChecked(sql`${key}`)}`),
    ...(filter.filled ?? []).map((key) => isFilled(key, project)),
    ...(filter.empty ?? []).map((key) => sql`not (${isFilled(key, project)})`),
  );
}
