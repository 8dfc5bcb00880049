import { describe, expect, it } from "vitest";
import { fileOf, groupsOf, isSheet, PHONE, type StoryEntry, visitsOf, WIDE } from "./shots.ts";

const entry = (title: string, name = "状態一覧", more: Partial<StoryEntry> = {}): StoryEntry => ({
  id: `${title.toLowerCase()}--${name}`.replaceAll("/", "-"),
  title,
  name,
  exportName: "Gallery",
  type: "story",
  ...more,
});

describe("visitsOf", () => {
  const loaded = { exportName: "Loaded" };

  it("draws each story once, what is made for a phone as wide as one", () => {
    const visits = visitsOf([
      entry("部品/Button"),
      entry("画面/ホーム", "Loaded", loaded),
      entry("画面/ホーム", "Phone", { exportName: "Phone" }),
    ]);
    expect(visits.map(({ story, width }) => [story.name, width])).toEqual([
      ["状態一覧", WIDE],
      ["Loaded", WIDE],
      ["Phone", PHONE],
    ]);
  });

  it("takes galleries, screens as they were opened and pages to read, and the rest when all is asked for", () => {
    const entries = [
      entry("部品/Button"),
      entry("部品/Button", "Playground", { exportName: "Playground" }),
      entry("画面/ホーム", "Loaded", loaded),
      entry("画面/ホーム", "条件を消す", { exportName: "ClearsConditions" }),
      entry("基礎/色", "色", { exportName: "Colors" }),
    ];
    expect(visitsOf(entries).map(({ story }) => story.name)).toEqual(["状態一覧", "Loaded", "色"]);
    expect(visitsOf(entries, undefined, true)).toHaveLength(5);
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

describe("groupsOf", () => {
  it("keeps together what one page can show", () => {
    const [button, phone, card] = [entry("部品/Button"), entry("部品/Button", "Phone"), entry("部品/Card")];
    const groups = groupsOf([
      { story: button, width: WIDE },
      { story: card, width: WIDE },
      { story: phone, width: PHONE },
      { story: button, width: WIDE },
    ]);
    expect(groups.map((group) => group.map(({ story }) => story))).toEqual([[button, phone, button], [card]]);
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
