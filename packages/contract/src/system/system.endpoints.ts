import * as z from "zod";
import { defineEndpoint } from "../core/endpoint.ts";
import { policies } from "../core/policy.ts";

/** Answers 503 `database_unavailable` while the database is out of reach. */
export const getHealth = defineEndpoint("/health", {
  method: "GET",
  slice: "system",
  base: "",
  summary: "稼働状態",
  policy: policies.visitor,
  response: z.object({
    status: z.literal("ok"),
    version: z.string(),
    database: z.enum(["pglite", "postgres"]),
    /** Whether a write outlives a power cut; the embedded database outlives a crash of the process only. */
    durable: z.boolean(),
    uptime_seconds: z.number().min(0),
  }),
  errors: ["database_unavailable"],
});
