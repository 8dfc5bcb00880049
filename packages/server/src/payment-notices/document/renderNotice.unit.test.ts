import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { PDFiumLibrary } from "@hyzyla/pdfium";
import { noticeSheet } from "@tsumugi/contract";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pdfName } from "./printedWords.ts";
import { renderNotice } from "./renderNotice.adapter.ts";
import { sheetLine, sheetNotice } from "./sheetNotice.fixture.ts";

let pdfium: PDFiumLibrary;
beforeAll(async () => {
  const { PDFiumLibrary: library } = await import("@hyzyla/pdfium");
  pdfium = await library.init();
});
afterAll(() => pdfium.destroy());

interface Picture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Text of each page without the blanks that a line break leaves, and the page as grey points. */
async function pagesOf(pdf: Uint8Array) {
  const document = await pdfium.loadDocument(pdf);
  const texts: string[] = [];
  const pictures: Picture[] = [];
  for (const page of document.pages()) {
    texts.push(page.getText().replace(/\s+/g, ""));
    pictures.push(await page.render({ scale: 1, render: "bitmap", colorSpace: "Gray" }));
  }
  document.destroy();
  return { texts, pictures };
}

const { issuer, payee } = sheetNotice();
const mixed = sheetNotice({
  edition: 2,
  lines: [
    sheetLine(),
    sheetLine({
      description: "商品サンプル（食品）の購入費",
      amount: 3_240,
      tax_rate: 8,
      withholding: false,
    }),
    sheetLine({
      description: "撮影場所の使用料（立替）",
      amount: 5_500,
      tax_rate: 0,
      withholding: false,
      transaction_on: "2026-12-18",
      transaction_ends_on: "2027-01-02",
    }),
  ],
  note: "ご不明な点は経理部まで。\n髙﨑𠮷①㈱ｶﾞ 葛\u{E0100} ✨",
});
const many = sheetNotice({
  lines: Array.from({ length: 60 }, (_, index) =>
    sheetLine({
      description: `TikTok ショート動画 第${index + 1}回（企画・撮影・編集・投稿）`,
      amount: 10_000 + index * 137,
      tax_rate: index % 10 === 4 ? 8 : 10,
      withholding: index % 3 === 0,
    }),
  ),
});
const LONG = "株式会社グローバルインフルエンサーマーケティングプロモーション東日本統括本部第二営業推進部";
const long = sheetNotice({
  number: null,
  issued_on: null,
  deemed_sentence: "",
  subject: LONG,
  issuer: { ...issuer, name: LONG.repeat(2) },
  payee: { ...payee, name: LONG, honorific: "御中", registration_number: "", bank_account: null },
  lines: [
    sheetLine({ description: `https://www.instagram.com/reel/${"CwXyZ0123456789".repeat(8)}` }),
    sheetLine({ description: "とても長い内容の説明です。".repeat(30) }),
  ],
});

const cases = {
  one: () => renderNotice(sheetNotice()),
  mixed: () => renderNotice(mixed, { accent: "#286942" }),
  many: () => renderNotice(many),
  draft: () => renderNotice(long, { mark: "下書き" }),
  cancelled: () => renderNotice(sheetNotice(), { mark: "取消" }),
};

/** Every text of a value, however deep. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === "string") return value === "" ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

describe("the PDF of a notice", () => {
  it("says everything that the law and accounting ask for", async () => {
    const { texts } = await pagesOf(await cases.mixed());
    expect(texts).toHaveLength(1);
    const expected = [
      ["支払通知書", "仕入明細書", "PN-2026-0042", "2026年11月22日"],
      ["第2版（第1版No.PN-2026-0042を差し替え）"],
      ["つむぎ化粧品株式会社", "〒150-0001東京都渋谷区神宮前1-2-3つむぎビル5階", "登録番号T1234567890123"],
      ["経理部佐藤葵", "03-1234-5678", "keiri@tsumugi.example"],
      ["佐々木美桜様", "東京都渋谷区神宮前4-5-6", "登録番号T1000000000001（2026年11月2日確認）"],
      ["件名冬の保湿ケア2026", "2026年11月20日", "2026年12月18日〜2027年1月2日"],
      ["「冬の保湿ケア2026」Instagramリール制作・投稿", "8%※", "対象外", "※は軽減税率（8%）の対象です"],
      ["¥120,000", "¥12,000", "¥3,240", "¥259", "¥5,500", "小計（税抜）¥128,740", "消費税額¥12,259"],
      ["合計（税込）¥140,999", "源泉徴収税額-¥12,252", "対象額（税抜）¥120,000", "10.21%"],
      ["差引支払額¥128,747", "お支払金額¥128,747", "銀行振込", "支払期日2026年12月31日"],
      ["受領日2026年11月20日", "法定期限2027年1月18日（受領日から60日以内）"],
      ["三菱UFJ銀行渋谷支店普通***4561", "振込手数料当社負担"],
      ["2026年11月29日より前に誤りのある旨のご連絡がない場合には"],
      ["ご不明な点は経理部まで。髙﨑𠮷①㈱ｶﾞ", "〓は印刷用の書体にない文字です（U+2728）", "1/1"],
    ];
    for (const words of expected.flat()) expect(texts[0]).toContain(words);
  });

  it("holds every word that the page on the screen is drawn from", async () => {
    const text = (await pagesOf(await cases.many())).texts.join("");
    const words = textsOf(noticeSheet(many)).map((word) => word.replace(/\s/g, ""));
    expect(words.length).toBeGreaterThan(300);
    // A word may be broken where a line ends, which the text of the page does not show.
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
  });

  it("carries the sum over to the next page, with the header and the page's number on each", async () => {
    const { texts } = await pagesOf(await cases.many());
    expect(texts).toHaveLength(3);
    const carried = texts.map((text) => /次頁へ繰越(¥[\d,]+)つむぎ/.exec(text)?.[1]);
    const brought = texts.map((text) => /前頁より繰越(¥[\d,]+)2026年/.exec(text)?.[1]);
    expect(brought).toEqual([undefined, ...carried.slice(0, -1)]);
    expect(carried[0]).toMatch(/¥\d/);
    texts.forEach((text, page) => {
      expect(text).toContain("取引日内容税率源泉金額（税抜）");
      expect(text).toContain(`${page + 1}/3`);
      expect(text).toContain("PN-2026-0042");
    });
    const all = texts.join("");
    for (let line = 1; line <= 60; line += 1) expect(all).toContain(`第${line}回（`);
    expect(all).toContain(`差引支払額¥${many.payable.toLocaleString("ja-JP")}`);
  });

  it("says 御中 and 適格請求書発行事業者ではない, and marks what is not the document", async () => {
    const { texts } = await pagesOf(await cases.draft());
    expect(texts[0]).toContain("第二営業推進部御中");
    expect(texts[0]).toContain("適格請求書発行事業者ではない");
    expect(texts[0]).toContain("未発行");
    expect(texts[0]).toContain("下書き");
    expect((await pagesOf(await cases.cancelled())).texts[0]).toContain("取消");
    expect((await pagesOf(await cases.one())).texts[0]).not.toMatch(/下書き|取消/);
  });

  it("is the same to the byte each time", async () => {
    const hashes = await Promise.all(
      [cases.mixed(), cases.mixed()].map(async (pdf) =>
        createHash("sha256")
          .update(await pdf)
          .digest("hex"),
      ),
    );
    expect(new Set(hashes).size).toBe(1);
  });

  it("takes a name that every file system takes", () => {
    expect(pdfName(mixed)).toBe("支払通知書_PN-2026-0042_第2版_佐々木 美桜.pdf");
    expect(pdfName({ ...long, payee: { ...payee, name: 'a/b:c*"<>|' } })).toBe("支払通知書_下書き_abc.pdf");
  });
});

/** Share of the points that differ by more than a shade. */
function differs(a: Picture, b: Picture): number {
  if (a.width !== b.width || a.height !== b.height) return 1;
  let count = 0;
  for (let at = 0; at < a.data.length; at += 1)
    if (Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0)) > 40) count += 1;
  return count / a.data.length;
}

/** The pages as somebody looked at them. `UPDATE_PAGES=1` takes the new ones; look at them before they are committed. */
describe("the pages", () => {
  const folder = new URL("./pages/", import.meta.url);
  const raw = ({ width, height }: Picture) => ({ raw: { width, height, channels: 1 as const } });

  it.each(Object.keys(cases) as (keyof typeof cases)[])("of %s look as they did", async (name) => {
    const { pictures } = await pagesOf(await cases[name]());
    for (const [index, picture] of pictures.entries()) {
      const file = new URL(`${name}-${index + 1}.png`, folder);
      if (process.env.UPDATE_PAGES) {
        mkdirSync(folder, { recursive: true });
        const png = sharp(picture.data, raw(picture)).png({
          palette: true,
          colours: 16,
          compressionLevel: 9,
        });
        writeFileSync(file, await png.toBuffer());
      }
      const { data, info } = await sharp(readFileSync(file))
        .toColourspace("b-w")
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const kept = { data, width: info.width, height: info.height };
      expect(data.length).toBe(info.width * info.height);
      expect(differs(kept, picture)).toBeLessThan(0.002);
    }
  });
});
