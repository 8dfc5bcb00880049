import type { PaymentNotice } from "@tsumugi/contract";

/** What a file needs to know of each notice. */
export type ExportableNoticeLook = Pick<PaymentNotice, "uid" | "number" | "status" | "payee" | "payable">;

export type ExportFormat = "csv" | "zengin";
export type ExportEncoding = "utf-8" | "shift_jis";

export interface ExportPlan {
  included: readonly ExportableNoticeLook[];
  /** Left out, each with why. */
  excluded: readonly { notice: ExportableNoticeLook; why: string }[];
  /** Transferred amounts of the included ones, yen. */
  payable: number;
}

function whyNotInZengin({ status, payee, payable }: ExportableNoticeLook): string | undefined {
  if (status === "paid") return "支払済み";
  if (status !== "approved") return "支払承認の前";
  if (payee.bank_account === null) return "口座未登録";
  return payable === 0 ? "支払額が0円" : undefined;
}

/** What will stand in the file: CSV takes all, a transfer file only what is approved and can be transferred. */
export function exportPlan(notices: readonly ExportableNoticeLook[], format: ExportFormat): ExportPlan {
  const judged = notices.map((notice) => ({
    notice,
    why: format === "zengin" ? whyNotInZengin(notice) : undefined,
  }));
  const included = judged.filter(({ why }) => why === undefined).map(({ notice }) => notice);
  return {
    included,
    excluded: judged.flatMap(({ notice, why }) => (why === undefined ? [] : [{ notice, why }])),
    payable: included.reduce((sum, { payable }) => sum + payable, 0),
  };
}
