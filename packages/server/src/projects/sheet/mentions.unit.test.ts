import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mentionsIn } from "./mentions.ts";

const people = ["田中 美咲", "田中", "石川 大輔", "Ann", "Anna Lee", "C++ (開発)"].map((name, n) => ({
  uid: `u${n}`,
  name,
}));
const names = (text: string, among = people) => [...new Set(mentionsIn(text, among).map(({ name }) => name))];

describe("mentions in a text", () => {
  it.each([
    ["@田中 美咲 確認お願いします", ["田中 美咲"]],
    ["＠田中　美咲さん、確認お願いします", ["田中 美咲"]],
    ["@田中美咲さん", ["田中 美咲"]],
    ["@田中さんと@石川 大輔さん", ["田中", "石川 大輔"]],
    ["@石川 大輔 と @石川大輔", ["石川 大輔"]],
    ["済みです。\n@ann", ["Ann"]],
    ["@Anna", []],
    ["@Anna Leeと@Annさん", ["Anna Lee", "Ann"]],
    ["tanaka@ann.example へ", []],
    ["連絡先：hana_@ann", []],
    ["@C++ (開発) へ", ["C++ (開発)"]],
    ["-@田中\nOK.@石川 大輔", ["田中", "石川 大輔"]],
    ["田中 美咲", []],
    ["@", []],
    ["", []],
  ])("finds in %j %j", (text, expected) => expect(names(text)).toEqual(expected));

  it("addresses all people of one name", () => {
    const same = [
      { uid: "a", name: "佐藤 健" },
      { uid: "b", name: "佐藤　健" },
    ];
    const place = { start: 2, end: 7 };
    expect(mentionsIn("至急@佐藤 健", same)).toEqual(same.map((person) => ({ ...person, ...place })));
  });

  it("takes no blank name for one", () => {
    expect(mentionsIn("a @ b", [{ name: " " }])).toEqual([]);
  });

  it("finds names where they stand, one behind the other, whatever the names are", () => {
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom(...people.map(({ name }) => `@${name}`), "＠", "@田中"),
    );
    fc.assert(
      fc.property(fc.array(part), fc.array(fc.record({ name: fc.string() })), (parts, others) => {
        const text = parts.join("");
        const ends = mentionsIn(text, [...people, ...others]).map(({ name, start, end }) => {
          expect(text.slice(start, end)).toMatch(/^[@＠]/);
          const bare = (words: string) => words.replace(/\s+/g, "").toLowerCase();
          expect(bare(text.slice(start + 1, end))).toBe(bare(name));
          return [start, end];
        });
        expect(ends.flat()).toEqual(ends.flat().sort((a, b) => a - b));
      }),
    );
  });
});
