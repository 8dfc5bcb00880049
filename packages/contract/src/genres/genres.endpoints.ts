import * as z from "zod";
import { defineEndpoint } from "../core/endpoint.ts";
import { policies } from "../core/policy.ts";
import { uid } from "../shared/wire.ts";

export const genre = z.object({ uid, name: z.string() });
export type Genre = z.infer<typeof genre>;

export const listGenres = defineEndpoint("/genres", {
  method: "GET",
  slice: "genres",
  summary: "ジャンルの一覧",
  policy: policies.memberOrOperator,
  response: z.object({ items: z.array(genre) }),
});
