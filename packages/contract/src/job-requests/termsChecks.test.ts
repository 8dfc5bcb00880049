import { describe, expect, it } from "vitest";
import { type CheckedTerms, checkTerms, type TermsCheckContext } from "./termsChecks.ts";

const good: CheckedTerms = {
  fee: 80_000,
  reply_due_on: "2026-11-25",
  delivery_on: "2026-12-10",
  inspection_on: "2026-12-15",
  payment_on: "2026-12-25",
};
const check = (terms: Partial<CheckedTerms> = {}, context: Partial<TermsCheckContext> = {}) =>
  checkTerms({ ...good, ...terms }, { sent_on: "2026-11-20", ...context });
const refused = (...given: Parameters<typeof check>) => check(...given).refusals.map(({ field }) => field);
const asked = (...given: Parameters<typeof check>) => check(...given).questions.map(({ code }) => code);

describe("checkTerms", () => {
  it("finds nothing against good terms, and nothing against what is not typed yet", () => {
    expect(check()).toEqual({ refusals: [], questions: [], hints: [] });
    const blank = { fee: null, reply_due_on: null, delivery_on: null, inspection_on: null, payment_on: null };
    expect(check(blank)).toEqual({ refusals: [], questions: [], hints: [] });
  });

  it.each([
    ["2026-11-20", "2027-01-18"],
    // From a month's end, across February with and without its leap day.
    ["2026-12-31", "2027-02-28"],
    ["2027-12-31", "2028-02-28"],
    ["2028-01-01", "2028-02-29"],
    ["2028-02-29", "2028-04-28"],
    ["2027-01-31", "2027-03-31"],
  ])(
    "counts the day of delivery %s as the first of sixty: %s is the latest payment day",
    (delivery_on, latest) => {
      const days = { reply_due_on: null, delivery_on, inspection_on: delivery_on };
      expect(refused({ ...days, payment_on: latest })).toEqual([]);
      const next = new Date(Date.parse(latest) + 86_400_000).toISOString().slice(0, 10);
      const late = check({ ...days, payment_on: next }).refusals;
      expect(late).toMatchObject([{ field: "payment_on" }]);
      expect(late[0]?.message).toContain(`${latest.replaceAll("-", "/")} まで`);
    },
  );

  it("refuses days before the day of sending, each by name, and takes that day itself", () => {
    expect(refused({}, { sent_on: "2026-12-26" })).toEqual([
      "reply_due_on",
      "delivery_on",
      "inspection_on",
      "payment_on",
    ]);
    const today = { reply_due_on: "2026-11-20", delivery_on: "2026-11-20", inspection_on: "2026-11-20" };
    expect(refused({ ...today, payment_on: "2026-11-20" })).toEqual([]);
    expect(check({ reply_due_on: "2026-11-19" }).refusals[0]?.message).toBe(
      "回答期限（2026/11/19）が、送る日（2026/11/20）より前です。",
    );
  });

  it("refuses an inspection or a payment before the delivery", () => {
    expect(refused({ inspection_on: "2026-12-09" })).toEqual(["inspection_on"]);
    expect(refused({ payment_on: "2026-12-09" })).toEqual(["payment_on"]);
  });

  it("asks about a fee of nothing and about orders that cannot be meant", () => {
    expect(asked({ fee: 0 })).toEqual(["fee_zero"]);
    expect(asked({ reply_due_on: "2026-12-11" })).toEqual(["reply_after_delivery"]);
    expect(asked({ inspection_on: "2026-12-26" })).toEqual(["inspection_after_payment"]);
    expect(asked({}, { draft_due_on: "2026-11-24" })).toEqual(["draft_before_reply"]);
    expect(asked({}, { posting_ends_on: "2026-12-09" })).toEqual(["delivery_after_posting"]);
    expect(asked({}, { posting_ends_on: "2026-11-24" })).toEqual([
      "reply_after_posting",
      "delivery_after_posting",
    ]);
  });

  it("asks nothing where two days are the same", () => {
    const same = "2026-12-10";
    const days = { reply_due_on: same, delivery_on: same, inspection_on: same, payment_on: same };
    expect(asked(days, { draft_due_on: same, posting_ends_on: same })).toEqual([]);
  });

  it("hints at days on which no bank transfers, and names the last day before on which they do", () => {
    const hintOf = (payment_on: string) =>
      check({ payment_on }, { calendar: { holidays: { "2027-01-11": "成人の日" }, yearEnd: null } }).hints[0];
    const hint = (payment_on: string) => hintOf(payment_on)?.message;
    expect(hintOf("2027-01-11")?.day).toBe("2027-01-08");
    expect(hint("2026-12-26")).toContain("土曜日で、銀行振込が届きません。前の銀行営業日（2026/12/25）");
    expect(hint("2026-12-27")).toContain("日曜日");
    expect(hint("2026-12-31")).toContain("年末年始で、銀行振込が届きません。前の銀行営業日（2026/12/30）");
    expect(hint("2027-01-03")).toContain("前の銀行営業日（2026/12/30）");
    expect(hint("2027-01-11")).toContain("成人の日で、銀行振込が届きません。前の銀行営業日（2027/01/08）");
    expect([hint("2026-12-30"), hint("2027-01-04"), hint("2026-12-25")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(check({ payment_on: "2027-01-11" }).hints).toEqual([]);
  });

  it("says where nobody of the company works, though the bank does", () => {
    const calendar = {
      holidays: {},
      yearEnd: { from: "12-28", to: "01-05" },
      closedPeriods: [{ from: "2026-12-10", to: "2026-12-11", name: "創立記念日" }],
    };
    const { hints } = check({ payment_on: "2027-01-05", inspection_on: "2026-12-10" }, { calendar });
    const [payment, inspection] = hints.map(({ message }) => message);
    expect(hints[0]).not.toHaveProperty("day");
    expect(payment).toContain("会社の休業日（年末年始）です。振込の手続きは、前の営業日（2026/12/25）まで");
    expect(inspection).toContain("検収日（2026/12/10）は創立記念日");
    expect(check({ payment_on: "2027-01-06", inspection_on: "2026-12-14" }, { calendar }).hints).toEqual([]);
  });
});
