import { expect, test } from "vitest";
import { doneWords, skippedWords } from "./bulkWords.ts";

const skipped = (reason: "unchanged" | "archived", n: number) => ({
  uid: `c${n}`,
  display_name: `はな${n}`,
  reason,
});

test("says nothing where nobody was left out", () => {
  expect(skippedWords({ skipped: [], skipped_count: 0 })).toBe("");
});

test("counts those left out for one reason, and names them where reasons differ", () => {
  expect(skippedWords({ skipped: [skipped("unchanged", 1)], skipped_count: 1200 })).toBe(
    "（1,200名は変更の必要がありませんでした）",
  );
  const mixed = [
    skipped("unchanged", 1),
    skipped("archived", 2),
    skipped("archived", 3),
    skipped("archived", 4),
  ];
  expect(skippedWords({ skipped: mixed, skipped_count: 4 })).toBe(
    "（「はな1」は変更の必要がありませんでした。「はな2」はアーカイブ済みです。「はな3」はアーカイブ済みです。ほか1名）",
  );
});

test("names the few who were kept back by one reason, as the selection is gone by then", () => {
  const two = [skipped("archived", 1), skipped("archived", 2)];
  expect(skippedWords({ skipped: two, skipped_count: 2 })).toBe("（「はな1」「はな2」はアーカイブ済みです）");
  expect(skippedWords({ skipped: two, skipped_count: 4 })).toBe("（4名はアーカイブ済みです）");
  expect(skippedWords({ skipped: [skipped("unchanged", 1)], skipped_count: 1 })).toBe(
    "（1名は変更の必要がありませんでした）",
  );
});

test("names what was done", () => {
  expect(doneWords({ kind: "add_tags", tags: ["秋", "冬"] }, {})).toBe("にタグ「秋」「冬」を付けました");
  expect(doneWords({ kind: "set_owner", owner_uid: null }, {})).toBe("の担当をなしにしました");
});
