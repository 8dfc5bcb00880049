import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { count, uid } from "../shared/wire.ts";

export const genre = z.object({ uid, name: z.string() });
export type Genre = z.infer<typeof genre>;

/** `open_creator_count`: open creators of the genre, at most ten minutes old. */
export const countedGenre = genre.extend({ open_creator_count: count.optional() });
export type CountedGenre = z.infer<typeof countedGenre>;

/** What each call takes and answers. */
export const genresSchemas = {
  listGenres: {
    response: z.object({ items: z.array(countedGenre) }),
  },
} satisfies SchemasByEndpoint;
