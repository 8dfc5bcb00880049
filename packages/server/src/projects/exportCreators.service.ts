import { namesOf } from "../audit-logs/audit-logs.repository.ts";
import type { MemberActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { csvResponse, once } from "../core/csvResponse.ts";
import { type SheetQuery, selectSheet } from "./projectCreators.service.ts";
import { membersIn, sheetFile } from "./sheetCsv.presenter.ts";

const GONE = "退会したメンバー";

/**
 * The rows of the project's table that a filter finds, as a file; all are read in one statement.
 * @throws AppError not_found, forbidden, invalid_request
 */
export async function exportCreators(
  actor: MemberActor,
  { encoding, ...query }: SheetQuery & { encoding: "utf-8" | "shift_jis" },
): Promise<Response> {
  const { project, items } = await selectSheet(actor, query);
  const names = await namesOf(membersIn(project.columns, items));
  const { header, rows } = sheetFile(project, items, {
    canSeeFees: actor.canSeeFees,
    nameOf: (uid) => names.get(uid) ?? GONE,
  });
  await audit("project_creators.export", project.uid, { encoding, count: rows.length });
  const filename = `${project.name}_クリエイター_${dayInJapan(now())}.csv`;
  return csvResponse(filename, encoding, header, once(rows));
}
