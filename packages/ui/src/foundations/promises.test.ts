import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { promises } from "./promises.ts";

const ROOT = join(import.meta.dirname, "../../../..");

it("names a file that exists for each thing held", () => {
  expect(promises.map(([, , file]) => file).filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
