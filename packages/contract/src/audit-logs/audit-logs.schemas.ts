import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { csvQuery, day, keyword, pageQuery, queryList, timestamp, uid } from "../shared/wire.ts";
import { auditActorKinds } from "./audit-logs.constants.ts";
import { auditGroups } from "./auditFields.ts";

/**
 * Who did something. To a company, the operators are one: `uid` and the own name are null. `name` is null where nobody
 * is known, such as before a sign-in.
 */
const auditActor = z.object({
  kind: z.enum(auditActorKinds),
  uid: uid.nullable(),
  name: z.string().nullable(),
  /** A member that is no member of the company any more. */
  is_removed: z.boolean(),
});

export const auditLog = z.object({
  uid: z.string(),
  at: timestamp,
  /** As declared in `auditActions`; a later version may know more. */
  action: z.string(),
  /** What happened, in words: 「佐藤 葵を招待しました」. */
  sentence: z.string(),
  actor: auditActor,
  target_uid: z.string().nullable(),
  details: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Null where it belongs to no company. */
  company: z.object({ uid, name: z.string() }).nullable(),
  /** To quote in an inquiry. */
  request_id: z.string().nullable(),
});
export type AuditLog = z.infer<typeof auditLog>;

const filter = {
  /** Days in Japan; both belong to the period. */
  from: day.optional(),
  to: day.optional(),
  /** A person's uid, or `operators`. */
  actor: uid.optional(),
  group: queryList(z.enum(auditGroups)).optional(),
  /** In the name of who was affected. */
  keyword: keyword.optional(),
  format: z.enum(["json", "csv"]).default("json"),
  ...csvQuery,
  ...pageQuery,
};
const auditLogQuery = z.strictObject(filter);
export type AuditLogQuery = z.input<typeof auditLogQuery>;
const allAuditLogQuery = z.strictObject({
  ...filter,
  company_uid: uid.optional(),
  /** In the name of who did it: nobody can list all people of all companies. */
  actor_name: keyword.optional(),
});
export type AllAuditLogQuery = z.input<typeof allAuditLogQuery>;

const auditLogList = z.object({ items: z.array(auditLog), next_cursor: z.string().nullable() });

/** What each call takes and answers. */
export const auditLogsSchemas = {
  listAuditLogs: { query: auditLogQuery, response: auditLogList },
  listAuditPeople: {
    response: z.object({
      items: z.array(z.object({ uid, name: z.string(), is_removed: z.boolean() })),
    }),
  },
  listAllAuditLogs: { query: allAuditLogQuery, response: auditLogList },
} satisfies SchemasByEndpoint;
