import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { componentGroups } from "./componentGroups.ts";

it("puts every component into one group", () => {
  const folders = readdirSync(join(import.meta.dirname, "../components"), { withFileTypes: true })
    .filter((found) => found.isDirectory())
    .map(({ name }) => name);
  expect(componentGroups.flatMap(([, names]) => names).toSorted()).toEqual(folders.toSorted());
});
