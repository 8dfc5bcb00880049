import { describe, expect, it } from "vitest";
import { addDays, dayOf, fromLocalDate, isDay, monthEnd, monthStart, toLocalDate, weekdayOf } from "./day.ts";
import { dayProblem, parseDay } from "./parseDay.ts";

const today = "2026-11-20";

describe("parseDay", () => {
  it.each([
    ["2026/11/20", "2026-11-20"],
    ["2026-11-20", "2026-11-20"],
    ["2026.11.5", "2026-11-05"],
    ["20261120", "2026-11-20"],
    ["２０２６／１１／２０", "2026-11-20"],
    ["２０２６ー１１ー２０", "2026-11-20"],
    ["2026年11月20日", "2026-11-20"],
    ["2026年11月20日(金)", "2026-11-20"],
    ["2026/11/20（金曜日）", "2026-11-20"],
    ["11月22日日曜日", "2026-11-22"],
    ["26/11/20", "2026-11-20"],
    ["11/20", "2026-11-20"],
    ["1120", "2026-11-20"],
    ["11月3日", "2026-11-03"],
    ["令和8年11月20日", "2026-11-20"],
    ["令和元年5月1日", "2019-05-01"],
    ["R8.11.20", "2026-11-20"],
    ["ｒ８／１１／２０", "2026-11-20"],
    ["平成31年4月30日", "2019-04-30"],
    ["昭和64年1月7日", "1989-01-07"],
    [" 今日 ", "2026-11-20"],
    ["明日", "2026-11-21"],
    ["あさって", "2026-11-22"],
    ["昨日", "2026-11-19"],
    ["2028/2/29", "2028-02-29"],
    ["", null],
    ["　", null],
    ["2026/2/29", undefined],
    ["2/29", undefined],
    ["2026/13/1", undefined],
    ["2026/4/31", undefined],
    ["0000/01/01", undefined],
    ["202611", undefined],
    ["あとで", undefined],
    ["11/20/2026", undefined],
    ["1e5", undefined],
  ])("reads %j as %j", (text, expected) => {
    expect(parseDay(text, { today })).toBe(expected);
  });

  it("takes a day without its year from the nearest year, across the turn of the year", () => {
    expect(parseDay("1/5", { today: "2026-12-20" })).toBe("2027-01-05");
    expect(parseDay("12/31", { today: "2027-01-05" })).toBe("2026-12-31");
    expect(parseDay("12/31", { today: "2026-12-31" })).toBe("2026-12-31");
    expect(parseDay("2/29", { today: "2027-11-20" })).toBe("2028-02-29");
  });

  it("goes on to the next year where the past is not allowed", () => {
    expect(parseDay("11/1", { today, min: today })).toBe("2027-11-01");
    expect(parseDay("12/31", { today: "2027-01-05", min: "2027-01-05" })).toBe("2027-12-31");
  });

  it("crosses a month and a leap day by words", () => {
    expect(parseDay("明日", { today: "2026-12-31" })).toBe("2027-01-01");
    expect(parseDay("明日", { today: "2028-02-28" })).toBe("2028-02-29");
  });
});

describe("dayProblem", () => {
  it("tells a day that does not exist from a text that is no date", () => {
    expect(dayProblem("2026/2/29", { today })).toMatch(/カレンダーにない日付/);
    expect(dayProblem("あとで", { today })).toMatch(/読み取れませんでした。「2026\/11\/20」のように/);
    expect(dayProblem("", { today })).toBeUndefined();
    expect(dayProblem("2028-02-29", { today })).toBeUndefined();
  });

  it("names the limit with its weekday", () => {
    expect(dayProblem("11/19", { today, max: "2026-11-18" })).toBe(
      "2026/11/18(水)以前の日付を入力してください。",
    );
    expect(dayProblem("2026/11/1", { today, min: today })).toBe(
      "2026/11/20(金)以降の日付を入力してください。",
    );
  });
});

describe("days", () => {
  it("know the calendar", () => {
    expect([isDay("2028-02-29"), isDay("2026-02-29"), isDay("2026-2-9"), isDay(null)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(dayOf(1900, 2, 29)).toBeUndefined();
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect([monthStart(today, -1), monthEnd(today, -1)]).toEqual(["2026-10-01", "2026-10-31"]);
    expect([monthStart("2026-12-31", 1), monthEnd("2028-01-31", 1)]).toEqual(["2027-01-01", "2028-02-29"]);
    expect(weekdayOf(today)).toBe("金");
  });

  it("come back from a local date unchanged", () => {
    for (const day of ["2026-03-08", "2026-11-01", "2028-02-29", "1951-05-06"])
      expect(fromLocalDate(toLocalDate(day))).toBe(day);
  });
});
