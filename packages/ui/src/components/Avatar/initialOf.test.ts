import { expect, it, vi } from "vitest";
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

it("makes no segmenter for names of plain letters: that holds up the first screen", async () => {
  vi.resetModules();
  const made = vi.spyOn(Intl, "Segmenter");
  const fresh = await import("./Avatar.tsx");
  expect([fresh.initialOf("佐藤"), fresh.initialOf("mika")]).toEqual(["佐", "M"]);
  expect(made).not.toHaveBeenCalled();
  expect(fresh.initialOf("𠮷田")).toBe("𠮷");
  expect(made).toHaveBeenCalledTimes(1);
  made.mockRestore();
});
