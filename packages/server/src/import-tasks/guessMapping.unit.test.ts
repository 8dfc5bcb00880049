import type { ImportMapping } from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { guessMapping, REASON_HEADER } from "./guessMapping.ts";
import { recallMapping } from "./recallMapping.ts";

describe("guessMapping", () => {
  it.each([
    [
      [
        "活動名",
        "氏名",
        "フリガナ",
        "メアド",
        "インスタ",
        "フォロワー数",
        "YouTubeチャンネル",
        "登録者数",
        "単価（円）",
        "備考",
      ],
      [
        "display_name",
        "real_name",
        "kana",
        "email",
        "instagram",
        "instagram_followers",
        "youtube",
        "youtube_followers",
        "last_fee",
        "memo",
      ],
    ],
    [
      ["名前", "Instagram", "FW数", "ジャンル"],
      ["display_name", "instagram", "instagram_followers", "genres"],
    ],
    [
      ["氏名", "ハンドル", "フォロワー"],
      ["display_name", "instagram", "instagram_followers"],
    ],
    [
      ["表示名（必須）", "X（旧Twitter）", "X フォロワー数", "TikTok URL", "ＴｉｋＴｏｋ　フォロワー"],
      ["display_name", "x", "x_followers", "tiktok", "tiktok_followers"],
    ],
    [
      ["表示名", "名前", "身長", "", REASON_HEADER],
      ["display_name", null, null, null, null],
    ],
  ])("reads %j", (headers, mapping) => {
    expect(guessMapping(headers)).toEqual(mapping);
  });
});

describe("recallMapping", () => {
  const guessed: ImportMapping = ["display_name", "email", null];
  it("takes the same headers' mapping whole, also where two columns have one name", () => {
    const used = [
      { headers: ["名", "名", "x"], mapping: ["real_name", "display_name", null] as ImportMapping },
    ];
    expect(recallMapping(["名", " 名", "x"], used, guessed)).toEqual(["real_name", "display_name", null]);
  });
  it("remembers column by column, the newest first, and guesses the rest", () => {
    const used = [
      { headers: ["呼び名", "連絡先"], mapping: ["display_name", "phone"] as ImportMapping },
      { headers: ["連絡先", "備考2"], mapping: ["email", "memo"] as ImportMapping },
    ];
    expect(recallMapping(["備考2", "連絡先", "呼び名"], used, [null, "email", null])).toEqual([
      "memo",
      "phone",
      "display_name",
    ]);
  });
  it("keeps a column left out, and gives no field twice", () => {
    const used = [{ headers: ["氏名", "メモ"], mapping: ["display_name", null] as ImportMapping }];
    expect(recallMapping(["氏名", "表示名", "メモ"], used, ["real_name", "display_name", "memo"])).toEqual([
      "display_name",
      null,
      null,
    ]);
  });
  it("knows nothing of other headers, blank ones and doubles", () => {
    const used = [{ headers: ["", "a", "a"], mapping: ["memo", "email", "phone"] as ImportMapping }];
    expect(recallMapping(["", "a", "b"], used, guessed)).toBeUndefined();
  });
});
