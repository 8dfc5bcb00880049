import { publish } from "../../core/realtime/publish.ts";
import type { ChangedRow } from "./eraseMentions.repository.ts";

const AT_ONCE = 500;

/** Screens that show a row from which a name was taken read it again; a store outside hears of the comments, too. */
export async function tellOfMentions(company_uid: string, rows: readonly ChangedRow[]): Promise<void> {
  const comments = rows.flatMap(({ room_uid, comment_seq }) =>
    room_uid && comment_seq ? [{ type: "comment.changed" as const, company_uid, room_uid, comment_seq }] : [],
  );
  const rooms = new Set(
    rows.flatMap(({ room_uid, comment_seq }) => (room_uid && !comment_seq ? [room_uid] : [])),
  );
  const projects = new Set(rows.flatMap(({ project_uid }) => project_uid ?? []));
  const events = [
    ...comments,
    ...[...rooms].map((room_uid) => ({ type: "room.changed" as const, company_uid, room_uid })),
    ...[...projects].map((project_uid) => ({ type: "project.changed" as const, company_uid, project_uid })),
  ];
  for (let from = 0; from < events.length; from += AT_ONCE) {
    await publish(...events.slice(from, from + AT_ONCE));
  }
}
