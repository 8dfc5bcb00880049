import type { TaxRounding } from "../companies/companies.constants.ts";
import type { DeductibleShare } from "../companies/companies.profile.schemas.ts";
import { addDays } from "../shared/days.ts";

/** Money and days of a payment notice. Integer yen in, integer yen out; days are `YYYY-MM-DD` in Japan. */

/** Percent. 8 is the reduced rate and is marked on the notice; 0 is outside of the tax. */
export const taxRates = [10, 8, 0] as const;
export type TaxRate = (typeof taxRates)[number];

/** The part of a line that amounts are made from; `amount` excludes tax. */
export interface NoticeAmountLine {
  readonly amount: number;
  readonly tax_rate: TaxRate;
  readonly withholding: boolean;
}

export interface NoticeTotals {
  /** Per rate in use, highest first. Tax is rounded here, once per rate. */
  readonly by_rate: readonly { readonly tax_rate: TaxRate; readonly amount: number; readonly tax: number }[];
  readonly subtotal: number;
  readonly tax: number;
  /** subtotal + tax */
  readonly total: number;
  /** Sum of the withheld lines, tax-excluded. */
  readonly withholding_base: number;
  readonly withholding: number;
  /** total − withholding: what is transferred. Nothing else is ever deducted. */
  readonly payable: number;
}

/** `amount` × `percent` ÷ 100, a half upwards. Stays exact: the product is an integer below 2^53. */
function percentOf(amount: number, percent: number, rounding: TaxRounding): number {
  const hundredths = amount * percent;
  const rest = hundredths % 100;
  const floor = (hundredths - rest) / 100;
  if (rest === 0 || rounding === "floor") return floor;
  return rounding === "ceil" || rest >= 50 ? floor + 1 : floor;
}

const WITHHOLDING_STEP = 1_000_000;

/**
 * Income tax withheld from a fee in yen: 10.21 % up to 1,000,000, above it 20.42 % of the excess plus 102,100; floor.
 * ¥100,000 → 10,210; ¥1,500,000 → 204,200.
 */
export function withholdingOf(base: number): number {
  // In ten-thousandths, so that no binary fraction takes or gives a yen.
  if (base <= WITHHOLDING_STEP) return Math.floor((base * 1021) / 10_000);
  return Math.floor(((base - WITHHOLDING_STEP) * 2042) / 10_000) + 102_100;
}

/** Totals of a notice. Withholding is on the sum of the chosen lines, as one payment. */
export function noticeTotals(lines: readonly NoticeAmountLine[], rounding: TaxRounding): NoticeTotals {
  const sum = (chosen: readonly NoticeAmountLine[]) => chosen.reduce((all, line) => all + line.amount, 0);
  const by_rate = taxRates
    .filter((rate) => lines.some((line) => line.tax_rate === rate))
    .map((tax_rate) => {
      const amount = sum(lines.filter((line) => line.tax_rate === tax_rate));
      return { tax_rate, amount, tax: percentOf(amount, tax_rate, rounding) };
    });
  const subtotal = sum(lines);
  const tax = by_rate.reduce((all, rate) => all + rate.tax, 0);
  const withholding_base = sum(lines.filter((line) => line.withholding));
  const withholding = withholdingOf(withholding_base);
  const total = subtotal + tax;
  return { by_rate, subtotal, tax, total, withholding_base, withholding, payable: total - withholding };
}

/** Days allowed from the receipt day, which is day 1. */
export const LEGAL_PAYMENT_DAYS = 60;

/** The last day on which the law allows to pay: 2026-11-20 → 2027-01-18. */
export const legalLatestDay = (receivedOn: string): string => addDays(receivedOn, LEGAL_PAYMENT_DAYS - 1);

/** What holds until a company edits its table: 80 % to 2026-09-30, then less every two years, until nothing is. */
export const defaultDeductibleShares: readonly DeductibleShare[] = [
  { from: "2023-10-01", percent: 80 },
  { from: "2026-10-01", percent: 70 },
  { from: "2028-10-01", percent: 50 },
  { from: "2030-10-01", percent: 30 },
  { from: "2031-10-01", percent: 0 },
];

/** Percent of the tax that is deductible for a payee without a registration number, on the transaction day. */
export function deductiblePercent(on: string, shares: readonly DeductibleShare[]): number {
  const held = shares.filter((share) => share.from <= on).sort((a, b) => (a.from < b.from ? 1 : -1));
  // Before the first day of the table the whole tax was deductible.
  return held[0]?.percent ?? 100;
}
