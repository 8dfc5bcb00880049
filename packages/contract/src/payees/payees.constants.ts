import type { Field } from "../core/fields.ts";

/** What is known of a payee's registration number. The public register (公表サイト) is looked at by a person. */
export const registrationStandings = ["none", "unverified", "verified"] as const;
export type RegistrationStanding = (typeof registrationStandings)[number];
export const registrationStandingLabels: Record<RegistrationStanding, string> = {
  none: "登録番号なし",
  unverified: "公表サイトで未確認",
  verified: "公表サイトで確認済み",
};

/** Digits of the code that is mailed before a creator's account is replaced, and how long it can be used. */
export const ACCOUNT_CODE_DIGITS = 6;
export const ACCOUNT_CODE_MINUTES = 30;

/** A receiver's name in a transfer file (全銀) holds no more. */
export const MAX_ACCOUNT_HOLDER = 30;

/** Japan Post Bank (ゆうちょ銀行), whose passbooks show a symbol and a number in place of branch and account. */
export const JAPAN_POST_BANK = "9900";

/** What became of an account, in mails and in the log; its number stands in neither. */
export const accountChangeWords = { added: "登録", replaced: "変更", removed: "削除" } as const;
export type AccountChange = keyof typeof accountChangeWords;

/** What else is changed of a payee, under the names of the call. */
export const payeeFieldWords = {
  entity_type: "個人・法人",
  withholding_default: "源泉徴収の初期値",
  withholding_reason: "源泉徴収の理由",
  registration_number: "登録番号",
  registration_checked: "登録番号の確認",
} as const;
export type PayeeField = keyof typeof payeeFieldWords;

/**
 * Which account a record has before and after it took another one in, in the history and in the log. Every member reads
 * them: whose it was, and no number.
 */
export const mergedAccountWords = {
  none: "なし",
  kept: "残した記録の口座",
  absorbed: "まとめた記録の口座",
  both: "両方の記録に別々の口座",
} as const;
/** The name under which a record's history, and a merge, know the account. */
export const ACCOUNT_FIELD = "bank_account";
export const accountField = {
  kind: "choice",
  label: "振込先の口座",
  choices: mergedAccountWords,
  initial: "none",
  personal: false,
} as const satisfies Field;
export type MergedAccount = keyof typeof mergedAccountWords;
