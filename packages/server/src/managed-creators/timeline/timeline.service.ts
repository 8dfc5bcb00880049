import {
  customFieldsOf,
  type FieldChange,
  isCustomKey,
  isSeenBy,
  type TimelineEntry,
  type TimelineGroup,
} from "@tsumugi/contract";
import type { MemberActor } from "../../core/actor.ts";
import { cursorTime, decodeCursor, encodeCursor } from "../../core/cursor.ts";
import { everyField } from "../../custom-fields/custom-fields.repository.ts";
import { genresByUid } from "../../genres/genres.repository.ts";
import { findByUid } from "../managed-creators.repository.ts";
import { foundCreator } from "../merge/foundCreator.service.ts";
import type { StoredChange } from "./changes.ts";
import { peopleByUid, timelineRows } from "./timeline.repository.ts";
import type { TimelinePosition, TimelineRow } from "./timelinePage.repository.ts";
import { changedFieldOf, labelOf, type Names, words } from "./timelineWords.ts";

/** As many as stand with the record itself. */
const FIRST = 20;

type Viewer = Pick<MemberActor, "company_uid" | "canSeeFees">;

interface Query {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly group?: readonly TimelineGroup[] | undefined;
}

/** What happened with a creator in this company, newest first, page by page. @throws AppError not_found, invalid_request for a cursor that is none */
export async function timeline(actor: Viewer, { id: uid, ...query }: Query & { readonly id: string }) {
  await foundCreator(actor.company_uid, uid, await findByUid(actor.company_uid, uid));
  return pageOf(actor, uid, query);
}

/** The newest, as they stand with the record. */
export const newestOf = async (actor: Viewer, uid: string): Promise<TimelineEntry[]> =>
  (await pageOf(actor, uid, { limit: FIRST })).items;

function positionOf(cursor: string): TimelinePosition {
  const [at, key] = decodeCursor(cursor, ["number", "string"]);
  const isOurs = Number.isSafeInteger(at) && /^0?[a-z]\/[\w/-]{0,120}$/.test(String(key));
  // Whatever is no time of ours is refused as every other cursor that we did not make.
  if (!isOurs) cursorTime("");
  cursorTime(new Date(Number(at) / 1000).toJSON());
  return { at: Number(at), key: String(key) };
}

async function pageOf(actor: Viewer, uid: string, { limit, cursor, group = [] }: Query) {
  const { company_uid } = actor;
  const after = cursor ? positionOf(cursor) : undefined;
  const rows = await timelineRows(
    { company_uid, uid, limit: limit + 1, after, withNotices: actor.canSeeFees },
    group,
  );
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: await present(actor, uid, shown),
    next_cursor: last ? encodeCursor([last.at, last.key]) : null,
  };
}

const changesOf = ({ detail }: TimelineRow): readonly StoredChange[] => detail.changes ?? [];

/** Two statements for all names of a page, and one more where the company's own fields changed. */
async function namesIn(company_uid: string, rows: readonly TimelineRow[]) {
  const changes = rows.flatMap(changesOf);
  const held = (field: string) =>
    changes
      .filter((change) => change.field === field)
      .flatMap(({ before, after }) => [before, after].flat())
      .filter((uid) => typeof uid === "string");
  const uids = [...new Set([...rows.flatMap(({ by_uid }) => by_uid ?? []), ...held("owner")])];
  const people = await peopleByUid(uids);
  const genres = await genresByUid([...new Set(held("genres"))]);
  return {
    people: new Map(people.map((person) => [person.uid, person])),
    genres: new Map(genres.map(({ uid, name }) => [uid, name])),
    custom: changes.some(({ field }) => isCustomKey(field))
      ? customFieldsOf(await everyField(company_uid))
      : {},
  };
}

/** Where an entry leads: the very row, under the names of the app's addresses. */
function hrefOf({ kind, project_uid, detail }: TimelineRow, creator_uid: string): string | null {
  if (kind === "comment") return `/chat/${detail.room_uid}?at=${detail.seq}`;
  if (kind === "notice") return `/payment-notices/${detail.notice_uid}`;
  if (kind === "post") return `/projects/${project_uid}/posts?post=${detail.post_uid}`;
  return project_uid ? `/projects/${project_uid}?creator=${creator_uid}` : null;
}

function presentChange(change: StoredChange, viewer: Viewer, names: Names): FieldChange {
  const { field, before, after } = change;
  const declared = changedFieldOf(field, names.custom);
  const isShown = before !== undefined && after !== undefined && isSeenBy(declared, viewer);
  return {
    field,
    label: declared.label,
    before: isShown ? words(declared, before, names) : null,
    after: isShown ? words(declared, after, names) : null,
  };
}

async function present(actor: Viewer, uid: string, rows: readonly TimelineRow[]): Promise<TimelineEntry[]> {
  const names = await namesIn(actor.company_uid, rows);
  return rows.map((row) => {
    const by = row.by_uid ? names.people.get(row.by_uid) : undefined;
    return {
      key: row.key,
      at: new Date(row.at / 1000).toISOString(),
      kind: row.kind,
      label: labelOf(row, names),
      project_uid: row.project_uid,
      href: hrefOf(row, uid),
      by: by ?? null,
      changes: changesOf(row).map((change) => presentChange(change, actor, names)),
    };
  });
}
