import type { AssignHint } from "@tsumugi/contract";
import { expect, test } from "vitest";
import {
  distinctRegistrations,
  pastedEntries,
  warningSummary,
  warningsOf,
  withoutEntries,
} from "./assignWords.ts";

const quiet: AssignHint = {
  creator_uid: "a",
  asked_in: [],
  exclusion_until: null,
  archived: false,
  has_email: true,
  last_fee: null,
  last_contact_at: null,
};

test("takes lines, cells and lists apart, each entry once", () => {
  expect(
    pastedEntries("@hana\tはなこ美容\r\n\n https://x.com/mio ,@hana，a@example.jp、ゆうき 太郎"),
  ).toEqual(["@hana", "はなこ美容", "https://x.com/mio", "a@example.jp", "ゆうき 太郎"]);
  expect(pastedEntries(" \n\t")).toEqual([]);
  expect(withoutEntries("@hana, @mio\n@new", ["@hana"])).toBe("@mio\n@new");
});

test("says who asks the creator and where, and counts people, not warnings", () => {
  const asked: AssignHint = {
    ...quiet,
    creator_uid: "b",
    exclusion_until: "2026-12-31",
    asked_in: [
      {
        project_uid: "p",
        project_name: "夏の日焼け止め",
        job_status: "requested",
        by: { uid: "m", name: "鈴木 健", image: null },
      },
      { project_uid: "q", project_name: "秋の新色", job_status: "requested", by: null },
    ],
  };
  const warnings = warningsOf(asked);
  expect(warnings).toHaveLength(3);
  expect(warnings[1]).toContain("鈴木 健さんが「夏の日焼け止め」で");
  expect(warnings[2]).toContain("退会したメンバーが「秋の新色」で");
  expect(warningsOf(quiet)).toEqual([]);
  const hints = new Map([quiet, asked].map((hint) => [hint.creator_uid, hint]));
  expect(warningSummary(["a", "b", "unknown"], hints)).toEqual([
    "別の案件で進行中 1名",
    "競合排除の期間中 1名",
  ]);
});

test("registers an account once, under the first name given", () => {
  const made = distinctRegistrations([
    { display_name: "みお", platform: "instagram", handle: "Mio" },
    { display_name: "mio", platform: "instagram", handle: "mio" },
    { display_name: "mio", platform: "x", handle: "mio" },
  ]);
  expect(made.map(({ display_name, platform }) => [display_name, platform])).toEqual([
    ["みお", "instagram"],
    ["mio", "x"],
  ]);
});
