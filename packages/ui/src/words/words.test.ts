import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compactText, formatRelative, shortDayText } from "../format/format.ts";
import { japanese, wordOf } from "./word.ts";

const SRC = join(import.meta.dirname, "..");
/** They read what people type in Japanese, or draw the sign; they say nothing. */
const READERS = /(normalize|parseDay|parseDateTime|Logo|mark|cellEditors|typedCell|word)\.tsx?$/;
const files = globSync("{components,format,theme,words}/**/*.{ts,tsx}", { cwd: SRC }).filter(
  (file) => !/\.(stories|test)\.|\/testing\/|texts\.ts$/i.test(file),
);
const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "");
const JAPANESE = /[ぁ-んァ-ヶ一-龠]/;
const texts = new Set(
  ["texts.ts", "placeTexts.ts"].flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), "utf8").matchAll(/\| "([^"]+)"/g)].map(
      ([, text]) => text,
    ),
  ),
);
const sources = files.map((file) => [file, withoutComments(readFileSync(join(SRC, file), "utf8"))] as const);

describe("the words that components say", () => {
  it("stand in texts.ts, so that an app can say them in other words", () => {
    const fixed = sources
      .filter(([file]) => !READERS.test(file))
      .flatMap(([file, source]) => {
        const said = [...source.matchAll(/"([^"\n]*)"/g)].map(([, text = ""]) => text);
        const rest = source.replace(/"[^"\n]*"/g, "").split("\n");
        return [
          ...said.filter((text) => JAPANESE.test(text) && !texts.has(text)),
          ...rest.filter((line) => JAPANESE.test(line)).map((line) => line.trim()),
        ].map((text) => `${file}: ${text}`);
      });
    expect(fixed).toEqual([]);
  });

  it("are all said somewhere", () => {
    const all = sources.map(([, source]) => source).join("\n");
    expect([...texts].filter((text) => !all.includes(`"${text}"`))).toEqual([]);
  });
});

describe("wordOf", () => {
  const word = wordOf({
    閉じる: "Close",
    "{count}件": ({ count }) => (count === 1 ? "1 item" : `${count} items`),
    "{count}分前": "{count} min ago",
    "{number}万": ({ number }) => `${Number(number) * 10}K`,
    "日・月・火・水・木・金・土": "Sun・Mon・Tue・Wed・Thu・Fri・Sat",
  });

  it("says what the app gave, with its values, and the rest in Japanese", () => {
    expect(word("閉じる")).toBe("Close");
    expect([1, 3].map((count) => word("{count}件", { count }))).toEqual(["1 item", "3 items"]);
    expect(word("あと{count}日", { count: 4 })).toBe("あと4日");
    expect(japanese("「{name}」を追加", { name: "$& {count}" })).toBe("「$& {count}」を追加");
  });

  it("reaches numbers, days and times", () => {
    expect(compactText(123_000, word)).toBe("123K");
    expect(shortDayText("2026-11-20", word)).toBe("11/20(Fri)");
    expect(formatRelative("2026-11-20T09:00:00+09:00", Date.parse("2026-11-20T09:05:00+09:00"), word)).toBe(
      "5 min ago",
    );
  });
});
