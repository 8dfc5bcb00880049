import { expect, it } from "vitest";
import { emptyTexts, isWaiting, shownTabs } from "./chatTabs.ts";

it("lets only the numbers of what waits for us call for attention", () => {
  expect(shownTabs.filter(isWaiting)).toEqual(["needs_reply", "unread"]);
});

it("says of a search without a hit what was looked for, and where else it stands", () => {
  expect(emptyTexts("all", "ぺんぎん", 1)).toEqual({
    title: "「ぺんぎん」の見つかる部屋はありません",
    hint: "「アーカイブ」に1件あります。上のタブで切り替えられます。",
  });
  expect(emptyTexts("flag", "ぺんぎん").title).toBe("「フラグ」に、「ぺんぎん」の見つかる部屋はありません");
  expect(emptyTexts("archived", "ぺんぎん", 0).hint).toBe("別の言葉でお試しください。");
});
