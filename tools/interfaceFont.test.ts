import { expect, it } from "vitest";
import { interfaceLetters } from "../app/interfaceFont.ts";

it("takes the letters of the interface's font from the words on screen, the most frequent first", () => {
  const letters = interfaceLetters();
  expect(letters).toEqual(expect.arrayContaining([..."クリエイター管理支払通知書"]));
  expect(new Set(letters).size).toBe(letters.length);
  // Signs and kana are in nearly every file; a letter of one message is near the end.
  expect(letters.indexOf("の")).toBeLessThan(40);
  expect(letters.every((letter) => letter >= "\u00a0")).toBe(true);
});
