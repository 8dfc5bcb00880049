import { expect, test } from "vitest";
import { generateCreators } from "./creatorData.ts";

test("generates the same creators every time", () => {
  expect(generateCreators(50)).toEqual(generateCreators(50));
  expect(generateCreators(200).slice(0, 50)).toEqual(generateCreators(50));
});

test("never repeats a handle on a platform", () => {
  const keys = generateCreators(320).flatMap(({ accounts }) =>
    accounts.map(({ platform, handle }) => `${platform}/${handle}`),
  );
  expect(new Set(keys).size).toBe(keys.length);
});

test("spreads the follower counts over the bands that people search by", () => {
  const counts = generateCreators(200).flatMap(({ accounts }) => accounts.map((a) => a.follower_count ?? 0));
  expect(counts.filter((n) => n > 0 && n < 10_000).length).toBeGreaterThan(20);
  expect(counts.filter((n) => n >= 100_000).length).toBeGreaterThan(20);
});
