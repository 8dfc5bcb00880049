import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ApiError, networkError, parseRetryAfter } from "./apiError.ts";
import { isRetryable, MAX_RETRY_DELAY_MS, retryDelay } from "./retryPolicy.ts";

const ofStatus = (status: number) => new ApiError({ status, statusText: "", message: "x", code: "internal" });

describe("retry policy", () => {
  it("never tries a 4xx again", () => {
    fc.assert(fc.property(fc.integer({ min: 400, max: 499 }), (status) => !isRetryable(ofStatus(status))));
  });

  it("tries a failing server and a missing network again, but not what is not built", () => {
    expect([500, 502, 503, 504].map((status) => isRetryable(ofStatus(status)))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(isRetryable(networkError(new TypeError("offline")))).toBe(true);
    expect(isRetryable(ofStatus(501))).toBe(false);
  });

  it("doubles the delay from one second and never goes beyond 30 seconds", () => {
    expect([1, 2, 3, 4, 5, 6, 30].map((attempt) => retryDelay(attempt, () => 0))).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (attempt, random) => {
          const delay = retryDelay(attempt, () => random);
          expect(delay).toBeGreaterThanOrEqual(500);
          expect(delay).toBeLessThanOrEqual(MAX_RETRY_DELAY_MS);
        },
      ),
    );
  });

  it("spreads clients of one outage", () => {
    expect(new Set(Array.from({ length: 50 }, () => retryDelay(3))).size).toBeGreaterThan(20);
  });
});

describe("parseRetryAfter", () => {
  it.each([
    ["120", 120],
    [" 3 ", 3],
    ["Wed, 01 Apr 2026 00:00:10 GMT", 10],
    ["Wed, 01 Apr 2020 00:00:00 GMT", 0],
    ["soon", null],
    ["", null],
    [null, null],
  ])("reads %j as %j", (header, seconds) => {
    expect(parseRetryAfter(header, Date.UTC(2026, 3, 1))).toBe(seconds);
  });
});
