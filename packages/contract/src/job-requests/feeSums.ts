import type { TaxRounding } from "../companies/companies.constants.ts";
import { noticeTotals, type TaxRate } from "../payment-notices/noticeAmounts.ts";

/** How the fee of a request is taxed, as on the day of sending. */
export interface FeeTax {
  readonly rate: TaxRate;
  readonly rounding: TaxRounding;
  /** Income tax is withheld from the fee. */
  readonly withholding: boolean;
}

/** What becomes of a fee, in integer yen. */
export interface FeeSums {
  readonly fee: number;
  readonly tax: number;
  /** 税込 */
  readonly total: number;
  /** 源泉徴収税額; 0 where nothing is withheld. */
  readonly withheld: number;
  /** What the creator gets. */
  readonly payable: number;
}

/** By the arithmetic of the payment notice, so that the request promises what the notice pays. */
export function feeSums(fee: number, { rate, rounding, withholding }: FeeTax): FeeSums {
  const totals = noticeTotals([{ amount: fee, tax_rate: rate, withholding }], rounding);
  return {
    fee,
    tax: totals.tax,
    total: totals.total,
    withheld: totals.withholding,
    payable: totals.payable,
  };
}

/** How a creator's fee is taxed: from a corporation nothing is withheld, whatever the record says. */
export const feeTaxOf = (
  creator: {
    readonly entity_type: "individual" | "corporation";
    readonly withholding_default: boolean;
  },
  rounding: TaxRounding,
): FeeTax => ({
  rate: 10,
  rounding,
  withholding: creator.withholding_default && creator.entity_type === "individual",
});

const yen = (amount: number) => `${amount.toLocaleString("ja-JP")}円`;

/** The sums in words, label and value, for mail and screen alike. */
export function feeSumLines(fee: number, tax: FeeTax): readonly (readonly [label: string, value: string])[] {
  const sums = feeSums(fee, tax);
  return [
    [`消費税（${tax.rate}%）`, yen(sums.tax)],
    ["税込", yen(sums.total)],
    ["源泉徴収税", sums.withheld > 0 ? `−${yen(sums.withheld)}` : "なし"],
    ["お支払額（振込手数料は依頼元の負担）", yen(sums.payable)],
  ];
}
