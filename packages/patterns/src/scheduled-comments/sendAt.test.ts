import { describe, expect, it } from "vitest";
import { fromJapan, halfHours, toJapan } from "./sendAt.ts";

describe("sendAt", () => {
  it("reads and writes clocks in Japan over the turn of a day and a year", () => {
    expect(toJapan("2026-12-31T15:30:00.000Z")).toEqual({ day: "2027-01-01", time: "00:30" });
    expect(fromJapan("2027-01-01", "00:30")).toBe("2026-12-31T15:30:00.000Z");
    expect(fromJapan("2026-11-23", "09:00")).toBe("2026-11-23T00:00:00.000Z");
  });

  it("offers every half hour of a day", () => {
    expect(halfHours).toHaveLength(48);
    expect([halfHours[0], halfHours[19], halfHours[47]]).toEqual(["00:00", "09:30", "23:30"]);
  });
});
