import { expireVerificationTokens, insertVerificationToken } from "../auth/auth.repository.ts";
import { now } from "../core/context.ts";
import { hashToken, newToken } from "../core/ids.ts";
import { sendMails } from "../core/mailer.ts";
import { inTransaction } from "../db/index.ts";
import { verificationMail } from "./verificationMails.presenter.ts";

/** How long the link in a verification mail is good. */
export const VERIFICATION_MS = 24 * 60 * 60 * 1000;

/**
 * Mails a new link that confirms the person's present address. The links of earlier mails expire with it.
 * `next`: where its page leads on to.
 */
export function sendVerificationMail(
  user: { uid: string; email: string; name: string },
  next?: string,
): Promise<void> {
  return inTransaction(async () => {
    const at = now();
    const token = newToken();
    await expireVerificationTokens(user.uid, "verify", at);
    await insertVerificationToken({
      token_hash: hashToken(token),
      user_uid: user.uid,
      purpose: "verify",
      email: user.email,
      expires_at: new Date(at.getTime() + VERIFICATION_MS),
      created_at: at,
    });
    await sendMails([verificationMail(user.email, user.name, { token, next })]);
  });
}
