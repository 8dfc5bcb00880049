import { db } from "../db/index.ts";
import { genres } from "../db/schema/creators.ts";
import { genreData } from "./data/genres.ts";

/** The genres that every installation needs, demo or not. Those that are there stay as they are. */
export async function ensureGenres(): Promise<void> {
  await db()
    .insert(genres)
    .values(genreData.map(({ uid, name }, position) => ({ uid, name, position })))
    .onConflictDoNothing();
}
