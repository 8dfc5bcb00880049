import { builtInColumns, type PersonRef, type ProjectChange } from "@tsumugi/contract";
import type { MemberActor } from "../../core/actor.ts";
import { found } from "../../core/errors.ts";
import { columnsSeenBy } from "../columns.ts";
import { findProject } from "../projects.repository.ts";
import { cellColumnOf } from "./cellValues.ts";
import { type HistoryRow, historyCursor, peopleOf, selectHistory } from "./history.repository.ts";

const presentChange = (row: HistoryRow): ProjectChange => {
  const entry = {
    uid: `${row.kind === "cell" ? "c" : "s"}-${row.id}`,
    at: row.at.toISOString(),
    creator_uid: row.creator_uid,
    creator_name: row.creator_name,
    by: row.by,
  };
  if (row.kind === "cell") {
    const { column, label, before, after } = row;
    return { kind: "cell", ...entry, column: column ?? "", column_label: label ?? "", before, after };
  }
  const { mover, from_status, to_status, reason } = row;
  return {
    kind: "status",
    ...entry,
    mover: mover ?? "system",
    from_status: from_status ?? "candidate",
    to_status: to_status ?? "candidate",
    reason: reason ?? "",
  };
};

/** Who changed what in a project's sheet, newest first. Viewers see no fees. @throws AppError not_found */
export async function listHistory(
  actor: MemberActor,
  {
    id: project_uid,
    limit,
    ...query
  }: {
    id: string;
    limit: number;
    cursor?: string | undefined;
    creator_uid?: string | undefined;
    column?: string | undefined;
  },
): Promise<{ items: ProjectChange[]; next_cursor: string | null; people: PersonRef[] }> {
  const { company_uid } = actor;
  const { project } = found(await findProject(company_uid, project_uid));
  const seen = columnsSeenBy(actor, project.columns).map(({ key }) => key);
  const columns = actor.canSeeFees ? null : [...builtInColumns, ...seen].filter((key) => key !== "fee");
  const rows = await selectHistory({ ...query, company_uid, project_uid, columns, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const named = shown.flatMap(({ column, before, after }) =>
    column && cellColumnOf(project.columns, column)?.type === "member" ? [before, after] : [],
  );
  const uids = [...new Set(named.filter((value) => typeof value === "string"))];
  return {
    items: shown.map(presentChange),
    next_cursor: rows.length > limit && last ? historyCursor(last) : null,
    people: await peopleOf(company_uid, uids),
  };
}
