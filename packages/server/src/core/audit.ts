import { db } from "../db/index.ts";
import { auditLogs } from "../db/schema/records.ts";
import { context, now } from "./context.ts";

/**
 * One row for what sends, pays, exports, invites, removes, or changes rights, in the same transaction.
 * `detail` holds what changed, never a secret or a personal field.
 */
export async function audit(
  action: string,
  target_uid: string | null,
  detail: Record<string, unknown> = {},
  company_uid?: string,
): Promise<void> {
  const { actor, requestId } = context();
  const own = actor.kind === "member" || actor.kind === "creator" ? actor.company_uid : null;
  await db()
    .insert(auditLogs)
    .values({
      at: now(),
      company_uid: company_uid ?? own,
      actor_kind: actor.kind,
      actor_uid: "uid" in actor ? actor.uid : actor.kind === "creator" ? actor.managed_creator_uid : null,
      action,
      target_uid,
      detail,
      request_id: requestId,
    });
}
