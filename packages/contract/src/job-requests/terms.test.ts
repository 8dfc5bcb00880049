import { describe, expect, it } from "vitest";
import { blankTerms } from "./job-requests.fields.ts";
import { termsChanges, termText, whyNotWished, wishedTerms } from "./terms.ts";

const terms = {
  ...blankTerms,
  work: "リール1本",
  fee: 60_000,
  delivery_on: "2026-12-10",
  delivery_place: "Instagram",
  inspection_on: "2026-12-15",
  payment_on: "2026-12-31",
  payment_method: "銀行振込",
};

describe("termsChanges", () => {
  it("says in words what differs, in the order of the form, and nothing where nothing does", () => {
    expect(termsChanges(terms, terms)).toEqual([]);
    const after = { ...terms, note: "新商品です", fee: 80_000, reply_due_on: "2026-11-30" };
    expect(termsChanges(terms, after).map(({ label, before, after }) => [label, before, after])).toEqual([
      ["報酬", "60,000円（税抜）", "80,000円（税抜）"],
      ["備考", "なし", "新商品です"],
      ["回答期限", "なし", "2026/11/30"],
    ]);
  });

  it("finds no change between fees that the reader may not see", () => {
    expect(termsChanges({ ...terms, fee: null }, { ...terms, fee: null })).toEqual([]);
  });
});

describe("termText", () => {
  it("says a fee of nothing as a fee", () => expect(termText("fee", 0)).toBe("0円（税抜）"));
});

describe("a wish", () => {
  const wish = { fee: 80_000, delivery_on: null, note: "" };
  it("changes what it names and leaves the rest", () => {
    expect(wishedTerms(terms, wish)).toEqual({ ...terms, fee: 80_000 });
    expect(wishedTerms(terms, { fee: 0, delivery_on: null }).fee).toBe(0);
  });
  it("is followed by the texts in which the fee was filled, and by no longer number that ends as it does", () => {
    const said = { ...terms, work: "1本60,000円（税抜）", note: "総額160,000円（税抜）まで" };
    expect(wishedTerms(said, wish)).toEqual({ ...said, fee: 80_000, work: "1本80,000円（税抜）" });
  });
  it("can be agreed to as it is when it names something and fits the other days", () => {
    expect(whyNotWished(terms, wish)).toBeUndefined();
    expect(whyNotWished(terms, { ...wish, delivery_on: "2026-12-15" })).toBeUndefined();
    expect(whyNotWished(terms, { ...wish, delivery_on: "2026-12-16" })).toContain("検収日");
    const said = { ...terms, note: "12/10（2026/12/10）までに" };
    expect(whyNotWished(said, { ...wish, delivery_on: "2026-12-15" })).toContain("備考に今の納品日");
    expect(whyNotWished(said, wish)).toBeUndefined();
    expect(whyNotWished(terms, { fee: null, delivery_on: null, note: "相談したいです" })).toContain(
      "新しい条件を送って",
    );
  });
});
