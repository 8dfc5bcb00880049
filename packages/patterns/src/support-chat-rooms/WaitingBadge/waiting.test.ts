import { describe, expect, it } from "vitest";
import { waitingOf } from "./waiting.ts";

const NOW = Date.parse("2026-11-20T01:00:00Z");
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();

describe("waitingOf", () => {
  it.each([
    [0, "1分待ち", "fresh"],
    [59, "59分待ち", "fresh"],
    [60, "1時間待ち", "normal"],
    [239, "3時間待ち", "normal"],
    [240, "4時間待ち", "aging"],
    [1439, "23時間待ち", "aging"],
    [1440, "1日待ち", "late"],
    [4500, "3日待ち", "late"],
  ] as const)("says after %i minutes %s (%s)", (minutes, text, level) => {
    expect(waitingOf(ago(minutes), NOW)).toMatchObject({ text, level });
  });

  it("does not count a clock that is ahead as waiting", () => {
    expect(waitingOf(ago(-5), NOW).text).toBe("1分待ち");
  });
});
