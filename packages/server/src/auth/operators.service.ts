import { audit } from "../core/audit.ts";
import { context, now, publicUrl } from "../core/context.ts";
import { hashToken, newToken, newUid } from "../core/ids.ts";
import { queueMail } from "../core/mail.ts";
import { inTransaction } from "../db/index.ts";
import { placeNewOperator } from "../support-chat-rooms/newOperator.repository.ts";
import { lockAddress } from "../verification/mailLimit.repository.ts";
import { mailOperatorInvitation } from "./accountMails.presenter.ts";
import { accountOf, takeOver } from "./accountOf.service.ts";
import { expireVerificationTokens, insertVerificationToken, revokeAllFamilies } from "./auth.repository.ts";
import * as repository from "./operators.repository.ts";
import { turnOff } from "./secondFactor.repository.ts";

/** Longer than a reset: whoever sets up a server may read the mail the next morning. */
const LINK_MS = 24 * 60 * 60 * 1000;

/**
 * `member`: the address belongs to a company. `unknown`: Firebase has not signed it in here yet. `unverified`: it has, but
 * not yet confirmed whose address it is. `external`: the second factor stands at Firebase, and nothing was done.
 */
export type InvitedOperator =
  | { readonly kind: "link"; readonly link: string }
  | { readonly kind: "made" | "member" | "unknown" | "unverified" | "external" };

/**
 * Makes the address an operator, with a link of a day, good once, by which the password is set. Whoever may run
 * commands on the server vouches for the address, though not for who signed up with it before. Under Firebase the account
 * stands there, and no link is needed.
 */
export function inviteOperator(
  email: string,
  options: { readonly mail: boolean; readonly resetsSecondFactor?: boolean },
): Promise<InvitedOperator> {
  const isEmbedded = context().deps.auth.mode === "embedded";
  if (options.resetsSecondFactor && !isEmbedded) return Promise.resolve({ kind: "external" });
  return inTransaction(async () => {
    const at = now();
    // Nobody signs up with the address in between.
    await lockAddress(email);
    const known = await accountOf(email);
    if (known && (await repository.belongsToCompany(known.user.uid))) return { kind: "member" };
    if (!known && !isEmbedded) return { kind: "unknown" };
    if (known && !known.claimed) {
      if (!isEmbedded) return { kind: "unverified" };
      await takeOver(known.user.uid, at);
    }
    const uid = known?.user.uid ?? newUid();
    if (known) await repository.makeOperator(uid, at);
    else await repository.insertOperator({ uid, email, at });
    // Whoever is invited once more keeps what is unread.
    if (!known?.user.system_admin) {
      await placeNewOperator(uid);
      await audit("operator.add", uid, { address: email });
    }
    if (!isEmbedded) return { kind: "made" };

    if (options.resetsSecondFactor && (await turnOff(uid))) {
      await revokeAllFamilies(uid, at);
      await audit("second_factor.reset", uid);
    }
    const token = newToken();
    const expires_at = new Date(at.getTime() + LINK_MS);
    await expireVerificationTokens(uid, "reset", at);
    const row = { token_hash: hashToken(token), user_uid: uid, purpose: "reset" as const, email };
    await insertVerificationToken({ ...row, expires_at, created_at: at });
    const link = publicUrl(`/password-reset?token=${token}`);
    if (options.mail) await queueMail(mailOperatorInvitation(email, link));
    return { kind: "link", link };
  });
}

/**
 * Takes the operators' rights from whoever has the address: every sign-in ends at once, and links that are under way open
 * nothing. The account stays, with what was written under it. `hasOthers`: somebody else is an operator still.
 */
export function removeOperator(
  email: string,
): Promise<{ readonly kind: "none" } | { readonly kind: "removed"; readonly hasOthers: boolean }> {
  return inTransaction(async () => {
    const at = now();
    await lockAddress(email);
    const known = await accountOf(email);
    if (!known?.user.system_admin) return { kind: "none" };
    const { uid } = known.user;
    await repository.endOperator(uid, at);
    await revokeAllFamilies(uid, at);
    await expireVerificationTokens(uid, "reset", at);
    await audit("operator.remove", uid, { address: email });
    return { kind: "removed", hasOthers: await repository.hasAnOperator() };
  });
}
