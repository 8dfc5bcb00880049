import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

/** Answers 503 `database_unavailable` while the database is out of reach. */
export const getHealth = defineEndpoint("getHealth", "/health", {
  method: "GET",
  slice: "system",
  base: "",
  summary: "稼働状態",
  policy: policies.visitor,
  errors: ["database_unavailable"],
});
