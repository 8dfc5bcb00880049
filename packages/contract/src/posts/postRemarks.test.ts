import { expect, it } from "vitest";
import { postRemarks } from "./postRemarks.ts";

const terms = {
  platforms: ["instagram", "tiktok"] as const,
  posting_starts_on: "2026-12-20",
  posting_ends_on: "2026-12-31",
};
const post = { platform: "instagram" as const, posted_at: "2026-12-20T00:00:00+09:00" };

it("has nothing to say of what was agreed, from the first moment to the last in Japan", () => {
  expect(postRemarks(post, terms)).toEqual([]);
  expect(postRemarks({ ...post, posted_at: "2026-12-31T14:59:59Z" }, terms)).toEqual([]);
});

it.each([
  ["2026-12-19T14:59:59Z", "2026/12/19(土)"],
  ["2026-12-31T15:00:00Z", "2027/01/01(金)"],
])("tells a post outside the days: %s", (posted_at, day) => {
  expect(postRemarks({ ...post, posted_at }, terms)).toEqual([
    `投稿日（${day}）が、投稿期間（2026/12/20(日)〜2026/12/31(木)）の外です。別の投稿でないか確認してください。`,
  ]);
});

it("tells a post of another platform", () => {
  expect(postRemarks({ ...post, platform: "youtube" }, terms)).toEqual([
    "案件のSNS（Instagram・TikTok）ではなく、YouTubeの投稿です。URLを確認してください。",
  ]);
});

it("knows a period that is open at one end, and terms that say nothing", () => {
  const open = { platforms: [], posting_starts_on: null, posting_ends_on: "2026-12-31" };
  expect(postRemarks({ ...post, posted_at: "2020-01-01T00:00:00Z" }, open)).toEqual([]);
  expect(postRemarks({ ...post, posted_at: "2027-01-02T00:00:00Z" }, open)[0]).toContain(
    "（〜2026/12/31(木)）",
  );
  const none = { ...open, posting_ends_on: null };
  expect(postRemarks({ platform: "x", posted_at: null }, none)).toEqual([]);
  expect(postRemarks({ ...post, posted_at: null }, terms)).toEqual([]);
});
