import { describe, expect, it } from "vitest";
import { cardAfter, placeAfter, shownColumns } from "./kanbanPlaces.ts";

const columns = [
  { key: "todo", title: "未着手", cards: ["a", "b", "c"] },
  { key: "none", title: "保留", cards: [] },
  {
    key: "doing",
    title: "進行中",
    places: [
      { key: "draft", label: "制作", cards: ["d"] },
      { key: "review", label: "確認", cards: ["e"] },
    ],
  },
];
const keyOf = (card: string) => card;
const shown = shownColumns(columns, new Map(), keyOf);
const cards = (moving: [string, string][]) =>
  shownColumns(columns, new Map(moving), keyOf).flatMap(({ places }) =>
    places.map(({ key, cards: each }) => `${key}: ${each.join("")}`),
  );

describe("a board's columns", () => {
  it("have one place of their own name, or those that are given", () => {
    expect(cards([])).toEqual(["todo: abc", "none: ", "draft: d", "review: e"]);
    expect(shown.map((column) => column.cards.length)).toEqual([3, 0, 2]);
  });

  it("show what is being moved where it goes, and nothing twice", () => {
    expect(cards([["b", "review"]])).toEqual(["todo: ac", "none: ", "draft: d", "review: eb"]);
    // The caller's data may have it there already.
    expect(cards([["e", "review"]])).toEqual(["todo: abc", "none: ", "draft: d", "review: e"]);
    expect(cards([["gone", "review"]])).toEqual(["todo: abc", "none: ", "draft: d", "review: e"]);
  });
});

describe("arrows", () => {
  it("lead along a column through its places, and across to the next column that has cards", () => {
    expect(cardAfter(shown, "a", "ArrowDown", keyOf)).toBe("b");
    expect(cardAfter(shown, "d", "ArrowDown", keyOf)).toBe("e");
    expect(cardAfter(shown, "c", "ArrowDown", keyOf)).toBeUndefined();
    expect(cardAfter(shown, "c", "ArrowRight", keyOf)).toBe("e");
    expect(cardAfter(shown, "d", "ArrowLeft", keyOf)).toBe("a");
    expect(cardAfter(shown, "d", "ArrowRight", keyOf)).toBeUndefined();
    expect(cardAfter(shown, "gone", "ArrowRight", keyOf)).toBe("a");
  });

  it("lead a grabbed card to the first allowed place of the next column, or to its first", () => {
    const only = (allowed: string) => (place: string) => place === allowed;
    expect(placeAfter(shown, "none", "ArrowRight", only("review"))).toBe("review");
    expect(placeAfter(shown, "none", "ArrowRight", only("todo"))).toBe("draft");
    expect(placeAfter(shown, "draft", "ArrowDown", only("todo"))).toBe("review");
    expect(placeAfter(shown, "review", "ArrowDown", only("todo"))).toBe("review");
    expect(placeAfter(shown, "todo", "ArrowLeft", only("todo"))).toBe("todo");
  });
});
