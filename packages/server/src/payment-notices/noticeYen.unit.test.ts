import { type NoticeAmountLine, taxRates, taxRoundings } from "@tsumugi/contract";
import fc from "fast-check";
import { expect, it } from "vitest";
import { sheetNotice } from "./document/sheetNotice.fixture.ts";
import { totalsOf } from "./noticePlan.ts";
import { printedNotice } from "./printedNotice.ts";

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

it("writes the same yen into the row of the list and onto the document, whatever the lines are", () => {
  fc.assert(
    fc.property(lines, fc.constantFrom(...taxRoundings), (drawn, tax_rounding) => {
      const all = drawn.map((line) => ({
        ...line,
        job_request_uid: null,
        project_uid: null,
        description: "制作",
        transaction_on: "2026-11-10",
        transaction_ends_on: null,
        withholding_reason: line.withholding ? "出演料" : "",
      }));
      const wanted = byHand(all, tax_rounding);
      const row = totalsOf({
        company: { tax_rounding } as Parameters<typeof totalsOf>[0]["company"],
        direction: "company_to_creator",
        lines: all,
      });
      expect(Object.fromEntries(Object.entries(row).map(([key, yen]) => [key, BigInt(yen)]))).toEqual(wanted);
      const document = printedNotice({
        ...sheetNotice(),
        number: "PN-2026-0001",
        direction: "company_to_creator",
        issued_on: "2026-11-20",
        deemed_confirmed_on: "2026-11-27",
        lines: all,
        tax_rounding,
      });
      expect(document).toMatchObject(row);
      const printed = document.by_rate.reduce((total, rate) => total + rate.amount + rate.tax, 0);
      expect([printed, document.total - document.withholding]).toEqual([document.total, row.payable]);
    }),
  );
});
