import type { CurrentUser, ParsedBodyOf, signupCompany as signupCompanyCall } from "@tsumugi/contract";
import { trialTerms } from "@tsumugi/contract";
import { accountOf, takeOver } from "../auth/accountOf.service.ts";
import { setPassword } from "../auth/auth.repository.ts";
import { requireOwnAccounts } from "../auth/ownAccounts.presenter.ts";
import { hashPassword } from "../auth/passwords.ts";
import { refuseWeakPassword } from "../auth/weakPasswords.ts";
import { presentCurrentUser } from "../company-users/company-users.presenter.ts";
import { companiesOf } from "../company-users/company-users.repository.ts";
import type { Actor, PersonActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { addDays, dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { newUid } from "../core/ids.ts";
import { sendMails } from "../core/mailer.ts";
import { inTransaction } from "../db/index.ts";
import { limitRequestedMails } from "../verification/mailLimit.service.ts";
import { sendVerificationMail } from "../verification/sendVerification.service.ts";
import * as repository from "./signup.repository.ts";
import { accountExistsMail } from "./signupMails.presenter.ts";

/**
 * Makes an unverified account and mails its link, or mails to a known address that it has an account. Both answer the
 * same, after the same work: one password is hashed and one mail is written. @throws AppError rate_limited, external_account
 */
export async function signupWithEmail(
  _actor: Actor,
  { email, password, next }: { email: string; password: string; next?: string | undefined },
): Promise<{ accepted: true }> {
  requireOwnAccounts();
  await refuseWeakPassword(password, email);
  const password_hash = await hashPassword(password);
  await inTransaction(async () => {
    await limitRequestedMails(email);
    const known = await accountOf(email);
    if (known?.claimed) {
      await sendMails([accountExistsMail(known.user.email, known.user.name)]);
      return;
    }
    const at = now();
    const user =
      known?.user ?? (await repository.insertUser({ uid: newUid(), email, created_at: at, updated_at: at }));
    if (known) await takeOver(user.uid, at);
    else await audit("account.create", user.uid);
    // The newest password counts: it belongs to whoever receives the newest mail.
    await setPassword(user.uid, password_hash, at);
    await sendVerificationMail(user, next);
  });
  return { accepted: true };
}

type CompanyBody = ParsedBodyOf<typeof signupCompanyCall>;

/**
 * Registers the caller's company on trial, with the caller as its admin.
 * @throws AppError email_not_verified; forbidden for an operator; conflict for somebody who has a company
 */
export function signupCompany(actor: PersonActor, body: CompanyBody): Promise<CurrentUser> {
  return inTransaction(async () => {
    const at = now();
    const user = found(await repository.lockUser(actor.uid));
    if (user.system_admin) {
      throw new AppError("forbidden", {
        message:
          "運営のアカウントでは企業を登録できません。企業のメンバーになるアカウントでサインインし直してください。",
      });
    }
    if (!user.email_verified_at) throw new AppError("email_not_verified");
    if ((await companiesOf(user.uid)).length > 0) {
      throw new AppError("conflict", {
        message: "すでに企業に所属しています。ホームを開いて、そのまま使い始めてください。",
      });
    }
    const today = dayInJapan(at);
    const company = await repository.insertCompany({
      uid: newUid(),
      name: body.name,
      url: body.url,
      address: body.address,
      plan: "trial",
      permission: [...trialTerms.permission],
      max_user: trialTerms.max_user,
      contract_starts_on: today,
      contract_ends_on: addDays(today, trialTerms.days - 1),
      created_at: at,
      updated_at: at,
    });
    await repository.insertFirstAdmin(company.uid, user.uid, at);
    const change = { name: body.user_name, active_company_uid: company.uid, updated_at: at };
    await repository.updateUser(user.uid, change);
    await audit("company.create", company.uid, {}, company.uid);
    return presentCurrentUser({ ...user, ...change }, { company, role: "admin" }, today);
  });
}
