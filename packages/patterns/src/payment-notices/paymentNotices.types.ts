import type { NoticePayee, PaymentNotice, TaxRate } from "@tsumugi/contract";

export const taxRateNames: Record<TaxRate, string> = {
  10: "10%",
  8: "8%（軽減税率）",
  0: "対象外",
};

/** Days of a notice, `YYYY-MM-DD` in Japan. */
export type NoticeDueLook = Pick<
  PaymentNotice,
  "status" | "received_on" | "due_on" | "legal_latest_on" | "paid_on"
>;

export const accountKindNames: Record<NonNullable<NoticePayee["bank_account"]>["kind"], string> = {
  ordinary: "普通",
  checking: "当座",
  savings: "貯蓄",
};
