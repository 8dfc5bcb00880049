import { randomInt, timingSafeEqual } from "node:crypto";
import {
  ACCOUNT_CODE_DIGITS,
  ACCOUNT_CODE_MINUTES,
  type ParsedBodyOf,
  type ReplyBankAccount,
  type setReplyBankAccount as setCall,
} from "@tsumugi/contract";
import type { CreatorActor } from "../core/actor.ts";
import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { sendMails } from "../core/mailer.ts";
import { inTransaction } from "../db/index.ts";
import { lockAddress, mailTimes } from "../verification/mailLimit.repository.ts";
import { limitMails } from "../verification/mailLimit.service.ts";
import { accountCodeMail, CODE_MAIL } from "./accountMails.presenter.ts";
import { withBankNames } from "./banks.service.ts";
import { changeAccount, keyOf, recipientOf } from "./changeAccount.service.ts";
import { accountEnd, presentReplyAccount } from "./payees.presenter.ts";
import {
  countFailure,
  findPayee,
  findRequest,
  type PayeeKey,
  type PayeeView,
  requestedAccount,
  requestedCode,
  saveRequest,
} from "./payees.repository.ts";
import { lockView, opened } from "./payees.service.ts";

type Body = ParsedBodyOf<typeof setCall>;

const MINUTE_MS = 60_000;
/** Codes that may be wrong on one day: a million are possible. */
const MAX_FAILURES = 10;

const keyIn = ({ company_uid, managed_creator_uid }: CreatorActor): PayeeKey => ({
  company_uid,
  managed_creator_uid,
});

async function read(key: PayeeKey): Promise<ReplyBankAccount> {
  const view = found(await findPayee(key));
  return presentReplyAccount(view, opened(view));
}

/** @throws AppError not_found */
export const getReplyBankAccount = (actor: CreatorActor): Promise<ReplyBankAccount> => read(keyIn(actor));

/** @throws AppError rate_limited */
function refuseGuessing({ payee }: Pick<PayeeView, "payee">): void {
  const today = dayInJapan(now());
  if (payee && payee.code_failures_on === today && payee.code_failures >= MAX_FAILURES) {
    throw new AppError("rate_limited", {
      message:
        "確認コードの誤りが続いたため、今日は口座を変更できません。明日もう一度お試しいただくか、依頼元の担当者にご連絡ください。",
    });
  }
}

/**
 * The creator's first account stands at once. Another one waits for the code that goes to the address in the record:
 * who has only the link cannot redirect money. @throws AppError invalid_request, conflict, rate_limited
 */
export function setReplyBankAccount(actor: CreatorActor, body: Body): Promise<ReplyBankAccount> {
  const key = keyIn(actor);
  return inTransaction(async () => {
    const account = await withBankNames(body);
    const view = await lockView(key);
    const before = opened(view).account;
    const isSame = before !== null && JSON.stringify(before) === JSON.stringify(account);
    if (!before || isSame) {
      await changeAccount(view, { before, after: account, by: null });
      return read(key);
    }
    refuseGuessing(view);
    await sendCode(view, account);
    return read(key);
  });
}

async function sendCode(view: PayeeView, account: Parameters<typeof accountEnd>[0]): Promise<void> {
  const { email } = view.record;
  if (email === "") {
    throw new AppError("conflict", {
      message:
        "確認のメールを送る先が登録されていないため、口座を変更できません。依頼元の担当者にご連絡ください。",
    });
  }
  await lockAddress(email);
  await limitMails({
    times: (since) => mailTimes(email, [CODE_MAIL], since),
    refusal: (seconds) => ({
      message: `確認コードの送信が続いたため停止しています。${Math.ceil(seconds / 60)}分後にお試しください。先に、届いているメールと迷惑メールを確認してください。`,
      retryAfter: seconds,
    }),
  });
  const code = String(randomInt(10 ** ACCOUNT_CODE_DIGITS)).padStart(ACCOUNT_CODE_DIGITS, "0");
  const expires_at = new Date(now().getTime() + ACCOUNT_CODE_MINUTES * MINUTE_MS);
  await saveRequest(keyOf(view), { account, code, expires_at });
  await sendMails([accountCodeMail(await recipientOf(view), code, accountEnd(account))]);
}

const isSameCode = (given: string, wanted: string) =>
  given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));

/** @throws AppError conflict for a code that has run out, invalid_request for a wrong one, rate_limited after ten */
export async function confirmReplyBankAccount(
  actor: CreatorActor,
  { code }: { code: string },
): Promise<ReplyBankAccount> {
  const key = keyIn(actor);
  const isRight = await inTransaction(async () => {
    const view = await lockView(key);
    refuseGuessing(view);
    const request = await findRequest(key);
    if (!request || request.expires_at <= now()) {
      throw new AppError("conflict", {
        message: "確認コードの有効期限が切れています。もう一度、口座を入力してください。",
      });
    }
    if (!isSameCode(code, requestedCode(request))) {
      await countFailure(key, dayInJapan(now()));
      return false;
    }
    await changeAccount(view, {
      before: opened(view).account,
      after: requestedAccount(request),
      by: null,
    });
    return true;
  });
  // Thrown after the commit: the count of wrong codes must stay.
  if (!isRight) {
    throw new AppError("invalid_request", {
      fields: { code: "確認コードが違います。いちばん新しいメールのコードを入力してください。" },
    });
  }
  return read(key);
}
