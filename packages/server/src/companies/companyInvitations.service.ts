import type { CompanyInvitation, inviteCompany, ParsedBodyOf, reinviteCompany } from "@tsumugi/contract";
import type { OperatorActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { inTransaction } from "../db/index.ts";
import { issueInvitation } from "../invitations/issueInvitation.service.ts";
import { lockSeats } from "../invitations/seats.repository.ts";
import { limitMails } from "../verification/mailLimit.service.ts";
import { presentCompany } from "./companies.presenter.ts";
import * as repository from "./companies.repository.ts";
import { viewOf } from "./companyList.service.ts";
import { createCompany } from "./contract.service.ts";
import { presentInvitation } from "./pendingInvitation.presenter.ts";

const HOUR_SECONDS = 60 * 60;

/** Invites the first admin and ends every other link of that kind. @throws AppError rate_limited */
async function sendFirst(company_uid: string, email: string): Promise<CompanyInvitation> {
  await limitMails({
    times: (since) => repository.firstInvitationTimes(email, since),
    refusal: () => ({
      message:
        "このアドレスには1時間に5通まで送れます。届いているメールを確かめるか、時間をおいて送り直してください。",
      retryAfter: HOUR_SECONDS,
    }),
  });
  await repository.replaceOtherFirstInvitations(company_uid, email);
  const invitation = await issueInvitation({ company_uid, type: "company", email, role: "admin" });
  return { company: presentCompany(await viewOf(company_uid)), invitation: presentInvitation(invitation) };
}

/** Makes the company and mails its first admin. @throws AppError invalid_request, rate_limited */
export const invite = (
  _actor: OperatorActor,
  { company_name, email, ...terms }: ParsedBodyOf<typeof inviteCompany>,
): Promise<CompanyInvitation> =>
  inTransaction(async () => {
    const body = { ...terms, name: company_name, url: "", address: "" };
    return sendFirst(await createCompany("company.invite", body), email);
  });

/** @throws AppError not_found, conflict once somebody has joined or where no address is known, rate_limited */
export const reinvite = (
  _actor: OperatorActor,
  { id: uid, email }: ParsedBodyOf<typeof reinviteCompany> & { id: string },
): Promise<CompanyInvitation> =>
  inTransaction(async () => {
    const { members } = found(await lockSeats(uid, now()));
    if (members > 0) {
      throw new AppError("conflict", {
        message: "すでにメンバーが参加しています。追加の招待は、企業の管理者に依頼してください。",
      });
    }
    const address = email ?? (await repository.newestFirstInvitation(uid))?.email;
    if (!address) {
      throw new AppError("conflict", {
        message: "招待した人がまだいません。最初の管理者のメールアドレスを指定してください。",
      });
    }
    const sent = await sendFirst(uid, address);
    await audit("company.reinvite", uid, { invitation_uid: sent.invitation.uid }, uid);
    return sent;
  });
