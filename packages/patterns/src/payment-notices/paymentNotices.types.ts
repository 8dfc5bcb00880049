import type { EntityType, NoticeConfirmation, NoticeStatus, TaxRate } from "@tsumugi/contract";
import type { PersonLook } from "../shared/types.ts";

export const taxRateNames: Record<TaxRate, string> = {
  10: "10%",
  8: "8%（軽減税率）",
  0: "対象外",
};

/** Days of a notice, `YYYY-MM-DD` in Japan. */
export interface NoticeDueLook {
  status: NoticeStatus;
  /** Receipt of the work: day 1 of the 60. */
  received_on: string;
  due_on: string;
  legal_latest_on: string;
  paid_on: string | null;
}

/** A row of the list. Integer yen. */
export interface NoticeRowLook extends NoticeDueLook {
  uid: string;
  /** null while a draft. */
  number: string | null;
  edition: number;
  payee: { name: string; managed_creator: PersonLook };
  project: { uid: string; name: string } | null;
  confirmation: NoticeConfirmation | null;
  deemed_confirmed_on: string | null;
  subtotal: number;
  tax: number;
  withholding: number;
  payable: number;
}

export interface NoticeTotalsLook {
  count: number;
  subtotal: number;
  tax: number;
  withholding: number;
  payable: number;
}

/** What a notice comes to, from its lines; the caller computes it. */
export interface NoticeAmountsLook {
  by_rate: readonly { tax_rate: TaxRate; amount: number; tax: number }[];
  subtotal: number;
  tax: number;
  total: number;
  withholding_base: number;
  withholding: number;
  payable: number;
}

export interface NoticeLineLook {
  uid: string;
  description: string;
  transaction_on: string;
  transaction_ends_on: string | null;
  /** Tax-excluded yen. */
  amount: number;
  tax_rate: TaxRate;
  withholding: boolean;
  withholding_reason: string;
}

export interface BankAccountLook {
  bank_name: string;
  branch_name: string;
  kind: "ordinary" | "checking" | "savings";
  number: string;
  /** Half-width kana. */
  holder_kana: string;
}

export const accountKindNames: Record<BankAccountLook["kind"], string> = {
  ordinary: "普通",
  checking: "当座",
  savings: "貯蓄",
};

export interface NoticePartyLook {
  name: string;
  address: string;
  /** T and 13 digits; blank: not a qualified invoice issuer. */
  registration_number: string;
}

/** A notice as it is printed and followed up. */
export interface NoticeLook extends Omit<NoticeRowLook, "payee">, NoticeAmountsLook {
  company: NoticePartyLook;
  payee: NoticePartyLook & {
    managed_creator: PersonLook;
    entity_type: EntityType;
    email: string;
    /** null: not known, or hidden from the role. */
    bank_account: BankAccountLook | null;
  };
  previous_uid: string | null;
  next_uid: string | null;
  lines: readonly NoticeLineLook[];
  issued_on: string | null;
  /** Finance and admin only; null where the payee is registered. */
  deductible_percent: number | null;
  note: string;
  dispute_comment: string;
}

export interface NoticeHistoryLook {
  at: string;
  from: NoticeStatus | null;
  to: NoticeStatus;
  /** null: the payee or the product itself. */
  by: PersonLook | null;
  reason: string;
}

/** A status that the notice could take next; `why` where it may not. */
export interface NoticeMoveLook {
  to: NoticeStatus;
  allowed: boolean;
  needsReason: boolean;
  why?: string;
}
