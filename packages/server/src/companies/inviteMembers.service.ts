import {
  type inviteMember,
  isEmailAddress,
  type MemberInvitations,
  type ParsedBodyOf,
  type PendingInvitation,
  type Role,
} from "@tsumugi/contract";
import type { MemberActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { DAY_MS } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { inTransaction } from "../db/index.ts";
import { issueInvitation } from "../invitations/issueInvitation.service.ts";
import { lockSeats } from "../invitations/seats.repository.ts";
import { limitMails } from "../verification/mailLimit.service.ts";
import * as repository from "./memberInvitations.repository.ts";
import { presentInvitation } from "./pendingInvitation.presenter.ts";

type Judged = MemberInvitations["items"][number];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Addresses a day of a small company; a large contract may fill all its seats three times. */
const INVITED_A_DAY = 200;

/**
 * Invites one address, or many in one transaction: all that can be invited are, or, without enough seats, none.
 * @throws AppError seats_full, conflict for one address that is a member or invited, rate_limited
 */
export function invite(
  actor: MemberActor,
  { email, emails, role }: ParsedBodyOf<typeof inviteMember>,
): Promise<MemberInvitations | PendingInvitation> {
  return email === undefined ? inviteMany(actor, emails ?? [], role) : inviteOne(actor, email, role);
}

async function inviteOne(actor: MemberActor, email: string, role: Role): Promise<PendingInvitation> {
  const { items } = await inviteMany(actor, [email], role, refuseTaken);
  return found(items[0]?.invitation);
}

function refuseTaken(items: readonly Judged[]): void {
  const message = {
    member: "このアドレスの人は、すでにメンバーです。",
    pending: "このアドレスは招待中です。届いていないときは、招待中の一覧から再送してください。",
  };
  for (const { outcome } of items) {
    if (outcome === "member" || outcome === "pending") {
      throw new AppError("conflict", { message: message[outcome] });
    }
  }
}

function inviteMany(
  { company_uid }: MemberActor,
  given: readonly string[],
  role: Role,
  check: (items: readonly Judged[]) => void = () => {},
): Promise<MemberInvitations> {
  return inTransaction(async () => {
    const at = now();
    const seats = found(await lockSeats(company_uid, at));
    const items = await judge(company_uid, given, at);
    check(items);
    const chosen = items.filter(({ outcome }) => outcome === "invited");
    refuseWithoutSeats(chosen.length, seats.max_user - seats.members - seats.pending);
    await refuseFlood(company_uid, chosen.length, seats.max_user);
    const invitations = new Map<string, PendingInvitation>();
    for (const { email } of chosen) {
      await refuseMany(company_uid, email);
      const row = await issueInvitation({ company_uid, type: "member", email, role });
      await audit("member.invite", row.uid, { role });
      invitations.set(email, presentInvitation(row));
    }
    return { items: items.map((item) => ({ ...item, invitation: invitations.get(item.email) ?? null })) };
  });
}

/** What becomes of each address, before any is invited. */
async function judge(company_uid: string, given: readonly string[], at: Date): Promise<Judged[]> {
  const members = await repository.memberAddresses(company_uid);
  const invited = await repository.invitedAddresses(company_uid, at);
  const outcomeOf = (email: string): Judged["outcome"] => {
    if (!isEmailAddress(email)) return "no_address";
    if (members.has(email)) return "member";
    return invited.has(email) ? "pending" : "invited";
  };
  const once = new Set(given.map((text) => text.normalize("NFKC").trim().toLowerCase()));
  return [...once].map((email) => ({ email, outcome: outcomeOf(email), invitation: null }));
}

function refuseWithoutSeats(wanted: number, left: number): void {
  if (wanted <= left) return;
  const message =
    left <= 0
      ? "メンバー数が上限に達しています。招待を取り消すかメンバーを削除するか、契約の見直しをご相談ください。"
      : `空きは${left}人ですが、${wanted}人を招待しようとしています。${wanted - left}人減らしてください。`;
  throw new AppError("seats_full", { message });
}

async function refuseFlood(company_uid: string, wanted: number, max_user: number): Promise<void> {
  const sent = await repository.countInvitedSince(company_uid, new Date(now().getTime() - DAY_MS));
  if (wanted === 0 || sent + wanted <= Math.max(INVITED_A_DAY, 3 * max_user)) return;
  throw new AppError("rate_limited", {
    message: "1日に送れる招待の数を超えています。明日もう一度お試しください。",
    retryAfter: HOUR_MS / 1000,
  });
}

/** At most one mail a minute and five an hour to an address: nobody is flooded by withdrawing and inviting again. */
export async function refuseMany(company_uid: string, email: string): Promise<void> {
  await limitMails({
    gapMs: MINUTE_MS,
    times: (since) => repository.mailedSince(company_uid, email, since),
    refusal: (seconds) => ({
      message: `${email} には招待を送ったばかりです。届いていないか確認し、${Math.ceil(seconds / 60)}分後にもう一度お試しください。`,
      retryAfter: seconds,
    }),
  });
}

/**
 * Mails a new link to an address that has not accepted yet; the older link ends, the role stays.
 * @throws AppError not_found, seats_full where the older one has expired and its seat is taken, rate_limited
 */
export function reinvite(
  { company_uid }: MemberActor,
  { email }: { email: string },
): Promise<PendingInvitation> {
  return inTransaction(async () => {
    const at = now();
    const seats = found(await lockSeats(company_uid, at));
    const before = found(await repository.findPending(company_uid, email));
    const holdsSeat = before.expires_at > at;
    if (!holdsSeat) refuseWithoutSeats(1, seats.max_user - seats.members - seats.pending);
    await refuseMany(company_uid, before.email);
    const { type, role } = before;
    const row = await issueInvitation({ company_uid, type, email: before.email, role });
    await audit("member.reinvite", row.uid, { role });
    return presentInvitation(row);
  });
}

/** The link is not found from then on, and the seat is free. @throws AppError not_found */
export function withdraw({ company_uid }: MemberActor, { id: uid }: { id: string }): Promise<void> {
  return inTransaction(async () => {
    await lockSeats(company_uid, now());
    const { role } = found(await repository.deletePending(company_uid, uid));
    await audit("member.revoke_invitation", uid, { role });
  });
}
