import type { CurrentUser, Invitation, InvitationType } from "@tsumugi/contract";
import { accountOf } from "../auth/accountOf.service.ts";
import { presentCurrentUser } from "../company-users/company-users.presenter.ts";
import { updateUser, userByUid } from "../company-users/company-users.repository.ts";
import type { Actor, PersonActor } from "../core/actor.ts";
import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { hashToken } from "../core/ids.ts";
import { inTransaction } from "../db/index.ts";
import { presentInvitation } from "./invitations.presenter.ts";
import * as repository from "./invitations.repository.ts";
import { joinByInvitation, openInvitation } from "./joinCompany.service.ts";

/** What a link invites to. Changes nothing. @throws AppError not_found, also for a link of the other type */
export async function get(
  _actor: Actor,
  { id: token, type }: { id: string; type: InvitationType },
): Promise<Invitation> {
  const { invitation, company } = found(await repository.findByToken(hashToken(token)));
  if (invitation.type !== type) throw new AppError("not_found");
  return presentInvitation(invitation, company, {
    members: await repository.countMembers(company.uid),
    hasAccount: (await accountOf(invitation.email))?.claimed ?? false,
  });
}

const sameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** An account was made with an address and a password alone: colleagues see its first part until its owner says a name. */
async function named<Person extends { uid: string; name: string; email: string }>(
  person: Person,
): Promise<Person> {
  if (person.name.trim() !== "") return person;
  const [name = ""] = person.email.split("@");
  await updateUser(person.uid, { name });
  return { ...person, name };
}

/**
 * Joins the company of an invitation, once. The caller's confirmed address must be the invited one.
 * @throws AppError not_found, link_used, link_expired, forbidden, wrong_account, email_not_verified, conflict,
 * contract_expired, seats_full
 */
export function accept(actor: PersonActor, { id: token }: { id: string }): Promise<CurrentUser> {
  return inTransaction(async () => {
    const opened = await openInvitation(hashToken(token));
    const { invitation, company } = opened;
    const user = found(await userByUid(actor.uid));
    if (!sameAddress(user.email, invitation.email)) throw new AppError("wrong_account");
    if (user.system_admin) {
      throw new AppError("forbidden", {
        message:
          "運営のアカウントは企業に参加できません。招待した人に、別のアドレスへの招待を依頼してください。",
      });
    }
    if (!user.email_verified_at) throw new AppError("email_not_verified");
    if (await repository.isMember(company.uid, user.uid)) {
      throw new AppError("conflict", {
        message: "すでにこの企業のメンバーです。ホームを開いて、そのまま使い始めてください。",
      });
    }
    const member = await named(user);
    await joinByInvitation(member, opened);
    const today = dayInJapan(now());
    return presentCurrentUser(
      { ...member, active_company_uid: company.uid },
      { company, role: invitation.role },
      today,
    );
  });
}
