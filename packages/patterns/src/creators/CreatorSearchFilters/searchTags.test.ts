import { describe, expect, it } from "vitest";
import { bandValue } from "./searchFilters.ts";
import { searchTags } from "./searchTags.ts";

const genres = [{ value: "genre_001", label: "美容" }];
const words = (value: Parameters<typeof searchTags>[0]) =>
  searchTags(value, { genres }).map(({ label }) => label);

describe("searchTags", () => {
  it("has none without a filter; the keyword is none", () => {
    expect(words({ keyword: "はなこ" })).toEqual([]);
  });

  it("tells every filter in the order of the bar", () => {
    expect(
      words({
        managed: false,
        invoice_registered: true,
        fee_max: 49_999,
        posted_within_days: 30,
        area: ["大阪府"],
        engagement_min: 0.03,
        follower_min: 10_000,
        follower_max: 49_999,
        genre: ["genre_001"],
        platform: ["youtube", "x"],
        language: ["英語"],
      }),
    ).toEqual([
      "YouTube",
      "X",
      "美容",
      "フォロワー 1万〜5万人",
      "反応率 3%以上",
      "大阪府",
      "英語",
      "最終投稿 30日以内",
      "報酬の目安 5万円未満",
      "インボイス登録あり",
      "未追加",
    ]);
  });

  it("tells a band that nobody offers by its ends, and zero is an end", () => {
    expect(words({ follower_min: 0, follower_max: 30_000 })).toEqual(["フォロワー 0人〜3万人"]);
    expect(words({ engagement_max: 0.015 })).toEqual(["反応率 〜1.5%"]);
  });

  it("takes one value of several away, and the key with the last", () => {
    const [youtube] = searchTags({ platform: ["youtube", "x"] }, {});
    expect(youtube?.without).toEqual({ platform: ["x"] });
    const [x] = searchTags({ platform: ["x"], keyword: "は" }, {});
    expect(x?.without).toEqual({ platform: undefined, keyword: "は" });
  });

  it("shows a genre that is not on offer by its uid rather than hiding a filter in force", () => {
    expect(words({ genre: ["genre_099"] })).toEqual(["genre_099"]);
  });
});

describe("bandValue", () => {
  it("is nothing without ends and tells open ends apart", () => {
    expect(bandValue()).toEqual([]);
    expect(bandValue(10, undefined)).not.toEqual(bandValue(undefined, 10));
  });
});
