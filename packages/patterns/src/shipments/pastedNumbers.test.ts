import { buildShipment } from "@tsumugi/mocks";
import { expect, it } from "vitest";
import { pastedNumbers } from "./pastedNumbers.ts";

const rows = [1, 2].map((index) =>
  buildShipment({ creator_uid: `c${index}`, display_name: `名前${index}` }, index),
);

it("belong to the name in their line, however it is written", () => {
  const text = "お名前\t番号\n名前 ２ さん\t4012-3456-7890\r\nだれか\t401234567891";
  const { numbers, unknown } = pastedNumbers(text, rows);
  expect([...numbers]).toEqual([["c2", "401234567890"]]);
  expect(unknown).toEqual(["だれか\t401234567891"]);
});

it("alone belong to the rows in their order; one too many is nobody's", () => {
  const { numbers, unknown } = pastedNumbers("401234567890\n４０１２３４５６７８９１\n401234567892", rows);
  expect([...numbers.values()]).toEqual(["401234567890", "401234567891"]);
  expect(unknown).toEqual(["401234567892"]);
});

it("are nobody else's once somebody has them, so that what was saved is not handed on to the next", () => {
  const list = "401234567890\n401234567891";
  expect(pastedNumbers(list, rows.slice(1), ["401234567890"])).toMatchObject({
    numbers: new Map([["c2", "401234567891"]]),
    unknown: [],
    isSaved: false,
  });
  const saved = pastedNumbers(`お名前\t番号\n名前1\t4012-3456-7890`, rows, ["401234567890"]);
  expect([saved.numbers.size, saved.unknown, saved.isSaved]).toEqual([0, [], true]);
  expect(pastedNumbers("", rows, ["401234567890"]).isSaved).toBe(false);
});
