import { type AuditAction, type AuditActionOf, type AuditDetail, auditActions } from "@tsumugi/contract";
import { db } from "../db/index.ts";
import { auditLogs } from "../db/schema/records.ts";
import type { Actor } from "./actor.ts";
import { context, now } from "./context.ts";
import { deviceLabel } from "./deviceLabel.ts";

/**
 * One row for what sends, pays, exports, invites, removes, or changes rights, in the same transaction. The action is
 * one that the contract declares; `detail` holds what changed, never a secret or a personal field.
 *
 * @param company_uid whose log it belongs to; absent: the company of the caller, or none for an operator
 */
export const audit = <A extends AuditAction>(
  action: A,
  target_uid: string | null,
  detail?: AuditDetail<A>,
  company_uid?: string | null,
): Promise<void> => auditEach(action, [{ target_uid, detail, company_uid }]);

export interface AuditEntry<A extends AuditAction> {
  readonly target_uid: string | null;
  readonly detail?: AuditDetail<A> | undefined;
  readonly company_uid?: string | null | undefined;
}

/** A row for each of several that the same act concerns. */
export async function auditEach<A extends AuditAction>(
  action: A,
  entries: readonly AuditEntry<A>[],
): Promise<void> {
  if (entries.length === 0) return;
  const { actor, requestId, address, agent } = context();
  const own = actor.kind === "member" || actor.kind === "creator" ? actor.company_uid : null;
  await db()
    .insert(auditLogs)
    .values(
      entries.map(({ target_uid, detail, company_uid }) => ({
        at: now(),
        company_uid: company_uid ?? own,
        ...whoDid(actor, auditActions[action], target_uid),
        action,
        target_uid,
        detail: { ...detail },
        request_id: requestId,
        // A creator has no account that somebody could take over.
        address: actor.kind === "creator" ? null : address || null,
        device: actor.kind === "creator" ? null : deviceLabel(agent) || null,
      })),
    );
}

/** Somebody who signs in is a visitor until the call is over: the entry names the person all the same. */
function whoDid(actor: Actor, { byTarget }: AuditActionOf, target_uid: string | null) {
  if (actor.kind === "visitor")
    return byTarget
      ? { actor_kind: "signed_in", actor_uid: target_uid }
      : { actor_kind: "visitor", actor_uid: null };
  return {
    actor_kind: actor.kind,
    actor_uid: actor.kind === "creator" ? actor.managed_creator_uid : actor.uid,
  };
}
