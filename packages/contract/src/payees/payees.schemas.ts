import * as z from "zod";
import { bankAccountTypes } from "../companies/companies.constants.ts";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { entityTypes } from "../managed-creators/managed-creators.constants.ts";
import {
  count,
  day,
  invoiceRegistrationNumber,
  keyword,
  personRef,
  requiredText,
  text,
  timestamp,
  version,
  yen,
} from "../shared/wire.ts";
import { toZengin, ZENGIN } from "../shared/zengin.ts";
import { ACCOUNT_CODE_DIGITS, MAX_ACCOUNT_HOLDER, registrationStandings } from "./payees.constants.ts";

const digits = (length: number, label: string) =>
  z.string().regex(new RegExp(`^\\d{${length}}$`), `${label}は半角数字${length}桁で入力してください。`);

/** An account in Japan as a transfer file (全銀) names it. */
export const bankAccount = z.object({
  bank_code: z.string(),
  bank_name: z.string(),
  branch_code: z.string(),
  branch_name: z.string(),
  kind: z.enum(bankAccountTypes),
  number: z.string(),
  /** Half-width kana. */
  holder_kana: z.string(),
});
export type BankAccount = z.infer<typeof bankAccount>;

/** As much of an account as tells it from another: never the whole number, nor whose it is. */
export const bankAccountEnd = bankAccount
  .pick({ bank_name: true, branch_name: true, kind: true })
  .extend({ number_end: z.string().max(4) });
export type BankAccountEnd = z.infer<typeof bankAccountEnd>;

/** The names of bank and branch come from the table by their codes. */
export const bankAccountBody = z.strictObject({
  bank_code: digits(4, "銀行コード"),
  branch_code: digits(3, "支店コード"),
  kind: z.enum(bankAccountTypes),
  number: digits(7, "口座番号"),
  /** In any kind of kana; kept as transfer files hold it. */
  holder_kana: requiredText(100, "口座名義")
    .transform(toZengin)
    .pipe(
      z
        .string()
        .max(
          MAX_ACCOUNT_HOLDER,
          `口座名義は濁点を含めて半角カナ${MAX_ACCOUNT_HOLDER}文字以内で入力してください。`,
        )
        .regex(
          ZENGIN,
          "口座名義に振込で使えない文字があります。カナ、英大文字、数字、空白と ( ) - . / で入力してください。",
        ),
    ),
});
export type BankAccountBody = z.input<typeof bankAccountBody>;

/** A change that a creator asked for and has not confirmed yet by the mailed code. */
const pendingChange = z.object({ account: bankAccountEnd, expires_at: timestamp });

/** What paying a creator needs to know beside the record. */
export const payee = z.object({
  managed_creator: personRef,
  /** Staff see that an account stands, but not which one. */
  has_bank_account: z.boolean(),
  bank_account: bankAccount.nullable(),
  /** `by` is null where the creator did it on the reply page. */
  bank_account_changed: z.object({ at: timestamp, by: personRef.nullable() }).nullable(),
  pending_change: pendingChange.nullable(),
  entity_type: z.enum(entityTypes),
  /** Where a new line of a notice starts from; the line itself decides. */
  withholding_default: z.boolean(),
  withholding_reason: z.string(),
  registration: z.object({
    number: z.string(),
    standing: z.enum(registrationStandings),
    checked_on: day.nullable(),
    /** Null where nobody knows any more. */
    checked_by: personRef.nullable(),
  }),
  /** Notices paid to the creator, by the year of payment, newest first. Null for those who do not pay. */
  paid_by_year: z
    .array(z.object({ year: z.int(), count, subtotal: yen, withholding: yen, payable: yen }))
    .nullable(),
  /** Counts the changes of the payee's data and of the record. */
  version,
});
export type Payee = z.infer<typeof payee>;

/** Only what is given is changed. */
export const payeeBody = z.strictObject({
  /** Null removes it. */
  bank_account: bankAccountBody.nullable().optional(),
  entity_type: z.enum(entityTypes).optional(),
  withholding_default: z.boolean().optional(),
  withholding_reason: text(200).optional(),
  registration_number: invoiceRegistrationNumber.optional(),
  /** true: the caller has just seen the number in the public register. */
  registration_checked: z.boolean().optional(),
  /** Without it nobody else's change is looked for. */
  version: version.optional(),
});
export type PayeeBody = z.input<typeof payeeBody>;

const named = z.object({ code: z.string(), name: z.string(), kana: z.string() });
export type Bank = z.infer<typeof named>;
const found = z.object({ items: z.array(named) });
const search = z.strictObject({ keyword: keyword.optional() });

/** The creator's account as the reply page shows it: whoever has the link must not learn the number. */
export const replyBankAccount = z.object({
  account: bankAccountEnd.nullable(),
  changed_at: timestamp.nullable(),
  pending: pendingChange.nullable(),
  /** Where the code goes, masked; empty: no address is known, so that only the company can change an account. */
  code_goes_to: z.string(),
});
export type ReplyBankAccount = z.infer<typeof replyBankAccount>;

/** What each call takes and answers. */
export const payeesSchemas = {
  getPayee: { response: payee },
  updatePayee: { body: payeeBody, response: payee },
  listBanks: { query: search, response: found },
  listBankBranches: { query: search, response: found },
  getReplyBankAccount: { response: replyBankAccount },
  setReplyBankAccount: { body: bankAccountBody, response: replyBankAccount },
  confirmReplyBankAccount: {
    body: z.strictObject({ code: digits(ACCOUNT_CODE_DIGITS, "確認コード") }),
    response: replyBankAccount,
  },
} satisfies SchemasByEndpoint;
