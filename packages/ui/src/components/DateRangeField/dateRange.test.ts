import { describe, expect, it } from "vitest";
import { comingPresets, pastPresets, pickInRange, rangeLength, rangeProblem } from "./dateRange.ts";

const of = (presets: typeof pastPresets, label: string, today: string) =>
  presets.find((preset) => preset.label === label)?.of(today);

describe("presets", () => {
  it("count today in and cross months and years", () => {
    expect(of(pastPresets, "過去7日", "2027-01-03")).toEqual({ from: "2026-12-28", to: "2027-01-03" });
    expect(of(pastPresets, "過去30日", "2026-11-20")).toEqual({ from: "2026-10-22", to: "2026-11-20" });
    expect(of(pastPresets, "先月", "2027-01-31")).toEqual({ from: "2026-12-01", to: "2026-12-31" });
    expect(of(pastPresets, "先月", "2028-03-31")).toEqual({ from: "2028-02-01", to: "2028-02-29" });
    expect(of(comingPresets, "来月", "2026-12-31")).toEqual({ from: "2027-01-01", to: "2027-01-31" });
    expect(of(comingPresets, "今日から7日", "2026-11-20")).toEqual({ from: "2026-11-20", to: "2026-11-26" });
  });
});

describe("a range", () => {
  it("may be one day or open, but not upside down", () => {
    expect(rangeProblem({ from: "2026-11-20", to: "2026-11-20" })).toBeUndefined();
    expect(rangeProblem({ from: "2026-11-20", to: null })).toBeUndefined();
    expect(rangeProblem({ from: "2026-12-31", to: "2026-01-01" })).toBe(
      "終わりの日が始まりの日より前です。終わりの日を2026/12/31以降にしてください。",
    );
  });

  it("is picked in either order, and the third press starts again", () => {
    const started = pickInRange({ from: "2026-01-01", to: "2026-01-31" }, "2026-11-20");
    expect(started).toEqual({ from: "2026-11-20", to: null });
    expect(pickInRange(started, "2026-11-10")).toEqual({ from: "2026-11-10", to: "2026-11-20" });
    expect(pickInRange(started, "2026-11-20")).toEqual({ from: "2026-11-20", to: "2026-11-20" });
  });

  it("counts both its ends", () => {
    expect(rangeLength({ from: "2028-02-28", to: "2028-03-01" })).toBe(3);
    expect(rangeLength({ from: "2026-11-20", to: null })).toBeUndefined();
  });
});
