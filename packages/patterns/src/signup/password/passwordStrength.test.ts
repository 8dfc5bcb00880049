import { describe, expect, it } from "vitest";
import { passwordProblem, passwordStrength } from "./passwordStrength.ts";

describe("passwordStrength", () => {
  it.each([
    ["", 0],
    ["short", 0],
    ["aaaaaaaaaaaa", 1],
    ["abcdefghijkl", 1],
    ["password2026", 1],
    ["1234567890", 1],
    ["ababababababab", 1],
    ["k3-Tm9xQ.w", 2],
    ["ひまわり電車つくえ朝", 2],
    ["correct horse battery staple", 3],
  ] as const)("judges %j", (password, level) => {
    expect(passwordStrength(password).level).toBe(level);
  });

  it("calls the own address easily guessed, and a very short one is no name", () => {
    expect(passwordStrength("hanako-no-heya-77", "hanako@example.jp").level).toBe(1);
    expect(passwordStrength("a-lamp-on-the-hill", "a@example.jp").level).toBe(3);
  });

  it("says how many characters are missing", () => {
    expect(passwordStrength("1234567").text).toBe("あと3文字必要です");
  });
});

describe("passwordProblem", () => {
  it("asks for length and nothing else", () => {
    expect(passwordProblem("")).toMatch(/入力されていません/);
    expect(passwordProblem("123456789")).toMatch(/短すぎます/);
    expect(passwordProblem("x".repeat(201))).toMatch(/長すぎます/);
    expect(passwordProblem("aaaaaaaaaa")).toBeUndefined();
  });
});
