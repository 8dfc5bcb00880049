import { expect, it } from "vitest";
import { creatorFilterTags } from "./creatorFilterTags.ts";

const labels = (value: Parameters<typeof creatorFilterTags>[0]) =>
  creatorFilterTags(value, { genre: [{ value: "g1", label: "美容" }] }).map(({ label }) => label);

it("says every filter in words, an unknown one by itself", () => {
  expect(
    labels({
      keyword: "はな",
      stage: ["active"],
      genre: ["g1", "gone"],
      follower_min: 10_000,
      follower_max: 49_999,
      silent_days: 45,
      contact_from: "2026-11-01",
      connected: false,
      excluded: true,
      archived: true,
    }),
  ).toEqual([
    "取引中",
    "美容",
    "gone",
    "フォロワー 1万〜5万人",
    "最終連絡 45日以上なし",
    "最終連絡 2026/11/01(日)〜",
    "未連携",
    "競合排除中",
    "アーカイブ済み",
  ]);
});

it("says what is empty, what is not, and what is left out", () => {
  expect(
    labels({
      stage_not: ["paused"],
      genre_not: ["g1"],
      keyword_not: "退会",
      empty: ["email", "accounts"],
      filled: ["phone"],
    }),
  ).toEqual([
    "関係: 休止中 を含まない",
    "ジャンル: 美容 を含まない",
    "「退会」を含まない",
    "メールアドレス: 空",
    "SNSアカウント: 空",
    "電話番号: 空でない",
  ]);
});

it("takes one value away and keeps the others, and both ends of a range at once", () => {
  const value = { tag: ["a", "b"], follower_min: 5, follower_max: 7 };
  const [a, , followers] = creatorFilterTags(value, {});
  expect(a?.without).toEqual({ ...value, tag: ["b"] });
  expect(followers?.without).toEqual({ tag: ["a", "b"], follower_min: undefined, follower_max: undefined });
});
