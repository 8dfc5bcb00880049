import { expect, it } from "vitest";
import { reactionRates } from "./reactionRates.ts";

const account = (platform: "x" | "youtube", follower_count: number | null) => ({
  platform,
  follower_count,
  handle: "hana",
  url: "https://x.test/hana",
  fetched_at: null,
});
const post = (likes: number | null, comments: number | null, platform: "x" | "youtube" = "x") => ({
  platform,
  likes,
  comments,
});

it("divides by the followers of the account that posted", () => {
  const posts = [post(30, 20), post(30, 20, "youtube")];
  expect(reactionRates(posts, [account("x", 1000), account("youtube", 500)])).toEqual([0.05, 0.1]);
});

it("counts what is hidden as nothing only beside what is known", () => {
  expect(reactionRates([post(null, 10), post(null, null), post(0, 0)], [account("x", 100)])).toEqual([
    0.1,
    null,
    0,
  ]);
});

it("knows no rate without followers: none known, none at all, or no such account", () => {
  expect(reactionRates([post(1, 1)], [account("x", null)])).toEqual([null]);
  expect(reactionRates([post(1, 1)], [account("x", 0)])).toEqual([null]);
  expect(reactionRates([post(1, 1)], [account("youtube", 5)])).toEqual([null]);
});
