import { describe, expect, it } from "vitest";
import { tagsOf } from "./tags.ts";

describe("tagsOf", () => {
  it.each([
    [["#PR #つむぎ"], ["PR", "つむぎ"]],
    [["PR#つむぎ"], ["PR", "つむぎ"]],
    [["＃PR、＃つむぎ，春の新作"], ["PR", "つむぎ", "春の新作"]],
    [["　#PR　"], ["PR"]],
    [["##PR", "#pr", "ＰＲ"], ["PR"]],
    [["PR\nつむぎ\tいろは"], ["PR", "つむぎ", "いろは"]],
    [["#", "＃ ", "、", ""], []],
    [["お試し・レポ"], ["お試し・レポ"]],
    [["💄コスメ #100均"], ["💄コスメ", "100均"]],
    [[], []],
  ])("reads the hashtags %j as %j", (typed, expected) => {
    expect(tagsOf(typed, "#")).toEqual(expected);
  });

  it.each([
    [["@tsumugi_cosme ＠ｔｓｕｍｕｇｉ．jp"], ["tsumugi_cosme", "tsumugi.jp"]],
    [
      ["@a@b", "A"],
      ["a", "b"],
    ],
  ])("reads the mentions %j as %j", (typed, expected) => {
    expect(tagsOf(typed, "@")).toEqual(expected);
  });

  it("changes nothing that it has read before", () => {
    const once = tagsOf(["#PR #つむぎ, ＃春"], "#");
    expect(tagsOf(once, "#")).toEqual(once);
  });
});
