import { expect, it } from "vitest";
import { componentStories } from "./componentStories.ts";

/** Designers look here first, so it has the same name everywhere. */
const NAMED = /export const Gallery: Story(?:Obj<[^>]+>)? = \{\s*name: "状態一覧",/;

it("every component shows all its states in one story, named 状態一覧", () => {
  const without = componentStories().filter(({ source }) => !NAMED.test(source));
  expect(without.map(({ file }) => file)).toEqual([]);
});
