import { customaryYearEnd } from "@tsumugi/contract";
import { expect, test } from "vitest";
import { workingDueText } from "./workingDueText.ts";

const calendar = {
  holidays: { "2026-11-23": "勤労感謝の日", "2027-01-01": "元日" },
  yearEnd: customaryYearEnd,
};
const FRIDAY = "2026-11-20";

test.each([
  ["2026-11-20", "今日まで", "warning"],
  ["2026-11-22", "次の営業日より前", "warning"],
  ["2026-11-24", "あと1営業日", "warning"],
  ["2026-11-25", "あと2営業日", "warning"],
  ["2026-11-26", "あと3営業日", "neutral"],
  ["2026-11-18", "2日超過", "danger"],
])("from Friday the 20th, %s is %s", (on, left, tone) => {
  expect(workingDueText(on, FRIDAY, calendar)).toMatchObject({ left, tone });
});

test("a passed day is late by calendar days, as in every list, weekends included", () => {
  expect(workingDueText("2026-11-21", "2026-11-22", calendar).left).toBe("1日超過");
  expect(workingDueText("2026-11-17", "2026-11-29", calendar).left).toBe("12日超過");
});

test("names the holidays on the way and says where the day itself is one", () => {
  expect(workingDueText("2026-11-25", FRIDAY, calendar)).toMatchObject({
    holidays: ["11/23 勤労感謝の日"],
    isDayOff: false,
  });
  expect(workingDueText("2026-11-23", FRIDAY, calendar).isDayOff).toBe(true);
});
