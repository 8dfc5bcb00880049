import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";

/** What each call takes and answers. */
export const systemSchemas = {
  getHealth: {
    response: z.object({
      status: z.literal("ok"),
      version: z.string(),
      database: z.enum(["pglite", "postgres"]),
      /** Whether a write outlives a power cut; the embedded database outlives a crash of the process only. */
      durable: z.boolean(),
      uptime_seconds: z.number().min(0),
    }),
  },
} satisfies SchemasByEndpoint;
