import type { BankAccount, BankAccountEnd, Payee, ReplyBankAccount } from "@tsumugi/contract";
import { now } from "../core/context.ts";
import { maskEmail } from "../core/maskEmail.ts";
import type { AccountRequest, PayeeView } from "./payees.repository.ts";

const END_DIGITS = 4;

export const accountEnd = ({ bank_name, branch_name, kind, number }: BankAccount): BankAccountEnd => ({
  bank_name,
  branch_name,
  kind,
  number_end: number.slice(-END_DIGITS),
});

/** What was unsealed of a payee, by a repository. */
export interface OpenedAccounts {
  readonly account: BankAccount | null;
  readonly requested: BankAccount | null;
}

/** A request that has run out is none. */
const pendingOf = (request: AccountRequest | null, requested: BankAccount | null) =>
  request && requested && request.expires_at > now()
    ? { account: accountEnd(requested), expires_at: request.expires_at.toISOString() }
    : null;

/** `seesAccount`: the caller pays. Others learn that an account stands. */
export function presentPayee(
  { payee, request, record, changer, checker }: PayeeView,
  { account, requested }: OpenedAccounts,
  { seesAccount, paid }: { seesAccount: boolean; paid: Payee["paid_by_year"] },
): Payee {
  const { invoice_registration_number: number, invoice_checked_on: checked_on } = record;
  const isChecked = number !== "" && checked_on !== null;
  return {
    managed_creator: { uid: record.uid, name: record.display_name, image: record.image },
    has_bank_account: account !== null,
    bank_account: seesAccount ? account : null,
    bank_account_changed: payee?.account_changed_at
      ? { at: payee.account_changed_at.toISOString(), by: changer }
      : null,
    pending_change: seesAccount ? pendingOf(request, requested) : null,
    entity_type: record.entity_type,
    withholding_default: record.withholding_default,
    withholding_reason: payee?.withholding_reason ?? "",
    registration: {
      number,
      standing: number === "" ? "none" : isChecked ? "verified" : "unverified",
      checked_on: isChecked ? checked_on : null,
      checked_by: isChecked && payee?.registration_checked_number === number ? checker : null,
    },
    paid_by_year: seesAccount ? paid : null,
    version: record.version + (payee?.version ?? 0),
  };
}

export const presentReplyAccount = (
  { payee, request, record }: PayeeView,
  { account, requested }: OpenedAccounts,
): ReplyBankAccount => ({
  account: account && accountEnd(account),
  changed_at: account ? (payee?.account_changed_at?.toISOString() ?? null) : null,
  pending: pendingOf(request, requested),
  code_goes_to: record.email === "" ? "" : maskEmail(record.email),
});
