import type { Genre } from "@tsumugi/contract";
import { inArray, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { genres } from "../db/schema/creators.ts";

const shown = { uid: genres.uid, name: genres.name };

/** All genres in their fixed order; they belong to no company. */
export const allGenres = (): Promise<Genre[]> =>
  db().select(shown).from(genres).orderBy(genres.position, genres.uid);

/** Open creators per genre, of those that have any. Reads two indexes side by side, not the wide rows. */
export async function countOpenCreators(): Promise<Map<string, number>> {
  const { rows } = await db().execute(sql`
    select g.genre_uid, count(*)::int as count from creators c
    join creator_genres g on g.creator_uid = c.uid
    where c.is_open and c.deleted_at is null group by g.genre_uid`);
  return new Map(rows.map(({ genre_uid, count }) => [String(genre_uid), Number(count)]));
}

/** Those of the uids that exist. */
export const genresByUid = (uids: readonly string[]): Promise<Genre[]> =>
  uids.length === 0
    ? Promise.resolve([])
    : db()
        .select(shown)
        .from(genres)
        .where(inArray(genres.uid, [...uids]))
        .orderBy(genres.position, genres.uid);
