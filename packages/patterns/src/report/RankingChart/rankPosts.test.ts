import { expect, it } from "vitest";
import { rankPosts } from "./rankPosts.ts";

const post = (views: number | null, cpe: number | null) => ({ views, engagements: null, cpv: null, cpe });

it("puts the most seen and the cheapest first, and leaves out what is not known", () => {
  const posts = [post(5, 2), post(null, null), post(9, 8), post(0, 0)];
  expect(rankPosts(posts, "views").rows.map(({ views }) => views)).toEqual([9, 5, 0]);
  expect(rankPosts(posts, "cpe").rows.map(({ cpe }) => cpe)).toEqual([0, 2, 8]);
  expect(rankPosts(posts, "cpv")).toEqual({ rows: [], rest: 0 });
});

it("shows eight and counts the others", () => {
  const posts = Array.from({ length: 11 }, (_, views) => post(views, null));
  expect(rankPosts(posts, "views")).toMatchObject({ rest: 3 });
  expect(rankPosts(posts, "views").rows).toHaveLength(8);
});
