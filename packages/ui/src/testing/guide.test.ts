import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const COMPONENTS = join(import.meta.dirname, "../components");

it("every component carries a guide in the story file of its name", () => {
  const silent = readdirSync(COMPONENTS, { withFileTypes: true })
    .filter((found) => found.isDirectory())
    .map(({ name }) => `${name}/${name}.stories.tsx`)
    .filter((file) => !/parameters: (?:\{\s*\.\.\.)?guide\(/.test(readFileSync(join(COMPONENTS, file), "utf8")));
  expect(silent).toEqual([]);
});
