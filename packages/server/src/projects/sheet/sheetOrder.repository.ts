import { type SQL, sql } from "drizzle-orm";
import type { SortKey } from "../../core/keysetPage.ts";
import { managedCreators } from "../../db/schema/managed-creators.ts";
import { projectCreators } from "../../db/schema/projects.ts";
import type { ProjectRow } from "../projects.presenter.ts";
import {
  commentCount,
  deliveryDay,
  isChecked,
  nextDeadlineDay,
  ownerUid,
  plannedFee,
  postCount,
  replyDay,
  unreadCount,
} from "./rowFacts.repository.ts";

/** Stands for an empty cell, so that it comes last in both directions; greater or less than all that a cell can hold. */
const beyond: Record<SortKey["type"], { readonly last: string; readonly first: string }> = {
  text: { last: String.fromCodePoint(0x10ffff), first: "" },
  bigint: { last: "999999999999999999", first: "-999999999999999999" },
  float8: { last: "1.7976931348623157e308", first: "-1.7976931348623157e308" },
  date: { last: "9999-01-01", first: "1000-01-01" },
  timestamptz: { last: "9999-01-01 00:00:00+00", first: "-infinity" },
};

type Nullable = SortKey & { readonly expression: SQL };

const text = (expression: SQL): Nullable => ({ expression: sql`(${expression}) collate "C"`, type: "text" });
const number = (expression: SQL): Nullable => ({ expression, type: "bigint" });

/** What is compared of a long text: a cursor carries it. */
const words = (expression: SQL) => text(sql`nullif(norm_ja(left(${expression}, 80)), '')`);
const memberName = (uid: SQL) => text(sql`(select norm_ja(u.name) from users u where u.uid = ${uid})`);

function ofOwnColumn(project: ProjectRow, key: string): Nullable | undefined {
  const column = project.columns.find((one) => one.key === key);
  const value = sql`(${projectCreators.custom_values} -> ${key}::text)`;
  const asText = sql`(${projectCreators.custom_values} ->> ${key}::text)`;
  switch (column?.type) {
    case "check":
      return number(sql`(${isChecked(sql`${key}`)})::int::bigint`);
    case "number":
    case "yen":
      // A column may have held text before its type was changed.
      return {
        expression: sql`(case when jsonb_typeof(${value}) = 'number' then ${asText}::float8 end)`,
        type: "float8",
      };
    case "select":
      return number(sql`array_position(${sql.param(column.options)}::text[], ${asText})::bigint`);
    case "member":
      return memberName(asText);
    case "text":
    case "url":
    case "date":
      return words(asText);
    default:
      return undefined;
  }
}

function ofBuiltIn(project: ProjectRow, name: string, viewer_uid: string): Nullable | undefined {
  switch (name) {
    case "name":
      return { expression: sql`${managedCreators.sort_name}`, type: "text" };
    case "owner":
      return memberName(ownerUid(project));
    case "fee":
      return number(plannedFee);
    case "delivery_on":
      return text(deliveryDay);
    case "reply_due_on":
      return text(replyDay);
    case "next_deadline":
      return text(nextDeadlineDay(project));
    case "followers":
      return number(sql`${managedCreators.follower_count}::bigint`);
    case "unread":
      return number(sql`${unreadCount(viewer_uid)}::bigint`);
    case "comments":
      return number(sql`${commentCount}::bigint`);
    case "posts":
      return number(sql`${postCount}::bigint`);
    case "memo":
      return words(sql`${projectCreators.memo}`);
    case "shared_memo":
      return words(sql`${projectCreators.shared_memo}`);
    default:
      return undefined;
  }
}

/** These two are never empty, and the first one's index serves the page as it is opened. */
export const alwaysThere = {
  job_status: { expression: projectCreators.status_position, type: "bigint" },
  entered_status_at: { expression: projectCreators.entered_status_at, type: "timestamptz" },
} as const satisfies Record<string, SortKey>;

/** What the rows are compared by, empty cells last in both directions; undefined where there is no such column. */
export function sheetSortKey(project: ProjectRow, sort: string, viewer_uid: string): SortKey | undefined {
  const isDescending = sort.startsWith("-");
  const name = isDescending ? sort.slice(1) : sort;
  if (name === "job_status" || name === "entered_status_at") return alwaysThere[name];
  const key = name.startsWith("column.")
    ? ofOwnColumn(project, name.slice("column.".length))
    : ofBuiltIn(project, name, viewer_uid);
  if (!key) return undefined;
  const empty = isDescending ? beyond[key.type].first : beyond[key.type].last;
  return { type: key.type, expression: sql`coalesce(${key.expression}, ${empty}::${sql.raw(key.type)})` };
}
