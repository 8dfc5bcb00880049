import { expect, it } from "vitest";
import { legibleText } from "./legibleText.ts";

const fontHas = (codePoint: number) => codePoint < 0x1f000 || codePoint === 0x20bb7;
const print = (text: string) => {
  const missing = new Set<string>();
  return { text: legibleText(text, fontHas, missing), missing: [...missing] };
};

it.each([
  ["髙﨑𠮷①㈱", "髙﨑𠮷①㈱", []],
  ["祝🎬🎬完成", "祝〓〓完成", ["🎬"]],
  ["👩‍💻です", "〓です", ["👩‍💻"]],
  ["葛\u{E0100}飾", "葛\u{E0100}飾", []],
  ["か\u3099き", "がき", []],
  ["a\u202Eb\u200Bc\u0007d", "abcd", []],
  ["一\r\n二\t三", "一\n二 三", []],
])("prints %j as %j", (text, printed, missing) => {
  expect(print(text)).toEqual({ text: printed, missing });
});
