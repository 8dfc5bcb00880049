import { type SQL, sql } from "drizzle-orm";
import { blanksLast, type SortKey, textKey, wordsKey } from "../../core/keysetPage.ts";
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

const number = (expression: SQL): SortKey => ({ expression, type: "bigint" });

const memberName = (uid: SQL) => textKey(sql`(select norm_ja(u.name) from users u where u.uid = ${uid})`);

/** Which sheet is read, by whom, on which day in Japan. */
interface SheetRead {
  readonly project: ProjectRow;
  readonly today: string;
  readonly viewer_uid: string;
}

function ofOwnColumn(project: ProjectRow, key: string): SortKey | undefined {
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
      return wordsKey(asText);
    default:
      return undefined;
  }
}

function ofBuiltIn({ project, today, viewer_uid }: SheetRead, name: string): SortKey | undefined {
  switch (name) {
    case "name":
      return { expression: sql`${managedCreators.sort_name}`, type: "text" };
    case "owner":
      return memberName(ownerUid(project));
    case "fee":
      return number(plannedFee);
    case "delivery_on":
      return textKey(deliveryDay);
    case "reply_due_on":
      return textKey(replyDay);
    case "next_deadline":
      return textKey(nextDeadlineDay(project, today));
    case "followers":
      return number(sql`${managedCreators.follower_count}::bigint`);
    case "unread":
      return number(sql`${unreadCount(viewer_uid)}::bigint`);
    case "comments":
      return number(sql`${commentCount}::bigint`);
    case "posts":
      return number(sql`${postCount}::bigint`);
    case "memo":
      return wordsKey(sql`${projectCreators.memo}`);
    case "shared_memo":
      return wordsKey(sql`${projectCreators.shared_memo}`);
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
export function sheetSortKey(read: SheetRead, sort: string): SortKey | undefined {
  const isDescending = sort.startsWith("-");
  const name = isDescending ? sort.slice(1) : sort;
  if (name === "job_status" || name === "entered_status_at") return alwaysThere[name];
  const key = name.startsWith("column.")
    ? ofOwnColumn(read.project, name.slice("column.".length))
    : ofBuiltIn(read, name);
  return key && blanksLast(key, sort);
}
