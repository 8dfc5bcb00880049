import {
  COMPANY_KEPT_DAYS,
  type Company,
  type CompanyDetail,
  type CompanyEvent,
  type FirstInvitation,
} from "@tsumugi/contract";
import { contractState } from "../company-users/company-users.presenter.ts";
import { addDays, dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import type { companies } from "../db/schema/accounts.ts";
import { type InvitationRow, presentInvitation } from "./pendingInvitation.presenter.ts";

type CompanyRow = typeof companies.$inferSelect;

/** The day in Japan whose night takes a deleted company for good. */
export const erasureDay = (deleted_at: Date): string => addDays(dayInJapan(deleted_at), COMPANY_KEPT_DAYS);

export interface CompanyView {
  readonly company: CompanyRow;
  readonly member_count: number;
  readonly pending_invitation_count: number;
  readonly last_seen_at: Date | null;
}

export function presentCompany({ company, ...occupancy }: CompanyView): Company {
  const { uid, name, url, address, image, plan, permission, max_user, version } = company;
  const { contract_starts_on, contract_ends_on, created_at, deleted_at } = company;
  return {
    uid,
    name,
    url,
    address,
    image,
    plan,
    permission,
    max_user,
    member_count: occupancy.member_count,
    pending_invitation_count: occupancy.pending_invitation_count,
    contract_starts_on,
    contract_ends_on,
    contract_state: contractState(contract_ends_on, dayInJapan(now())),
    last_seen_at: occupancy.last_seen_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    deleted_at: deleted_at?.toISOString() ?? null,
    erase_on: deleted_at && erasureDay(deleted_at),
    version,
  };
}

const stateOf = (row: InvitationRow): FirstInvitation["state"] => {
  if (row.state === "accepted") return "accepted";
  return row.state === "open" && row.expires_at > now() ? "open" : "expired";
};

export const presentDetail = (view: CompanyView, invitation: InvitationRow | undefined): CompanyDetail => ({
  ...presentCompany(view),
  deleted_reason: view.company.deleted_reason ?? "",
  first_invitation: invitation ? { ...presentInvitation(invitation), state: stateOf(invitation) } : null,
});

export const presentEvent = (row: {
  readonly id: number | bigint;
  readonly at: Date;
  readonly action: string;
  readonly detail: Record<string, unknown>;
  readonly actor: CompanyEvent["actor"];
}): CompanyEvent => ({
  uid: String(row.id),
  at: row.at.toISOString(),
  actor: row.actor,
  action: row.action,
  detail: row.detail,
});
