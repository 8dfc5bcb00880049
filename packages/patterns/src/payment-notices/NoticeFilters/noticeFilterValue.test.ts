import { describe, expect, it } from "vitest";
import { monthEnds, monthOf, monthsAround, noticeTags } from "./noticeFilterValue.ts";

const options = {
  status: [{ value: "issued", label: "発行済み" }],
  payee: [{ value: "managed_creator_001", label: "みお" }],
  project: [],
  company: [],
};
const NOW = Date.parse("2026-11-20T03:00:00Z");
const words = (value: Parameters<typeof noticeTags>[0]) =>
  noticeTags(value, options, NOW).map(({ label }) => label);

describe("months", () => {
  it("end where the calendar says, in leap years, too", () => {
    expect(monthEnds("2026-02").due_to).toBe("2026-02-28");
    expect(monthEnds("2028-02").due_to).toBe("2028-02-29");
    expect(monthEnds("2026-12")).toEqual({ due_from: "2026-12-01", due_to: "2026-12-31" });
  });

  it("are recognised only where both ends fit", () => {
    expect(monthOf({ due_from: "2026-11-01", due_to: "2026-11-30" })).toBe("2026-11");
    expect(monthOf({ due_from: "2026-11-01", due_to: "2026-12-31" })).toBeUndefined();
    expect(monthOf({ due_from: "2026-11-01" })).toBeUndefined();
  });

  it("run over the turn of the year", () => {
    const months = monthsAround("2026-11-20").map(({ label }) => label);
    expect(months.slice(0, 3)).toEqual(["2027年1月", "2026年12月", "2026年11月"]);
    expect(months.at(-1)).toBe("2025年11月");
  });
});

describe("noticeTags", () => {
  it("tells the month by name, other periods and open ends by their days", () => {
    expect(words({ due_from: "2026-11-01", due_to: "2026-11-30" })).toEqual(["支払期日 2026年11月"]);
    expect(words({ due_to: "2026-11-15" })).toEqual(["支払期日 〜11/15(日)"]);
  });

  it("tells amounts from zero yen on, and names whom it knows", () => {
    expect(words({ amount_min: 0, status: ["issued"], payee: ["managed_creator_001", "gone"] })).toEqual([
      "発行済み",
      "みお",
      "gone",
      "差引支払額 0円〜",
    ]);
  });

  it("takes both ends of a period away with one tag", () => {
    const [tag] = noticeTags({ due_from: "2026-11-01", due_to: "2026-11-30", keyword: "PN" }, options, NOW);
    expect(tag?.without).toEqual({ keyword: "PN", due_from: undefined, due_to: undefined });
  });
});
