import type { ParsedBodyOf, ResponseOf, signupMember as signupMemberCall } from "@tsumugi/contract";
import { accountOf, takeOver } from "../auth/accountOf.service.ts";
import { setPassword } from "../auth/auth.repository.ts";
import { requireOwnAccounts } from "../auth/ownAccounts.presenter.ts";
import { hashPassword } from "../auth/passwords.ts";
import { refuseWeakPassword } from "../auth/weakPasswords.ts";
import type { Actor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { now } from "../core/context.ts";
import { AppError } from "../core/errors.ts";
import { hashToken, newUid } from "../core/ids.ts";
import { inTransaction } from "../db/index.ts";
import { joinByInvitation, openInvitation } from "../invitations/joinCompany.service.ts";
import { lockAddress } from "../verification/mailLimit.repository.ts";
import * as repository from "./signup.repository.ts";

/**
 * Makes the account of an invited address and joins its company. Only the address receives the token, so the account
 * starts verified; one that somebody signed up with and never confirmed is taken over.
 * @throws AppError not_found, link_expired, link_used, account_exists, seats_full, contract_expired, external_account
 */
export async function signupMember(
  _actor: Actor,
  { token, name, password }: ParsedBodyOf<typeof signupMemberCall>,
): Promise<ResponseOf<typeof signupMemberCall>> {
  requireOwnAccounts();
  const password_hash = await hashPassword(password);
  return inTransaction(async () => {
    const at = now();
    const opened = await openInvitation(hashToken(token));
    const { company } = opened;
    const { email } = opened.invitation;
    await refuseWeakPassword(password, email);
    await lockAddress(email);
    const known = await accountOf(email);
    if (known?.claimed) throw new AppError("account_exists");
    const account = { name, email_verified_at: at, updated_at: at };
    const uid = known?.user.uid ?? newUid();
    if (known) {
      await repository.updateUser(uid, account);
      await takeOver(uid, at);
    } else {
      await repository.insertUser({ uid, email, created_at: at, ...account });
      await audit("account.create", uid, {}, company.uid);
    }
    await setPassword(uid, password_hash, at);
    await joinByInvitation({ uid, name }, opened);
    return { uid, email, company_uid: company.uid, company_name: company.name };
  });
}
