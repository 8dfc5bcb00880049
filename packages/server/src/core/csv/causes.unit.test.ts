import { expect, it } from "vitest";
import { decodeCsv, encodeCsv, readRecords, unifyLineEnds } from "./index.ts";
import { atOnce } from "./steps.ts";

const utf8 = (text: string) => Buffer.from(text);
const UTF16_MARK = Buffer.from([0xff, 0xfe]);
const surrogate = Buffer.from([0x00, 0xd8]);

it.each([
  [
    "one broken byte of UTF-8",
    Buffer.concat([
      utf8("表示名,メモ\n山田花子,はじめまして\n佐藤"),
      Buffer.from([0xe3, 0x81]),
      utf8("美咲,x\n"),
    ]),
    "3行目に、壊れた文字があります（「佐藤■美咲」の■）。",
  ],
  [
    "a lone surrogate, as some programs write it in UTF-8",
    Buffer.concat([utf8("表示名\n山田花子\n"), Buffer.from([0xed, 0xa0, 0x80]), utf8("はなこ\n")]),
    "3行目に、壊れた文字があります（「■はなこ」の■）。",
  ],
  [
    "a lone surrogate in UTF-16",
    Buffer.concat([
      UTF16_MARK,
      Buffer.from("表示名\n山田", "utf16le"),
      surrogate,
      Buffer.from("子\n", "utf16le"),
    ]),
    "2行目に、壊れた文字があります（「山田■子」の■）。",
  ],
  [
    "one broken byte of Shift_JIS",
    Buffer.concat([
      encodeCsv("表示名,メモ\n山田花子,高橋\n佐藤", "cp932").bytes,
      Buffer.from([0x81, 0x20]),
      encodeCsv("美咲,はじめまして\n鈴木,x\n", "cp932").bytes,
    ]),
    "3行目に、壊れた文字があります（「佐藤■ 美咲」の■）。",
  ],
])("%s is named with its line and what stands around it", (_, bytes, cause) => {
  expect(() => decodeCsv(bytes)).toThrow(cause);
  expect(() => decodeCsv(bytes)).toThrow(/保存し直してください。$/);
});

const recordsOf = (text: string) => [...readRecords(atOnce(unifyLineEnds(text, ",")), ",")];

it("tells letters behind a closing quote from a quote that never closes", () => {
  expect(() => recordsOf('表示名,メモ\n花,x\n"花"子,x\n次,y\n')).toThrow(/^3行目.*後に文字が続いています/);
  expect(() => recordsOf('表示名,メモ\n"花子,x\n次,y\n')).toThrow(/^2行目.*閉じられていません/);
});

it("takes a quote inside a cell without quotes for a letter like any other", () => {
  const [chunk] = recordsOf('表示名,メモ\n花"子",24"モニター\n次,y\n');
  expect(chunk?.records.map(({ cells }) => cells)).toEqual([
    ["表示名", "メモ"],
    ['花"子"', '24"モニター'],
    ["次", "y"],
  ]);
});
