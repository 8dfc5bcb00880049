import { expect, it } from "vitest";
import { listed } from "./listed.ts";

it.each([
  [[], {}, ""],
  [["みお"], {}, "みお"],
  [["みお", "はるか", "ゆい"], {}, "みお、はるか、ゆい"],
  [["みお", "はるか", "ゆい", "めい"], {}, "みお、はるか、ゆいほか1名"],
  [["みお", "はるか"], { total: 1_202 }, "みお、はるかほか1,200名"],
  [["みお", "はるか"], { most: 1 }, "みおほか1名"],
  [[], { total: 2 }, "ほか2名"],
])("lists %j with %j as %j", (names, rule, text) => expect(listed(names, "名", rule)).toBe(text));
