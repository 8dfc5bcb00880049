import type { ImportMapping } from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { guessMapping, REASON_HEADER } from "./guessMapping.ts";
import { recallMapping } from "./recallMapping.ts";

/** What the header stands for beside others, so that it is not taken for want of a name or an account. */
const readAlone = (header: string) =>
  guessMapping([header, "活動名", "YouTube"])[0] ?? guessMapping([header, "YouTube"])[0];

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
      ["お名前", "ご住所", "御氏名", "お電話番号", "ご連絡先メール", "御社担当", "ご請求書宛名"],
      ["display_name", "address", "real_name", "phone", "email", null, null],
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
      ["名前", "媒体", "アカウント", "フォロワー数"],
      ["display_name", "platform", "account", "account_followers"],
    ],
    [
      ["名前", "アカウント", "SNS", "フォロワー"],
      ["display_name", "account", "platform", "account_followers"],
    ],
    [
      ["名前", "媒体", "Instagram", "TikTok"],
      ["display_name", null, "instagram", "tiktok"],
    ],
    [
      ["お名前", "ニックネーム", "想定単価"],
      ["real_name", "display_name", "last_fee"],
    ],
    [
      ["お名前", "ニックネーム", "本名"],
      ["display_name", null, "real_name"],
    ],
    [
      ["表示名", "名前", "身長", "", REASON_HEADER],
      ["display_name", null, null, null, null],
    ],
  ])("reads %j", (headers, mapping) => {
    expect(guessMapping(headers)).toEqual(mapping);
  });
});

describe("a header with brackets and marks", () => {
  it.each([
    ["メールアドレス（連絡用）", "email"],
    ["メールアドレス(連絡用)", "email"],
    ["メール［連絡用］", "email"],
    ["E-mail <半角>", "email"],
    ["メール（連絡用", "email"],
    ["フォロワー数(IG)", "instagram_followers"],
    ["フォロワー数（TikTok・概算）", "tiktok_followers"],
    ["登録者数【YouTube】", "youtube_followers"],
    ["アカウント（Instagram）", "instagram"],
    ["URL（ＴｉｋＴｏｋ）※必須", "tiktok"],
    ["インスタ（@なし・半角）", "instagram"],
    ["Twitter（現X）", "x"],
    ["X（Twitter）", "x"],
    ["単価（税抜）", "last_fee"],
    ["単価（税抜・円）", "last_fee"],
    ["報酬（税別）", "last_fee"],
    ["報酬（前回）", "last_fee"],
    ["氏名 ※必須", "real_name"],
    ["氏名（漢字） ※全角で入力", "real_name"],
    ["お名前（本名）", "real_name"],
    ["【必須】活動名", "display_name"],
    ["★活動名（SNSでの名前）", "display_name"],
    ["名前（ニックネーム）", "display_name"],
    ["活動名（フリガナ）", "kana"],
    ["名前（全角カナ）", "kana"],
    ["フリガナ〔全角〕", "kana"],
    ["①電話番号（ハイフンなし）", "phone"],
    ["3. 電話（携帯）", "phone"],
    ["連絡先（電話番号）", "phone"],
    ["郵便番号\n（〒・ハイフンあり）", "postal_code"],
    ["住所（商品の送付先）", "address"],
    ["住所（自宅（日本語））", "address"],
    ["所属（会社名）", "agency"],
    ["備考（社内）", "memo"],
    ["ジャンル（複数可）", "genres"],
    ["区分（個人／法人）", "entity_type"],
    ["インボイス（T＋13桁）", "invoice_registration_number"],
  ])("%j is %s", (header, field) => {
    expect(readAlone(header)).toBe(field);
  });

  it.each([
    ...[
      "メール(担当者)",
      "メール（マネージャー）",
      "メール（所属事務所）",
      "メール（配信可否）",
      "メール（予備）",
      "担当者（メール）",
    ],
    ...[
      "電話（会社）",
      "電話（LINE）",
      "電話番号（緊急連絡先）",
      "住所（都道府県）",
      "住所（カナ）",
      "事務所（電話番号）",
      "事務所（担当）",
    ],
    ...[
      "氏名（姓）",
      "氏名（ローマ字）",
      "氏名（口座名義）",
      "フリガナ（セイ）",
      "名前（案件）",
      "クリエイター名（英語）",
    ],
    ...[
      "単価（税込）",
      "単価（万円）",
      "報酬（希望）",
      "報酬（支払日）",
      "コメント（数）",
      "インボイス（有／無）",
    ],
    ...[
      "フォロワー数（Threads）",
      "フォロワー（合計）",
      "フォロワー数（目標）",
      "Instagram（投稿数）",
      "アカウント（LINE）",
      "インスタ（自社）",
    ],
    ...["（連絡用）", "※必須", "趣味（SNS）"],
  ])("%j is taken for nothing", (header) => {
    expect(readAlone(header)).toBeNull();
  });

  it.each([
    [
      ["メール（連絡用）", "メール"],
      [null, "email"],
    ],
    [
      ["メール（連絡用）", "メール（個人）"],
      ["email", null],
    ],
    [
      ["フォロワー数(IG)", "Instagramフォロワー数", "インスタ"],
      [null, "instagram_followers", "instagram"],
    ],
    [
      ["お名前（本名）", "氏名", "活動名（SNS）", "表示名"],
      [null, "real_name", null, "display_name"],
    ],
    [
      ["アカウント（TikTok）", "フォロワー数（概算）"],
      ["tiktok", "tiktok_followers"],
    ],
    [
      ["氏名 ※必須", "メール(担当者)"],
      ["display_name", null],
    ],
  ])("%j: the exact one goes first, else the first", (headers, mapping) => {
    expect(guessMapping(headers)).toEqual(mapping);
  });

  it("takes no long text apart: a file without headers may hold brackets by the million", () => {
    expect(guessMapping([`メール（${"あ".repeat(100)}）`, `電話（${"あ".repeat(120)}）`])).toEqual([
      "email",
      null,
    ]);
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
