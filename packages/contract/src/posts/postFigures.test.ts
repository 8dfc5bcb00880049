import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type CountedPost,
  countedValues,
  countsSamples,
  engagementsOf,
  feeShare,
  figuresOf,
  perDay,
  perMeasuredPost,
  sourcesOf,
  sumFigures,
  type Values,
} from "./postFigures.ts";

const post = (cost: number, values: Values): CountedPost => ({ cost, values });
const figures = (posts: CountedPost[], canSeeFees = true) => figuresOf(sumFigures(posts), canSeeFees);

describe("a fee among posts", () => {
  it("is shared in whole yen that add up to it and differ by one at most", () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 60 }), (fee, posts) => {
        const parts = Array.from({ length: posts }, (_, index) => feeShare(fee, posts, index + 1));
        expect(parts.reduce((a, b) => a + b, 0)).toBe(fee);
        expect((parts[0] ?? 0) - (parts.at(-1) ?? 0)).toBeLessThanOrEqual(1);
        expect(parts).toEqual(parts.toSorted((a, b) => b - a));
      }),
    );
  });
});

describe("figures over posts", () => {
  it("adds up, and says both parts of every ratio", () => {
    const result = figures([
      post(50_000, { views: 10_000, likes: 300, comments: 100 }),
      post(50_000, { views: 30_000, likes: 500, shares: 100 }),
      post(50_000, { views: 10_000, likes: 0 }),
    ]);
    expect(result).toMatchObject({ post_count: 3, cost: 150_000, engagements: 1000 });
    expect(result.totals).toMatchObject({ views: 50_000, likes: 800, saves: null });
    expect(result.er).toMatchObject({ value: 0.02, numerator: 1000, denominator: 50_000, posts: 3 });
    expect(result.cpv).toMatchObject({ value: 3, numerator: 150_000, denominator: 50_000, posts: 3 });
    expect(result.cpe.value).toBe(150);
    expect(result.cpc).toMatchObject({ value: null, numerator: null, denominator: null, posts: 0 });
  });

  it("takes each ratio over the posts that have both its parts", () => {
    const result = figures([
      post(60_000, { views: 20_000, likes: 400, impressions: 30_000 }),
      post(40_000, { likes: 600 }),
    ]);
    expect(result.er).toMatchObject({ numerator: 400, denominator: 20_000, posts: 1 });
    expect(result.cpv).toMatchObject({ value: 3, numerator: 60_000, posts: 1 });
    expect(result.cpe).toMatchObject({ value: 100, numerator: 100_000, posts: 2 });
    expect(result.cpm).toMatchObject({ value: 2000, numerator: 60_000, denominator: 30_000 });
  });

  it("counts no reactions of a post whose likes are hidden: its comments would pass for all of them", () => {
    const result = figures([
      post(50_000, { views: 10_000, likes: 500, comments: 20 }),
      post(50_000, { views: 90_000, comments: 30, saves: 4 }),
    ]);
    expect(result).toMatchObject({ engagements: 520, measured_posts: { views: 2, engagements: 1 } });
    expect(result.totals).toMatchObject({ comments: 50, saves: 4 });
    expect(result.er).toMatchObject({ numerator: 520, denominator: 10_000, posts: 1 });
    expect(result.cpe).toMatchObject({ numerator: 50_000, denominator: 520, posts: 1 });
    expect(engagementsOf({ comments: 3, saves: 1, shares: 2 })).toBeNull();
    expect(engagementsOf({ likes: 0 })).toBe(0);
  });

  it("divides a sum over the posts that have it", () => {
    const result = figures(
      [post(0, { views: 12_000 }), post(0, { likes: 30 }), post(0, { likes: 0, saves: 10 }), post(0, {})],
      false,
    );
    expect([perMeasuredPost(result, "views"), perMeasuredPost(result, "engagements")]).toEqual([12_000, 20]);
    expect(perMeasuredPost(figures([post(0, {})]), "views")).toBeNull();
  });

  it("has no ratio where the divisor is zero, never infinity", () => {
    const result = figures([post(1000, { views: 0, likes: 5 }), post(1000, {})]);
    expect([result.er.value, result.cpv.value, result.cpm.value]).toEqual([null, null, null]);
    expect(figures([])).toMatchObject({ post_count: 0, cost: null, totals: { views: null } });
  });

  it("tells who may not see fees nothing that a fee could be worked out from", () => {
    const { cost, cpv, cpe, cpm, cpc, er } = figures([post(1000, { views: 10, likes: 1, clicks: 1 })], false);
    expect(cost).toBeNull();
    for (const ratio of [cpv, cpe, cpm, cpc]) {
      expect(ratio).toMatchObject({ value: null, numerator: null, denominator: null, posts: 0 });
    }
    expect(er.value).toBeCloseTo(0.1);
  });
});

describe("samples and sources", () => {
  const at = "2026-11-20T00:00:00Z";
  const figure = (value: number, source: "api" | "manual" | "sandbox") => ({ value, source, fetched_at: at });

  it("counts samples only where nothing is measured, and says from where the rest comes", () => {
    const samples = [{ metrics: { views: figure(900, "sandbox") } }];
    const mixed = [
      ...samples,
      { metrics: { views: figure(100, "api"), likes: figure(3, "sandbox") } },
      { metrics: { views: figure(50, "manual"), likes: null } },
    ];
    expect([countsSamples(samples), countsSamples(mixed)]).toEqual([true, false]);
    expect(mixed.map(({ metrics }) => countedValues(metrics, false))).toEqual([
      {},
      { views: 100 },
      { views: 50 },
    ]);
    expect(sourcesOf(mixed, false)).toMatchObject({ views: { api: 1, manual: 1 }, likes: {} });
  });
});

describe("what each day added", () => {
  it("begins with the day of posting and has nothing after a gap", () => {
    const points = [
      [0, 10],
      [1, 25],
      [3, 60],
      [4, 55],
    ].map(([days_later = 0, value = 0]) => ({ days_later, value }));
    expect(perDay(points).map(({ days_later, value }) => [days_later, value])).toEqual([
      [0, 10],
      [1, 15],
      [4, -5],
    ]);
  });
});
