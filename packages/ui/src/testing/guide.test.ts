import { expect, it } from "vitest";
import { componentStories } from "./componentStories.ts";

it("every component carries a guide in the story file of its name", () => {
  const silent = componentStories().filter(
    ({ source }) => !/parameters: (?:\{[^}]*?\.\.\.)?guide\(/.test(source),
  );
  expect(silent.map(({ file }) => file)).toEqual([]);
});
