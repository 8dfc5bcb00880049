import type { SecondFactor, SecondFactorSecret } from "@tsumugi/contract";
import type { PersonActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { now } from "../core/context.ts";
import { AppError } from "../core/errors.ts";
import { hashToken } from "../core/ids.ts";
import { sendMails } from "../core/mailer.ts";
import { inTransaction } from "../db/index.ts";
import { mailSecondFactor } from "./accountMails.presenter.ts";
import { isAskedAgain } from "./askedAgain.ts";
import { revokeAllFamilies } from "./auth.repository.ts";
import { newRecoveryCodes, newSecret, plainCode, stepOf } from "./codes.ts";
import { type Guess, judgeGuess } from "./guesses.service.ts";
import { companyOf, findIdentity } from "./identity.repository.ts";
import { requireOwnAccounts } from "./ownAccounts.presenter.ts";
import { confirmOwnPassword } from "./passwordChange.service.ts";
import * as repository from "./secondFactor.repository.ts";
import { isSecondFactorAsked } from "./secondFactorRule.presenter.ts";

const WRONG =
  "確認コードが違うか、期限が切れています。認証アプリに今表示されている6桁の数字を入力してください。";
/** Another tab may have begun it once more: only the secret that was made last is known here. */
const WRONG_FIRST = `${WRONG}ほかの画面でも設定を始めたときは、最後に出したQRコードを読み取り直してください。`;
const WRONG_RECOVERY =
  "リカバリーコードが違うか、使用済みです。設定し直す前のものも使えません。打ち間違いがなければ、まだ使っていない別のコードを入力してください。";

/** Whoever typed a recovery code has no app at hand: told to look there, they would not know what is wrong. */
const wrongCode = (typed = "") =>
  new AppError("invalid_request", {
    fields: { code: /[a-z]/.test(plainCode(typed)) ? WRONG_RECOVERY : WRONG },
  });

export async function getSecondFactor({ uid }: PersonActor): Promise<SecondFactor> {
  requireOwnAccounts();
  const row = await findIdentity(uid, null);
  return {
    is_on: Boolean(row?.second_factor),
    is_required: row !== undefined && isSecondFactorAsked(row.user, row.company),
    recovery_codes_left: await repository.countCodes(uid),
  };
}

/**
 * A secret for the app; what is on goes on until the new one is confirmed. Whoever has not confirmed the address could
 * keep its owner out. @throws AppError email_not_verified, invalid_request
 */
export async function startSecondFactor(
  actor: PersonActor,
  { current_password, code }: { current_password: string; code?: string | undefined },
): Promise<SecondFactorSecret> {
  requireOwnAccounts();
  if (!actor.email_verified) throw new AppError("email_not_verified");
  await confirmOwnPassword(actor, current_password);
  if ((await repository.secondFactorOf(actor.uid))?.confirmed_at) await confirmOwnCode(actor, code ?? "");
  const made = newSecret(actor.email);
  await repository.keepPending(
    actor.uid,
    repository.sealedPending.seal({ user_uid: actor.uid }, made.secret),
    now(),
  );
  return made;
}

/** The secret that waits for its first code, or the one that was confirmed a moment ago. @throws AppError conflict */
function secretToConfirm(row: Awaited<ReturnType<typeof repository.secondFactorOf>>) {
  if (row?.pending_secret)
    return { secret: repository.sealedPending.unseal(row, row.pending_secret), isNew: true, since: 0 };
  if (row?.secret && row.confirmed_at && isAskedAgain(row.confirmed_at, now()))
    return { secret: repository.sealedSecret.unseal(row, row.secret), isNew: false, since: row.last_step };
  throw new AppError("conflict", {
    message: "2段階認証の設定が始まっていません。画面を再読み込みして、最初からやり直してください。",
  });
}

/**
 * On from now: other sign-ins end, since they came in without it. Asked again where the answer was lost, it gives new
 * recovery codes: nobody has seen the first ones.
 * @throws AppError email_not_verified, invalid_request, conflict
 */
export async function confirmSecondFactor(
  actor: PersonActor,
  { code }: { code: string },
): Promise<{ recovery_codes: string[] }> {
  requireOwnAccounts();
  if (!actor.email_verified) throw new AppError("email_not_verified");
  const { uid } = actor;
  const { secret, isNew, since } = secretToConfirm(await repository.secondFactorOf(uid));
  const step = await stepOf(secret, plainCode(code), now());
  const isRight = await judgeGuess(ownGuess(uid, step !== null && step >= since));
  if (!isRight || step === null) {
    throw isNew ? new AppError("invalid_request", { fields: { code: WRONG_FIRST } }) : wrongCode();
  }
  const recovery_codes = newRecoveryCodes();
  await inTransaction(async () => {
    if (isNew)
      await repository.turnOn(uid, repository.sealedSecret.seal({ user_uid: uid }, secret), step, now());
    else await repository.useStep(uid, step);
    await repository.replaceCodes(
      uid,
      recovery_codes.map((each) => hashToken(plainCode(each))),
    );
    await audit("second_factor.on", uid, {}, await companyOf(uid));
    if (!isNew) return;
    await revokeAllFamilies(uid, now(), actor.session_uid);
    await sendMails([mailSecondFactor(actor, "on")]);
  });
  return { recovery_codes };
}

/** @throws AppError invalid_request; conflict where it is asked for */
export async function removeSecondFactor(
  actor: PersonActor,
  { current_password, code }: { current_password: string; code: string },
): Promise<void> {
  const { is_on, is_required } = await getSecondFactor(actor);
  if (is_required) {
    throw new AppError("conflict", {
      message:
        "企業の設定で2段階認証が必要なため、オフにできません。端末を替えるときは「設定し直す」を使ってください。",
    });
  }
  await confirmOwnPassword(actor, current_password);
  // Tried again because the answer was lost: no code is right any more, and nothing is left to do.
  if (!is_on) return;
  await confirmOwnCode(actor, code);
  await inTransaction(async () => {
    await repository.turnOff(actor.uid);
    await audit("second_factor.off", actor.uid, {}, await companyOf(actor.uid));
    await sendMails([mailSecondFactor(actor, "off")]);
  });
}

const ownGuess = (uid: string, isRight: boolean): Guess => ({
  key: `code:${uid}`,
  source: "page",
  isKnown: true,
  isRight,
  what: "確認コード",
});

async function confirmOwnCode({ uid }: PersonActor, code: string): Promise<void> {
  const use = await codeOf(uid, code);
  if (!(await judgeGuess(ownGuess(uid, use !== null))) || !(await use?.())) throw wrongCode(code);
}

/** How a right code is used up; null for a wrong one. A lock is looked at in between, so that it costs no code. */
async function codeOf(uid: string, typed: string): Promise<(() => Promise<boolean>) | null> {
  const secret = (await repository.secondFactorOf(uid))?.secret;
  if (!secret) return null;
  const code = plainCode(typed);
  const step = await stepOf(repository.sealedSecret.unseal({ user_uid: uid }, secret), code, now());
  if (step !== null) return () => repository.useStep(uid, step);
  const hash = hashToken(code);
  if (!(await repository.hasCode(uid, hash))) return null;
  return async () => {
    const isUsed = await repository.useCode(uid, hash);
    if (isUsed)
      await audit(
        "second_factor.recover",
        uid,
        { left: await repository.countCodes(uid) },
        await companyOf(uid),
      );
    return isUsed;
  };
}

/**
 * The second step of a sign-in, after the password. Wrong codes count by account and source as passwords do.
 * @throws AppError second_factor_required without a code; invalid_request, rate_limited
 */
export async function passSecondFactor(
  uid: string,
  code: string | undefined,
  from: Pick<Guess, "source" | "isKnown" | "onWrong">,
): Promise<void> {
  if (!(await repository.secondFactorOf(uid))?.confirmed_at) return;
  if (code === undefined) throw new AppError("second_factor_required");
  const use = await codeOf(uid, code);
  const guess = { key: `code:${uid}`, ...from, isRight: use !== null, what: "確認コード" };
  if (!(await judgeGuess(guess)) || !(await use?.())) throw wrongCode(code);
}
