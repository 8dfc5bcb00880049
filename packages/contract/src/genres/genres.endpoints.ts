import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

export const listGenres = defineEndpoint("listGenres", "/genres", {
  method: "GET",
  slice: "genres",
  summary: "ジャンルの一覧",
  policy: policies.memberOrOperator,
  isSupplementary: true,
});
