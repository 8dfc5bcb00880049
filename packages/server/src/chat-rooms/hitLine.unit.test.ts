import { describe, expect, it } from "vitest";
import { searchWords } from "../core/search.ts";
import { hitLine } from "./hitLine.ts";

const marked = (text: string, keyword: string) =>
  hitLine(text, searchWords(keyword))
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join("");

describe("hitLine", () => {
  it("is the line that holds a word, with every word in it marked", () => {
    expect(marked("お世話になっております。\nサムネイルは2案あります。", "サムネ")).toBe(
      "[サムネ]イルは2案あります。",
    );
    expect(marked("発送は20日、到着は22日です", "発送 到着")).toBe("[発送]は20日、[到着]は22日です");
    expect(marked("発送と発送", "発送")).toBe("[発送]と[発送]");
  });

  it("finds across kana, width and case, and gives the writer's own letters back", () => {
    expect(marked("ｻﾑﾈｲﾙとﾊﾞｰｼﾞｮﾝ", "さむねいる")).toBe("[ｻﾑﾈｲﾙ]とﾊﾞｰｼﾞｮﾝ");
    expect(marked("ＵＲＬはこちら", "url")).toBe("[ＵＲＬ]はこちら");
    expect(marked("葛󠄀飾区の髙橋𠮷さん👨‍👩‍👧", "髙橋𠮷")).toBe("葛󠄀飾区の[髙橋𠮷]さん👨‍👩‍👧");
  });

  it("marks the whole of a character of which only a part was searched for", () => {
    expect(marked("㈱つむぎ", "株")).toBe("[㈱]つむぎ");
    expect(marked("①番の案", "1")).toBe("[①]番の案");
  });

  it("keeps adjacent marked characters apart from what is cut off", () => {
    const long = `${"あ".repeat(100)}発送${"い".repeat(100)}`;
    const line = marked(long, "発送");
    expect(line.startsWith(`…${"あ".repeat(12)}[発送]`)).toBe(true);
    expect(line.endsWith("い…")).toBe(true);
  });

  it("is empty where no line holds a word by itself, and for blanks", () => {
    expect(marked("こんにちは", "さようなら")).toBe("");
    expect(marked("", "a")).toBe("");
    expect(hitLine("abc", [""])).toEqual([]);
  });
});
