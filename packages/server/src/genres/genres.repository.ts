import type { Genre } from "@tsumugi/contract";
import { inArray } from "drizzle-orm";
import { db } from "../db/index.ts";
import { genres } from "../db/schema/creators.ts";

const shown = { uid: genres.uid, name: genres.name };

/** All genres in their fixed order; they belong to no company. */
export const allGenres = (): Promise<Genre[]> =>
  db().select(shown).from(genres).orderBy(genres.position, genres.uid);

/** Those of the uids that exist. */
export const genresByUid = (uids: readonly string[]): Promise<Genre[]> =>
  uids.length === 0
    ? Promise.resolve([])
    : db()
        .select(shown)
        .from(genres)
        .where(inArray(genres.uid, [...uids]))
        .orderBy(genres.position, genres.uid);
