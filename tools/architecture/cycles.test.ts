import { describe, expect, it } from "vitest";
import { importCycles } from "./cycles.ts";

const file = (path: string, ...lines: string[]) => ({ path, text: lines.join("\n") });

describe("an import cycle", () => {
  it("is reported once, with the way round", () => {
    const files = [
      file("a/start.ts", 'import { x } from "./x.ts";'),
      file("a/x.ts", 'import { y } from "../b/y.ts";'),
      file("b/y.ts", 'const later = await import("./z.ts");'),
      file("b/z.ts", "export {", "  x,", '} from "../a/x.ts";'),
    ];
    expect(importCycles(files)).toEqual([
      "a/x.ts -> b/y.ts -> b/z.ts -> a/x.ts: move what both sides need into a file of its own",
    ]);
  });

  it("is reported for each of two that share no file, and for a file that imports itself", () => {
    const files = [
      file("a.ts", 'import { b } from "./b.ts";'),
      file("b.ts", 'import { a } from "./a.ts";'),
      file("c.ts", 'import { c } from "./c.ts";'),
    ];
    expect(importCycles(files)).toHaveLength(2);
  });

  it("is none where one side takes types alone, or where ways only meet again", () => {
    const files = [
      file("a.ts", 'import { b } from "./b.ts";', 'import { c } from "./c.ts";'),
      file("b.ts", 'import type { A } from "./a.ts";', 'import { c } from "./c.ts";'),
      file("c.ts", 'export type { A } from "./a.ts";', 'import { x } from "package";'),
    ];
    expect(importCycles(files)).toEqual([]);
  });
});
