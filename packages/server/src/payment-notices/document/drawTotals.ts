import { longDay } from "../../core/dayText.ts";
import { accountWords, rateWord, type SheetNotice, withholdingRate, yen } from "./printedWords.ts";
import { CONTENT, INK, type Sheet } from "./sheet.ts";

const RIGHT = { x: CONTENT.right - 236, width: 232 };
const LEFT = { x: CONTENT.left, width: RIGHT.x - CONTENT.left - 22 };
const STEP = 17;

/** A label with its amount, on a hairline. */
function row(sheet: Sheet, y: number, label: string, value: string, strong = false): number {
  const style = strong ? ({ size: 11, weight: "bold" } as const) : {};
  sheet.text(label, y, { ...RIGHT, ...style });
  sheet.text(value, y, { ...RIGHT, ...style, align: "right" });
  return y + (strong ? STEP + 3 : STEP);
}

/** Sums by rate with their tax, then the way down to what is transferred. */
function drawSums(sheet: Sheet, notice: SheetNotice, top: number, accent: string): number {
  const line = (y: number, color?: string) =>
    sheet.rule(y - 2, { x: RIGHT.x - 4, width: RIGHT.width + 8, ...(color && { color, weight: 1 }) });
  const rate = { x: RIGHT.x, width: 60 };
  const base = { x: RIGHT.x + 50, width: 92, align: "right" } as const;
  const tax = { x: RIGHT.x + 142, width: 90, align: "right" } as const;
  const head = { size: 8, color: INK.muted } as const;
  sheet.text("税率", top, { ...rate, ...head });
  sheet.text("対価の額（税抜）", top, { ...base, ...head });
  sheet.text("消費税額", top, { ...tax, ...head });
  let y = top + STEP;
  for (const sum of notice.by_rate) {
    line(y);
    sheet.text(rateWord(sum.tax_rate), y, rate);
    sheet.text(yen(sum.amount), y, base);
    sheet.text(sum.tax_rate === 0 ? "—" : yen(sum.tax), y, tax);
    y += STEP;
  }
  line(y, INK.strong);
  y = row(sheet, y, "小計（税抜）", yen(notice.subtotal));
  line(y);
  y = row(sheet, y, "消費税額", yen(notice.tax));
  line(y);
  y = row(sheet, y, "合計（税込）", yen(notice.total));
  line(y);
  y = row(sheet, y, "源泉徴収税額", notice.withholding === 0 ? "—" : yen(-notice.withholding));
  if (notice.withholding_base > 0) {
    const words = `対象額（税抜） ${yen(notice.withholding_base)}　${withholdingRate(notice.withholding_base)}`;
    y = sheet.text(words, y - 4, { ...RIGHT, size: 7.5, color: INK.muted, align: "right" }) + 4;
  }
  line(y, accent);
  y = row(sheet, y + 2, "差引支払額", yen(notice.payable), true);
  line(y + 2, accent);
  return y;
}

/** How and when it is paid, and what stands behind the signs. */
function drawPayment(sheet: Sheet, notice: SheetNotice, top: number): number {
  const { bank_account } = notice.payee;
  const facts: [string, string][] = [
    ["支払方法", "銀行振込"],
    ["支払期日", longDay(notice.due_on)],
    ["受領日", longDay(notice.received_on)],
    ["法定の期限", `${longDay(notice.legal_latest_on)}（受領日から60日以内）`],
    ["振込先", bank_account ? accountWords(bank_account) : "ご登録の口座"],
    ["振込手数料", "当社負担（差し引きません）"],
  ];
  let y = top;
  for (const [label, value] of facts) {
    sheet.text(label, y, { ...LEFT, size: 8.5, color: INK.muted });
    y = sheet.text(value, y, { x: LEFT.x + 52, width: LEFT.width - 52, size: 8.5 }) + 2;
  }
  if (notice.lines.some(({ tax_rate }) => tax_rate === 8))
    y = sheet.text("※ は軽減税率（8%）の対象です。", y + 4, { ...LEFT, size: 8, color: INK.muted });
  return y;
}

/** A text that may be longer than the page. */
function drawLong(sheet: Sheet, text: string): void {
  for (const line of sheet.wrap(text, CONTENT.width)) {
    if (!sheet.fits(14)) sheet.turn();
    sheet.y = sheet.lines([line], sheet.y, { x: CONTENT.left, width: CONTENT.width });
  }
}

function drawHeadline(sheet: Sheet, words: string): void {
  if (!sheet.fits(40)) sheet.turn();
  sheet.text(words, sheet.y, { x: CONTENT.left, width: CONTENT.width, size: 8, color: INK.muted });
  sheet.y += 14;
}

/** Everything below the lines; the sums stay together on a page. */
export function drawTotals(sheet: Sheet, notice: SheetNotice, accent: string): void {
  const height = STEP * (notice.by_rate.length + 6) + 26;
  sheet.y += 14;
  if (!sheet.fits(height)) sheet.turn();
  const top = sheet.y;
  sheet.y = Math.max(drawSums(sheet, notice, top, accent), drawPayment(sheet, notice, top)) + 16;
  if (notice.deemed_sentence) {
    drawHeadline(sheet, "ご確認のお願い");
    drawLong(sheet, notice.deemed_sentence);
    sheet.y += 10;
  }
  if (notice.note.trim()) {
    drawHeadline(sheet, "備考");
    drawLong(sheet, notice.note);
    sheet.y += 10;
  }
}

/** Characters that the font lacks are named: nothing of a document vanishes without a word. */
export function drawMissing(sheet: Sheet, missing: ReadonlySet<string>): void {
  if (missing.size === 0) return;
  const codes = [...missing].map((sign) =>
    [...sign].map((char) => `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase()}`).join(" "),
  );
  if (!sheet.fits(24)) sheet.turn();
  const words = `〓 は印刷用の書体にない文字です（${codes.join("、")}）。`;
  sheet.y = sheet.text(words, sheet.y, {
    x: CONTENT.left,
    width: CONTENT.width,
    size: 7.5,
    color: INK.muted,
  });
}
