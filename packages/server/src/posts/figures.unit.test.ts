import type { MetricField, MetricSource } from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { alignByDay, medianBand, quantile } from "./dailySeries.ts";
import { type SummaryInput, summarise } from "./summary.ts";

const post = (
  job_request_uid: string,
  fee: number,
  values: Partial<Record<MetricField, number>>,
  source: MetricSource = "api",
): SummaryInput => ({
  job_request_uid,
  fee,
  metrics: Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      { value, source, fetched_at: "2026-11-20T00:00:00Z" },
    ]),
  ),
});

describe("the summary", () => {
  it("adds up, and divides a fee that counts once per job", () => {
    const result = summarise(
      [
        post("a", 100_000, { views: 10_000, likes: 300, comments: 100 }),
        post("a", 100_000, { views: 30_000, likes: 500, shares: 100 }),
        post("b", 50_000, { views: 10_000, likes: 0 }),
      ],
      true,
    );
    expect(result).toMatchObject({ post_count: 3, cost: 150_000, is_sample: false });
    expect(result.totals).toMatchObject({
      views: 50_000,
      likes: 800,
      comments: 100,
      shares: 100,
      saves: null,
    });
    expect(result.er.value).toBeCloseTo(1000 / 50_000);
    expect(result.cpv.value).toBe(3);
    expect(result.cpe.value).toBe(150);
    expect([result.cpm.value, result.cpc.value]).toEqual([null, null]);
  });

  it("takes each ratio over the posts that have both its parts", () => {
    const result = summarise(
      [
        post("a", 60_000, { views: 20_000, likes: 400, impressions: 30_000 }),
        post("b", 40_000, { likes: 600 }),
      ],
      true,
    );
    expect(result.er.value).toBeCloseTo(400 / 20_000);
    expect(result.cpv.value).toBe(3);
    expect(result.cpe.value).toBe(100);
    expect(result.cpm.value).toBe(2000);
  });

  it("has no ratio where nothing is measured or the divisor is zero, never infinity", () => {
    const result = summarise([post("a", 1000, { views: 0, likes: 5 }), post("b", 1000, {})], true);
    expect([result.er.value, result.cpv.value, result.cpm.value]).toEqual([null, null, null]);
    expect(summarise([], true)).toMatchObject({ post_count: 0, cost: null, totals: { views: null } });
  });

  it("never adds samples to measured figures", () => {
    const mixed = [post("a", 1000, { views: 100 }), post("b", 9000, { views: 900_000 }, "sandbox")];
    expect(summarise(mixed, true)).toMatchObject({
      totals: { views: 100 },
      cpv: { value: 10 },
      is_sample: true,
    });
    expect(summarise(mixed.slice(1), true)).toMatchObject({ totals: { views: 900_000 }, is_sample: true });
  });

  it("tells who may not see fees nothing that a fee could be worked out from", () => {
    const { cost, cpv, cpe, cpm, cpc, er } = summarise(
      [post("a", 1000, { views: 10, likes: 1, clicks: 1 })],
      false,
    );
    expect([cost, cpv.value, cpe.value, cpm.value, cpc.value]).toEqual([null, null, null, null, null]);
    expect(er.value).toBeCloseTo(0.1);
  });
});

describe("series by days after posting", () => {
  it("begins on the day of posting, over months, and leaves a gap a gap", () => {
    const days = [
      { on: "2026-12-02", value: 30 },
      { on: "2026-11-28", value: 1 },
      { on: "2026-11-30", value: 20 },
      { on: "2026-11-29", value: 10 },
      { on: "2027-01-30", value: 99 },
    ];
    expect(alignByDay("2026-11-29", days, 30)).toEqual([
      { days_later: 0, on: "2026-11-29", value: 10 },
      { days_later: 1, on: "2026-11-30", value: 20 },
      { days_later: 3, on: "2026-12-02", value: 30 },
    ]);
  });

  it("takes median and quarters over the posts that have the day", () => {
    const series = [
      [1, 10, 100],
      [3, 30],
      [2, 20, 300],
      [4, 40],
    ].map((values) => values.map((value, days_later) => ({ days_later, on: "", value })));
    expect(medianBand(series)).toEqual([
      { days_later: 0, value: 2.5, low: 1.75, high: 3.25 },
      { days_later: 1, value: 25, low: 17.5, high: 32.5 },
      { days_later: 2, value: 200, low: 150, high: 250 },
    ]);
    expect(medianBand([])).toEqual([]);
    expect(quantile([5], 0.25)).toBe(5);
  });
});
