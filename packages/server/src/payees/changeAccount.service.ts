import { type AccountChange, accountChangeWords, type BankAccount } from "@tsumugi/contract";
import { findCompany } from "../companies/companies.repository.ts";
import { audit } from "../core/audit.ts";
import { found } from "../core/errors.ts";
import { sendMails } from "../core/mailer.ts";
import { notifyMembers } from "../notifications/notifications.service.ts";
import { accountChangedMail } from "./accountMails.presenter.ts";
import { accountEnd } from "./payees.presenter.ts";
import { dropRequest, type PayeeView, saveAccount } from "./payees.repository.ts";

export const keyOf = ({ record }: Pick<PayeeView, "record">) => ({
  company_uid: record.company_uid,
  managed_creator_uid: record.uid,
});

export async function recipientOf({ record }: Pick<PayeeView, "record">) {
  const { company_uid, email, real_name, display_name } = record;
  const company = found(await findCompany(company_uid));
  return { company_uid, company_name: company.name, to: email, name: real_name || display_name };
}

export function changeOf(before: BankAccount | null, after: BankAccount | null): AccountChange | null {
  if (!before || !after) return after ? "added" : before ? "removed" : null;
  const keys = ["bank_code", "branch_code", "kind", "number", "holder_kana"] as const;
  return keys.every((key) => before[key] === after[key]) ? null : "replaced";
}

/**
 * Puts another account in place, in the open transaction: with a row in the log, a mail to the creator and a
 * notification for those who pay. The same account again changes nothing. `by`: the member, null for the creator.
 */
export async function changeAccount(
  view: PayeeView,
  { before, after, by }: { before: BankAccount | null; after: BankAccount | null; by: string | null },
): Promise<void> {
  const key = keyOf(view);
  const { record } = view;
  await dropRequest(key);
  const change = changeOf(before, after);
  const shown = after ?? before;
  if (!change || !shown) return;
  await saveAccount(key, after, by);
  await audit("payee.account", record.uid, { change }, key.company_uid);
  const account = accountEnd(shown);
  if (record.email !== "") {
    const recipient = await recipientOf(view);
    await sendMails([accountChangedMail(recipient, { change, account, byCreator: by === null })]);
  }
  await notifyMembers({
    company_uid: key.company_uid,
    kind: "payee_account",
    title: `${record.display_name}さんの振込先の口座が${accountChangeWords[change]}されました`,
    body: `口座番号の末尾 ${account.number_end}（${by === null ? "本人が返信ページで" : "担当者が"}${accountChangeWords[change]}）`,
    href: `/creators/${record.uid}?card=payee`,
    except: by,
  });
}
