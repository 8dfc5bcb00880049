import {
  defaultDeductibleShares,
  type NoticeAmountLine,
  type TaxRounding,
  taxRates,
  taxRoundings,
} from "@tsumugi/contract";
import fc from "fast-check";
import { expect, it } from "vitest";
import { sheetNotice } from "./document/sheetNotice.fixture.ts";
import { noticeCells, noticeHeader } from "./noticeCells.ts";
import { totalsOf } from "./noticePlan.ts";
import { type NoticeView, presentNotice } from "./notices.presenter.ts";
import type { NoticeRow } from "./notices.repository.ts";
import type { CompanyParty } from "./parties.repository.ts";
import { printedNotice } from "./printedNotice.ts";
import { transferRecords } from "./transfers/transferRecords.ts";

const lines = fc.array(
  fc.record({
    amount: fc.integer({ min: 0, max: 30_000_000 }),
    tax_rate: fc.constantFrom(...taxRates),
    withholding: fc.boolean(),
  }),
  { minLength: 1, maxLength: 100 },
);

/** The same sums in integers without bounds, written down from the law and not from the code. */
function byHand(all: readonly NoticeAmountLine[], rounding: (typeof taxRoundings)[number]) {
  const sum = (chosen: readonly NoticeAmountLine[]) =>
    chosen.reduce((total, { amount }) => total + BigInt(amount), 0n);
  const up = { floor: 0n, round: 50n, ceil: 99n }[rounding];
  const tax = taxRates.reduce((total, rate) => {
    const base = sum(all.filter(({ tax_rate }) => tax_rate === rate));
    return total + (base * BigInt(rate) + up) / 100n;
  }, 0n);
  const base = sum(all.filter(({ withholding }) => withholding));
  const withheld =
    base <= 1_000_000n ? (base * 1021n) / 10_000n : ((base - 1_000_000n) * 2042n) / 10_000n + 102_100n;
  const subtotal = sum(all);
  return { subtotal, tax, withholding_base: base, withholding: withheld, payable: subtotal + tax - withheld };
}

const linesOf = (drawn: readonly NoticeAmountLine[]) =>
  drawn.map((line) => ({
    ...line,
    job_request_uid: null,
    project_uid: null,
    description: "制作",
    transaction_on: "2026-11-10",
    transaction_ends_on: null,
    withholding_reason: line.withholding ? "出演料" : "",
  }));

/** A notice as the tables hold it, with all that its screens and files are made from. */
function viewOf(drawn: readonly NoticeAmountLine[], tax_rounding: TaxRounding): NoticeView {
  const lines = linesOf(drawn);
  const company = { tax_rounding, deductible_shares: defaultDeductibleShares } as unknown as CompanyParty;
  const row = {
    direction: "company_to_creator",
    tax_rounding,
    ...totalsOf({ company, direction: "company_to_creator", lines }),
    received_on: "2026-11-10",
    created_at: new Date(0),
    updated_at: new Date(0),
  } as NoticeRow;
  const { issuer, payee } = sheetNotice();
  const account = payee.bank_account;
  return {
    row,
    company,
    issuer,
    payee: { ...payee, registration_number: "" },
    account,
    other_account: null,
    to_pay: null,
    managed_creator: null,
    project: null,
    lines: lines.map((line, position) => ({
      ...line,
      uid: `line-${position}`,
      company_uid: "c",
      notice_uid: "n",
      position,
    })),
    events: [],
    refusal: null,
    ordered_on: null,
  };
}

const finance = { isOperator: false, mayPay: true };

it("writes the same yen into row, list, CSV and document, whatever the lines are", () => {
  fc.assert(
    fc.property(lines, fc.constantFrom(...taxRoundings), (drawn, tax_rounding) => {
      const wanted = byHand(drawn, tax_rounding);
      const view = viewOf(drawn, tax_rounding);
      const keys = Object.keys(wanted) as (keyof typeof wanted)[];
      const amountsOf = (held: Readonly<Record<(typeof keys)[number], number>>) =>
        Object.fromEntries(keys.map((key) => [key, BigInt(held[key])]));
      expect(amountsOf(view.row)).toEqual(wanted);

      const listed = presentNotice(view, finance);
      expect(amountsOf(listed)).toEqual(wanted);
      // What the company may deduct changes nothing of what is paid.
      expect(listed.deductible_percent).toBe(70);

      const cells = noticeCells(listed);
      const cell = (label: string) => BigInt(Number(cells[noticeHeader.indexOf(label)]));
      expect([cell("小計（税抜）"), cell("消費税額"), cell("源泉徴収税額"), cell("差引支払額")]).toEqual([
        wanted.subtotal,
        wanted.tax,
        wanted.withholding,
        wanted.payable,
      ]);
      const byRate = noticeHeader.flatMap((label, place) => (/対価の額|消費税額/.test(label) ? [place] : []));
      const rates = byRate
        .slice(0, 2 * taxRates.length)
        .reduce((sum, place) => sum + Number(cells[place]), 0);
      expect(BigInt(rates)).toBe(wanted.subtotal + wanted.tax);

      const document = printedNotice({
        ...sheetNotice(),
        number: "PN-2026-0001",
        direction: "company_to_creator",
        issued_on: "2026-11-20",
        deemed_confirmed_on: "2026-11-27",
        lines: linesOf(drawn),
        tax_rounding,
      });
      expect(amountsOf(document)).toEqual(wanted);
      const printed = document.by_rate.reduce((total, rate) => total + rate.amount + rate.tax, 0);
      expect([printed, document.total - document.withholding]).toEqual([document.total, view.row.payable]);
    }),
  );
});

it("writes the same yen into the bank file, payment by payment and as its sum", () => {
  const account = {
    bank_code: "0001",
    bank_name: "",
    branch_code: "001",
    branch_name: "",
    kind: "ordinary",
  } as const;
  fc.assert(
    fc.property(
      fc.array(lines, { minLength: 1, maxLength: 20 }),
      fc.constantFrom(...taxRoundings),
      (all, rounding) => {
        const wanted = all.map((drawn) => byHand(drawn, rounding).payable);
        const records = transferRecords({
          client_code: "0000012345",
          payer: { ...account, number: "7654321", holder: "" },
          debit_on: "2026-12-25",
          payments: all.map((drawn, index) => ({
            account: { ...account, number: String(index), holder: "" },
            amount: viewOf(drawn, rounding).row.payable,
            reference: String(index),
          })),
        });
        const paid = records
          .filter((record) => record.startsWith("2"))
          .map((record) => BigInt(record.slice(80, 90)));
        expect(paid).toEqual(wanted);
        const sum = records.find((record) => record.startsWith("8")) ?? "";
        expect(BigInt(sum.slice(7, 19))).toBe(wanted.reduce((total, amount) => total + amount, 0n));
      },
    ),
    { numRuns: 30 },
  );
});
