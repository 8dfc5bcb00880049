import {
  ACCOUNT_CODE_MINUTES,
  type AccountChange,
  type BankAccountEnd,
  bankAccountTypeLabels,
} from "@tsumugi/contract";
import type { Mail } from "../core/mail.ts";
import { mailBody, oneLine } from "../core/mailText.ts";

interface Recipient {
  readonly company_uid: string;
  readonly company_name: string;
  readonly to: string;
  /** Whom the mail addresses. */
  readonly name: string;
}

/** The kind under which codes are counted. */
export const CODE_MAIL = "payee_code";

/** An account by its bank, branch and last four digits: no mail holds more of it. */
const factsOf = ({ bank_name, branch_name, kind, number_end }: BankAccountEnd): [string, string][] => [
  ["金融機関", `${bank_name} ${branch_name}`],
  ["口座", `${bankAccountTypeLabels[kind]}　末尾 ${number_end}`],
];

/** The code with which a creator confirms another account. It opens nothing by itself. */
export const accountCodeMail = (recipient: Recipient, code: string, account: BankAccountEnd): Mail => ({
  to: recipient.to,
  company_uid: recipient.company_uid,
  kind: CODE_MAIL,
  subject: `【ツムギ】振込先の口座を変更するための確認コード（${oneLine(recipient.company_name)}）`,
  ...mailBody({
    title: "振込先の口座を変更するための確認コード",
    name: recipient.name,
    paragraphs: [
      `${oneLine(recipient.company_name)} 様からの支払いの振込先を、次の口座に変更する申し込みを受け付けました。`,
      "返信ページに次の確認コードを入力すると、変更が終わります。それまでは、これまでの口座のままです。",
    ],
    facts: [["確認コード", code], ...factsOf(account), ["有効期限", `${ACCOUNT_CODE_MINUTES}分`]],
    notes: [
      "確認コードを、ほかの人に伝えないでください。依頼元やツムギの担当者がお尋ねすることはありません。",
      "お心当たりがないときは、コードを入力せず、依頼元の担当者にすぐにお知らせください。口座は変わりません。",
    ],
  }),
});

const done: Record<AccountChange, string> = {
  added: "登録されました",
  replaced: "変更されました",
  removed: "削除されました",
};

/** Tells the creator that the account was changed, whoever did it. */
export const accountChangedMail = (
  recipient: Recipient,
  { change, account, byCreator }: { change: AccountChange; account: BankAccountEnd; byCreator: boolean },
): Mail => ({
  to: recipient.to,
  company_uid: recipient.company_uid,
  kind: "payee_account",
  subject: `【ツムギ】振込先の口座が${done[change]}（${oneLine(recipient.company_name)}）`,
  ...mailBody({
    title: `振込先の口座が${done[change]}`,
    name: recipient.name,
    paragraphs: [
      change === "removed"
        ? `${oneLine(recipient.company_name)} 様からの支払いの振込先として登録されていた、次の口座が削除されました。`
        : `${oneLine(recipient.company_name)} 様からの支払いの振込先として、次の口座が${done[change]}。`,
    ],
    facts: [...factsOf(account), ["手続きをした人", byCreator ? "ご本人（返信ページ）" : "依頼元の担当者"]],
    notes: [
      "お心当たりがないときや、口座が違うときは、依頼元の担当者にすぐにお知らせください。",
      "口座番号は、安全のため末尾の4桁だけをお知らせしています。",
    ],
  }),
});
