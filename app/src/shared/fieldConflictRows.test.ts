import { blankProject, projectFields } from "@tsumugi/contract";
import { expect, it } from "vitest";
import { fieldConflictRows } from "./fieldConflictRows.ts";

const people = [{ uid: "member-1", name: "田中 美咲" }];

it("shows only what differs, in the words of the screen, in the order of the form", () => {
  const theirs = {
    ...blankProject,
    name: "冬の保湿ケア",
    budget: 1_200_000,
    owner_uid: "member-1",
    platforms: ["instagram" as const, "x" as const],
    required_hashtags: ["PR", "つむぎ"],
    required_mentions: ["tsumugi"],
    starts_on: "2026-11-20",
  };
  const mine = { ...blankProject, name: "冬の保湿ケア" };
  expect(fieldConflictRows(projectFields, mine, theirs, people)).toEqual([
    { label: "予算（税抜）", mine: "", theirs: "¥1,200,000" },
    { label: "担当", mine: "", theirs: "田中 美咲" },
    { label: "開始日", mine: "", theirs: "2026/11/20(金)" },
    { label: "投稿するSNS", mine: "", theirs: "Instagram、X" },
    { label: "必須ハッシュタグ", mine: "", theirs: "#PR、#つむぎ" },
    { label: "必須メンション", mine: "", theirs: "@tsumugi" },
  ]);
});

it("names a person nobody knows any more by the uid, and is empty where nothing differs", () => {
  const theirs = { ...blankProject, owner_uid: "gone" };
  expect(fieldConflictRows(projectFields, blankProject, theirs, people)).toEqual([
    { label: "担当", mine: "", theirs: "gone" },
  ]);
  expect(fieldConflictRows(projectFields, theirs, theirs, people)).toEqual([]);
});
