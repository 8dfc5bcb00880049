import { describe, expect, it } from "vitest";
import { readOptions } from "./options.ts";

describe("readOptions", () => {
  it("draws everything on as many pages as there are cores when nothing is said", () => {
    expect(readOptions([], 4)).toEqual({
      filter: undefined,
      all: false,
      accept: false,
      base: undefined,
      from: undefined,
      jobs: 4,
    });
  });

  it("takes the words after pnpm's two dashes", () => {
    expect(readOptions(["--", "--filter", "Button", "--jobs", "1"], 4)).toMatchObject({
      filter: "Button",
      jobs: 1,
    });
  });

  it("refuses a number of pages that is none, words it does not know, and accepting a base", () => {
    expect(() => readOptions(["--jobs", "0"], 2)).toThrow("1 以上");
    expect(() => readOptions(["--acept"], 2)).toThrow();
    expect(() => readOptions(["--accept", "--base", "main"], 2)).toThrow("いっしょに");
  });
});
