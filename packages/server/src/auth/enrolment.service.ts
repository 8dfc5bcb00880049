import { audit } from "../core/audit.ts";
import type { Claims } from "../core/authService.ts";
import { context, now } from "../core/context.ts";
import { AppError } from "../core/errors.ts";
import { sendMails } from "../core/mailer.ts";
import { inTransaction } from "../db/index.ts";
import { mailAddressChanged } from "./accountMails.presenter.ts";
import * as repository from "./identity.repository.ts";

/**
 * With Firebase the account stands there, and its token says whose address it is. Accounts are never joined: an
 * address that somebody here holds goes to the newcomer only when Firebase has verified it and the holder has no
 * company; otherwise a colleague decides, by removing the old member and inviting the new one.
 */

const refusals = {
  noAddress:
    "このサインインにはメールアドレスがありません。メールアドレスのあるアカウントでサインインし直してください。",
  deleted: "このアカウントは削除されています。利用を続けるには、企業の管理者か運営にご連絡ください。",
  unverified:
    "このメールアドレスの確認が済んでいません。届いた確認メールのリンクを開いてから、もう一度お試しください。",
  taken:
    "このメールアドレスは、以前のサインインで登録されています。企業の管理者に、前の登録の削除と招待し直しを依頼してください。",
};

const refuse = (why: keyof typeof refusals): never => {
  throw new AppError("not_enrolled", { message: refusals[why] });
};

/** Writes down a person who signed in through Firebase and is new to this database. @throws AppError not_enrolled */
export async function enrol(claims: Claims): Promise<void> {
  if (!claims.email) refuse("noAddress");
  const at = now();
  const { uid, email, name, issuedAt } = claims;
  const person = {
    uid,
    email,
    name,
    email_verified_at: claims.email_verified ? at : null,
    identity_claims_at: issuedAt,
    created_at: at,
    updated_at: at,
  };
  await inTransaction(async () => {
    if (await repository.insertUserOnce(person)) return;
    const holder = await repository.lockHolderOf(email);
    // Two first calls at once: the other one has written the same person.
    if (holder?.uid === uid) return;
    if (holder) {
      if (!claims.email_verified) refuse("unverified");
      if (holder.isBound) refuse("taken");
      await repository.releaseAddress(holder.uid, at);
    }
    if (!(await repository.insertUserOnce(person))) refuse("deleted");
  });
  context().deps.logger.info({ uid }, "first sign-in through Firebase");
}

interface Known {
  uid: string;
  email: string;
  email_verified_at: Date | null;
  identity_claims_at: Date | null;
}

/**
 * Follows what Firebase says of a known person's address: that it is verified by now, or another one.
 * @returns whether something changed
 */
export async function followClaims(user: Known, claims: Claims): Promise<boolean> {
  if (!claims.email_verified || !claims.email) return false;
  const at = now();
  if (claims.email.toLowerCase() === user.email.toLowerCase()) {
    if (user.email_verified_at) return false;
    await repository.markVerified(user.uid, at);
    return true;
  }
  if (user.identity_claims_at && claims.issuedAt <= user.identity_claims_at) return false;
  return inTransaction(async () => {
    const holder = await repository.lockHolderOf(claims.email);
    if (holder?.isBound) {
      context().deps.logger.warn(
        { uid: user.uid },
        "the new address belongs to another member; the old one stays",
      );
      return false;
    }
    if (holder) await repository.releaseAddress(holder.uid, at);
    if (!(await repository.takeOverAddress(user.uid, claims, at))) return false;
    await audit("account.change_email", user.uid, {}, await repository.companyOf(user.uid));
    if (user.email_verified_at) await sendMails([mailAddressChanged(user.email, claims.email)]);
    return true;
  });
}
