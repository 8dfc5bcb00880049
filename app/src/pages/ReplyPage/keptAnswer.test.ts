import { expect, test } from "vitest";
import { readKeptAnswer } from "./keptAnswer.ts";

test("what was typed comes back, and what is no answer of ours does not", () => {
  const draft = { comment: "納期を延ばせますか", fee: 80_000, delivery_on: "2026-12-14" };
  expect(readKeptAnswer(JSON.stringify(draft))).toEqual(draft);
  expect(readKeptAnswer('{"comment":1,"fee":"8万"}')).toEqual({ comment: "", fee: null, delivery_on: null });
  expect(readKeptAnswer("納期を延ばせますか")).toBeUndefined();
  expect(readKeptAnswer("")).toBeUndefined();
});
