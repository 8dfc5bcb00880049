import * as z from "zod";
import { defineEndpoint } from "../core/endpoint.ts";
import { policies } from "../core/policy.ts";
import { count, uid } from "../shared/wire.ts";

export const genre = z.object({ uid, name: z.string() });
export type Genre = z.infer<typeof genre>;

/** `open_creator_count`: open creators of the genre, at most ten minutes old. */
export const countedGenre = genre.extend({ open_creator_count: count.optional() });
export type CountedGenre = z.infer<typeof countedGenre>;

export const listGenres = defineEndpoint("/genres", {
  method: "GET",
  slice: "genres",
  summary: "ジャンルの一覧",
  policy: policies.memberOrOperator,
  response: z.object({ items: z.array(countedGenre) }),
});
