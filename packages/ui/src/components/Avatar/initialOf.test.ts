import { expect, it } from "vitest";
import { initialOf } from "./Avatar.tsx";

it("takes the first letter that a person would take, however many code units it has", () => {
  const cases: [string, string][] = [
    ["佐藤 花子", "佐"],
    ["はなこ", "は"],
    ["𠮷野", "𠮷"],
    ["葛󠄀城", "葛󠄀"],
    ["👨‍👩‍👧家族", "👨‍👩‍👧"],
    ["🇯🇵旅", "🇯🇵"],
    ["mika", "M"],
    ["か\u3099く", "か\u3099"],
    ["　山田", "山"],
    ["", "・"],
    ["   ", "・"],
  ];
  expect(cases.map(([name]) => initialOf(name))).toEqual(cases.map(([, letter]) => letter));
});
