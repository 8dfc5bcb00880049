import { describe, expect, it } from "vitest";
import { readKeptValues, writeKeptValues } from "./keptValues.ts";

const initial = { name: "みお", fee: null as number | null, tags: ["旅"], done: false };

describe("what is kept of a form", () => {
  it("is the fields that were changed, with the version they were typed over", () => {
    const text = writeKeptValues(initial, { ...initial, name: "", fee: 5000, tags: [] }, 3);
    expect(readKeptValues(text, initial)).toEqual({ values: { name: "", fee: 5000, tags: [] }, version: 3 });
  });

  it("is nothing once all is as it was", () => {
    expect(writeKeptValues(initial, { ...initial, tags: ["旅"] })).toBe("");
    expect(readKeptValues("", initial)).toBeUndefined();
  });

  it.each([
    "{",
    "null",
    "3",
    '{"values":null}',
    '{"values":{"other":"x"}}',
    '{"values":{"tags":"x","done":"yes","name":["a"],"fee":{}}}',
  ])("leaves out what is not the form's own: %s", (text) => {
    expect(readKeptValues(text, initial)).toBeUndefined();
  });

  it.each([
    '{"values":{"rows":[null]}}',
    '{"values":{"rows":[{}]}}',
    '{"values":{"rows":[{"name":"a","count":1},{"name":5,"count":1}]}}',
    '{"values":{"words":["a",null]}}',
    '{"values":{"words":[{}]}}',
  ])("leaves out a list with a row that the form cannot draw: %s", (text) => {
    const shape = { rows: [{ name: "", count: null as number | null }], words: [""] };
    expect(readKeptValues(text, shape)).toBeUndefined();
    const good = { rows: [{ name: "a", count: 1, more: true }], words: [] };
    expect(readKeptValues(JSON.stringify({ values: good }), shape)?.values).toEqual(good);
  });
});
