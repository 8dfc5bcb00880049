import { describe, expect, it } from "vitest";
import { addMinutes, dateTimeKey, instantOf, isDateTime, sayDateTime, showDateTime } from "./dateTime.ts";
import { dateTimeProblem, parseDateTime, partBefore } from "./parseDateTime.ts";

const now = "2026-11-20T14:05";

describe("parseDateTime", () => {
  it.each([
    ["2026/11/24 15:30", "2026-11-24T15:30"],
    ["2026-11-24T15:30", "2026-11-24T15:30"],
    ["2026-11-24 15:30:00", "2026-11-24T15:30"],
    ["11/24 15:30", "2026-11-24T15:30"],
    ["11/24 9:05", "2026-11-24T09:05"],
    ["1124 1530", "2026-11-24T15:30"],
    ["1124 930", "2026-11-24T09:30"],
    ["11/24 9", "2026-11-24T09:00"],
    ["11241530", "2026-11-24T15:30"],
    ["202611241530", "2026-11-24T15:30"],
    ["20261124 1530", "2026-11-24T15:30"],
    ["１１／２４　１５：３０", "2026-11-24T15:30"],
    ["11月24日15時30分", "2026-11-24T15:30"],
    ["11月24日(火)15時半", "2026-11-24T15:30"],
    ["11/24（火） 15時", "2026-11-24T15:00"],
    ["令和8年11月24日 午後3時半", "2026-11-24T15:30"],
    ["R8.11.24 15:30", "2026-11-24T15:30"],
    ["11/24 午前0時", "2026-11-24T00:00"],
    ["11/24 午後0時5分", "2026-11-24T12:05"],
    ["11/24 正午", "2026-11-24T12:00"],
    ["11/24正午", "2026-11-24T12:00"],
    ["11/24 3pm", "2026-11-24T15:00"],
    ["11/24 12am", "2026-11-24T00:00"],
    ["11/24 3:30 PM", "2026-11-24T15:30"],
    ["明日9時", "2026-11-21T09:00"],
    ["明日 0900", "2026-11-21T09:00"],
    ["今", "2026-11-20T14:05"],
    ["15時半", "2026-11-20T15:30"],
    ["9:00", "2026-11-20T09:00"],
    ["11/24 24:00", "2026-11-25T00:00"],
    ["12/31 25:30", "2027-01-01T01:30"],
    ["", null],
    ["　", null],
    ["11/24", undefined],
    ["1124", undefined],
    ["20261124", undefined],
    ["11/24 15:60", undefined],
    ["11/24 30:00", undefined],
    ["2/30 9:00", undefined],
    ["13月24日 9時", undefined],
    ["11/24 15:", undefined],
    ["あとで", undefined],
    ["明日の朝", undefined],
    ["2026-11-24T06:30:00Z", undefined],
  ])("reads %j as %j", (text, expected) => {
    expect(parseDateTime(text, { now })).toBe(expected);
  });

  it("takes a time alone from today, and from the next day where it is over by the limit", () => {
    expect(parseDateTime("9時", { now, min: now })).toBe("2026-11-21T09:00");
    expect(parseDateTime("15時", { now, min: now })).toBe("2026-11-20T15:00");
  });

  it("takes a day without its year from the limit on", () => {
    expect(parseDateTime("11/1 9:00", { now, min: now })).toBe("2027-11-01T09:00");
    expect(parseDateTime("1/5 9:00", { now: "2026-12-20T09:00" })).toBe("2027-01-05T09:00");
  });

  it("gives a day alone the time that the field proposes", () => {
    expect(parseDateTime("11/24", { now, defaultTime: "09:00" })).toBe("2026-11-24T09:00");
    expect(parseDateTime("2/30", { now, defaultTime: "09:00" })).toBeUndefined();
  });
});

it("finds the part of a text that a caret stands in", () => {
  expect(
    ["", "2026/11", "2026/11/24", "2026/11/24 ", "11/24(火) 1", "11月24日 15時", "1124 15:3"].map(partBefore),
  ).toEqual(["day", "day", "day", "hour", "hour", "minute", "minute"]);
});

describe("dateTimeProblem", () => {
  it.each([
    ["11/24", /時刻がありません。「2026\/11\/20 14:05」のように/],
    ["2/30 9:00", /カレンダーにない日付です/],
    ["2/30", /カレンダーにない日付です/],
    ["11/24 25:99", /時計にない時刻です/],
    ["99:00", /時計にない時刻です/],
    ["あとで", /日時として読み取れませんでした。「2026\/11\/20 14:05」のように/],
  ])("says why %j is refused, then the cure", (text, expected) => {
    expect(dateTimeProblem(text, { now })).toMatch(expected);
  });

  it("names the limit with its weekday, to the minute", () => {
    const min = "2026-11-20T15:00";
    expect(dateTimeProblem("11/20 14:59", { now, min })).toBe(
      "2026/11/20(金) 15:00以降の日時を入力してください。",
    );
    expect(dateTimeProblem("11/20 15:00", { now, min })).toBeUndefined();
    expect(dateTimeProblem("2026-11-24T09:01", { now, max: "2026-11-24T09:00" })).toBe(
      "2026/11/24(火) 09:00以前の日時を入力してください。",
    );
    expect(dateTimeProblem("", { now, min })).toBeUndefined();
  });
});

describe("times on clocks in Japan", () => {
  it("go to an instant and back over the turn of a day and a year", () => {
    expect(dateTimeKey("2026-12-31T15:30:00.000Z")).toBe("2027-01-01T00:30");
    expect(instantOf("2027-01-01T00:30")).toBe("2026-12-31T15:30:00.000Z");
    expect(instantOf("2027-01-01")).toBeUndefined();
    expect(instantOf(null)).toBeUndefined();
  });

  it("know the calendar and the clock", () => {
    expect(
      ["2026-11-24T23:59", "2026-11-24T24:00", "2026-02-29T09:00", "2026-11-24 09:00", "", undefined].map(
        isDateTime,
      ),
    ).toEqual([true, false, false, false, false, false]);
    expect(addMinutes("2026-12-31T23:45", 30)).toBe("2027-01-01T00:15");
    expect(showDateTime("2026-11-24T15:30")).toBe("2026/11/24 15:30");
    expect(sayDateTime("2026-11-24T15:30")).toBe("2026/11/24(火) 15:30");
  });
});
