import { expect, it } from "vitest";
import { decodeCsv, encodeCsv } from "./index.ts";

const utf8 = (text: string) => Buffer.from(text);
const cp932 = (text: string) => encodeCsv(text, "cp932").bytes;

// Each can be read as Shift_JIS without an error: 氏名 as 豌丞錐.
it.each([
  ["a row", 3, [utf8("氏名,メール\n山田はなこ,a\n"), cp932("山田,b\n")]],
  ["everything below the header", 2, [utf8("氏名,メール\n"), cp932("山田,b\n佐藤,c\n")]],
  ["everything but the last row", 3, [cp932("氏名,メール\n山田,b\n"), utf8("山田はなこ,a")]],
])("a file in two encodings, %s in Shift_JIS, is refused with its line", (_, line, parts) => {
  expect(() => decodeCsv(Buffer.concat(parts))).toThrow(`${line}行目で文字コードが混ざっています。`);
});

it("takes Shift_JIS for what it is where a line of it happens to be UTF-8", () => {
  // The bytes of ﾂｱ are one letter of UTF-8; those of 縺ｯ are は.
  for (const text of ["ﾂｱﾂｱ\n髙橋\n", "縺ｯ\n髙橋\n"])
    expect(decodeCsv(cp932(text))).toEqual({ text, encoding: "cp932" });
});
