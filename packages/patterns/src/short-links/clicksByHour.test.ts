import { expect, it } from "vitest";
import { clicksByHour } from "./clicksByHour.ts";

const hour = (at: string, total: number) => ({ hour: `${at}:00:00.000Z`, total, unique: total, qr: 0 });

it("shows the hours without clicks between the first and the last", () => {
  const { unit, bars } = clicksByHour([hour("2026-11-20T03", 2), hour("2026-11-20T06", 1)]);
  expect(unit).toBe("hour");
  expect(bars.map(({ total }) => total)).toEqual([2, 0, 0, 1]);
  expect(clicksByHour([])).toEqual({ unit: "hour", bars: [] });
});

it("counts by the day of Japan where they span more than three days", () => {
  // 14:00 UTC is 23:00 in Japan, 15:00 UTC the next day.
  const { unit, bars } = clicksByHour([
    hour("2026-11-20T14", 2),
    hour("2026-11-20T15", 3),
    hour("2026-11-24T01", 4),
  ]);
  expect(unit).toBe("day");
  expect(bars.map(({ total }) => total)).toEqual([2, 3, 0, 0, 4]);
  expect(bars[1]?.at).toBe("2026-11-20T15:00:00.000Z");
});
