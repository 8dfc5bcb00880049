import type { Invitation, InvitationState } from "@tsumugi/contract";
import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { maskEmail } from "../core/maskEmail.ts";
import type { companies } from "../db/schema/accounts.ts";
import type { InvitationRow } from "./issueInvitation.repository.ts";

function stateOf({ state, expires_at }: InvitationRow): InvitationState {
  return state === "open" && expires_at <= now() ? "expired" : state;
}

/** What the holder of a link sees of an invitation, signed in or not. */
export function presentInvitation(
  row: InvitationRow,
  company: typeof companies.$inferSelect,
  facts: { readonly members: number; readonly hasAccount: boolean },
): Invitation {
  const hasEnded = dayInJapan(now()) > company.contract_ends_on;
  const isFull = facts.members >= company.max_user;
  return {
    type: row.type,
    company_name: company.name,
    email_masked: maskEmail(row.email),
    role: row.role,
    state: stateOf(row),
    blocked: hasEnded ? "contract_expired" : isFull ? "seats_full" : null,
    expires_at: row.expires_at.toISOString(),
    has_account: facts.hasAccount,
  };
}
