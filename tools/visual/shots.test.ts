import { describe, expect, it } from "vitest";
import { fileOf, isSheet, PHONE, type StoryEntry, visitsOf, WIDE } from "./shots.ts";

const entry = (title: string, name = "状態一覧", more: Partial<StoryEntry> = {}): StoryEntry => ({
  id: `${title.toLowerCase()}--${name}`.replaceAll("/", "-"),
  title,
  name,
  type: "story",
  ...more,
});

describe("visitsOf", () => {
  it("draws a component once and a screen also as a phone shows it", () => {
    const visits = visitsOf([entry("部品/Button"), entry("画面/ホーム")]);
    expect(visits.map(({ story, width }) => [story.title, width])).toEqual([
      ["部品/Button", WIDE],
      ["画面/ホーム", WIDE],
      ["画面/ホーム", PHONE],
    ]);
  });

  it("leaves out docs pages and what asks not to be drawn", () => {
    const skipped = [
      entry("基礎/色", "色", { type: "docs" }),
      entry("基礎/動き", "動き", { tags: ["no-visual"] }),
    ];
    expect(visitsOf(skipped)).toEqual([]);
  });

  it("finds a filter in title, name and id without regard to case", () => {
    const entries = [entry("部品/Button"), entry("部品/Card")];
    expect(visitsOf(entries, "BUTT").map(({ story }) => story.title)).toEqual(["部品/Button"]);
  });
});

describe("fileOf", () => {
  it("keeps Japanese and turns what a file system may refuse into underscores", () => {
    const story = entry("画面/ホーム", "空", { id: "画面-ホーム--a/b:c" });
    expect(fileOf({ story, width: 390 }, "dark")).toBe("画面-ホーム--a_b_c.390.dark.png");
  });
});

describe("isSheet", () => {
  it("takes one picture per component and the foundations", () => {
    const taken = [
      entry("部品/Button"),
      entry("部品/Button", "Playground"),
      entry("基礎/色", "色"),
      entry("画面/ホーム"),
    ].map(isSheet);
    expect(taken).toEqual([true, false, true, false]);
  });
});
