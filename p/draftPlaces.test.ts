import { buildRevisedDraft } from "@tsumugi/mocks";
import { describe, expect, it } from "vitest";
import { clockOf, markedText, numbered, placeWords, secondOf } from "./draftPlaces.ts";

describe("places of comments", () => {
  it("are said in words and times as players write them", () => {
    const draft = buildRevisedDraft();
    expect(draft.comments.map(({ place }) => placeWords(place, draft))).toEqual([
      "画像1枚目",
      "「ずっとうるおいが続く最高の使い心地」",
      "動画 0:12",
      "動画 0:12",
    ]);
    expect([clockOf(65), secondOf("1:05"), secondOf("６５"), secondOf("x")]).toEqual(["1:05", 65, 65, undefined]);
  });

  it("cut the text where they begin and end, and lose none of it", () => {
    const { text, comments } = buildRevisedDraft();
    const parts = markedText(text, numbered(comments));
    expect(parts.map((part) => part.text).join("")).toBe(text);
    expect(parts.filter(({ numbers }) => numbers.length > 0)).toMatchObject([
      { text: "ずっとうるおいが続く最高の使い心地", numbers: [2] },
    ]);
  });
});
