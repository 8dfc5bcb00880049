import { expect, it } from "vitest";
import { inOneLine } from "./inOneLine.ts";

it.each([
  ["佐藤花子", "佐藤花子"],
  ["佐藤\r\n花子", "佐藤 花子"],
  ["東京都渋谷区 \n\n　神宮前1-2", "東京都渋谷区 神宮前1-2"],
  ["a\tb", "a b"],
  ["a\u2028b\u0085c", "a b c"],
  ["photo\u202Egnp.exe", "photognp.exe"],
  ["\u2067みお\u2069", "みお"],
  [" はなこ ", " はなこ "],
  ["\n", " "],
  ["", ""],
])("puts %j into one line", (typed, line) => {
  expect(inOneLine(typed)).toBe(line);
});
