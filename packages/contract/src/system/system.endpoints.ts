import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

/**
 * Answers 503 `database_unavailable` while the database is out of reach, 507 `storage_full` when the bundled one has no
 * space left to write to.
 */
export const getHealth = defineEndpoint("getHealth", "/health", {
  method: "GET",
  slice: "system",
  base: "",
  summary: "稼働状態",
  policy: policies.visitor,
  errors: ["database_unavailable"],
});
