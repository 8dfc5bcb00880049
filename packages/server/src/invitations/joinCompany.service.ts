import { roleLabels } from "@tsumugi/contract";
import { placeNewMember, placeReturned } from "../chat-rooms/newMember.repository.ts";
import { audit } from "../core/audit.ts";
import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { notifyMembers } from "../notifications/notifications.service.ts";
import * as repository from "./invitations.repository.ts";
import { lockSeats } from "./seats.repository.ts";

type OpenInvitation = Awaited<ReturnType<typeof openInvitation>>;

/**
 * The invitation behind a link and the seats of its company, held until the transaction ends. Call it first in the
 * transaction: the company's row is locked before everything else. @throws AppError not_found, link_used, link_expired
 */
export async function openInvitation(tokenHash: string) {
  const at = now();
  const { company, invitation: before } = found(await repository.findByToken(tokenHash));
  const seats = found(await lockSeats(company.uid, at));
  const invitation = found(await repository.lockInvitation(before.uid));
  if (invitation.state === "accepted") throw new AppError("link_used");
  if (invitation.state !== "open") {
    throw new AppError("link_expired", {
      message:
        "招待が再送されたため、このリンクは使えません。いちばん新しい招待メールのリンクを開いてください。",
    });
  }
  if (invitation.expires_at <= at) {
    throw new AppError("link_expired", {
      message: "招待の期限が切れています。招待した人に、招待の再送を依頼してください。",
    });
  }
  return { invitation, company, seats };
}

/** @throws AppError contract_expired, seats_full */
function refuseBlocked({ company, seats }: OpenInvitation): void {
  if (dayInJapan(now()) > company.contract_ends_on) {
    throw new AppError("contract_expired", {
      message: "この企業の契約期間が終わっているため参加できません。招待した人に確認してください。",
    });
  }
  if (seats.members >= seats.max_user) {
    throw new AppError("seats_full", {
      message:
        "メンバーの人数が上限に達しています。招待した人に、空きを作ってもらってください。空いたら、同じリンクから参加できます。",
    });
  }
}

/**
 * Makes a person a member of the company that invited them, which becomes their active one.
 * @throws AppError contract_expired, seats_full
 */
export async function joinByInvitation(
  person: { uid: string; name: string },
  opened: OpenInvitation,
): Promise<void> {
  refuseBlocked(opened);
  const { uid: invitation_uid, company_uid, role } = opened.invitation;
  const at = now();
  // Before the membership is there: who joins as an admin needs no notice of it.
  await notifyMembers({
    company_uid,
    kind: "member_joined",
    title: `${person.name}さんがメンバーに加わりました`,
    body: `権限: ${roleLabels[role]}`,
    href: `/settings/members?member=${person.uid}`,
  });
  await repository.insertMembership({ company_uid, user_uid: person.uid, role, joined_at: at });
  await placeReturned(company_uid, person.uid, at);
  await placeNewMember(company_uid, person.uid, at);
  await repository.markAccepted(invitation_uid, person.uid, at);
  await repository.setActiveCompany(person.uid, company_uid);
  await audit("member.join", person.uid, { role, invitation_uid }, company_uid);
}
