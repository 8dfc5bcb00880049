import type { NoticeSheet, SheetFact } from "@tsumugi/contract";
import { CONTENT, INK, type Sheet } from "./sheet.ts";

const RIGHT = { x: CONTENT.right - 236, width: 232 };
const LEFT = { x: CONTENT.left, width: RIGHT.x - CONTENT.left - 22 };
const STEP = 17;

/** A label with its amount, on a hairline. */
function row(sheet: Sheet, y: number, [label, value]: SheetFact, strong = false): number {
  const style = strong ? ({ size: 11, weight: "bold" } as const) : {};
  sheet.text(label, y, { ...RIGHT, ...style });
  sheet.text(value, y, { ...RIGHT, ...style, align: "right" });
  return y + (strong ? STEP + 3 : STEP);
}

/** Sums by rate with their tax, then the way down to what is transferred. */
function drawSums(sheet: Sheet, words: NoticeSheet, top: number, accent: string): number {
  const line = (y: number, color?: string) =>
    sheet.rule(y - 2, { x: RIGHT.x - 4, width: RIGHT.width + 8, ...(color && { color, weight: 1 }) });
  const rate = { x: RIGHT.x, width: 60 };
  const base = { x: RIGHT.x + 50, width: 92, align: "right" } as const;
  const tax = { x: RIGHT.x + 142, width: 90, align: "right" } as const;
  const head = { size: 8, color: INK.muted } as const;
  sheet.text(words.rateColumns.rate, top, { ...rate, ...head });
  sheet.text(words.rateColumns.amount, top, { ...base, ...head });
  sheet.text(words.rateColumns.tax, top, { ...tax, ...head });
  let y = top + STEP;
  for (const sum of words.rates) {
    line(y);
    sheet.text(sum.rate, y, rate);
    sheet.text(sum.amount, y, base);
    sheet.text(sum.tax, y, tax);
    y += STEP;
  }
  for (const [index, { fact, small }] of words.totals.entries()) {
    line(y, index === 0 ? INK.strong : undefined);
    y = row(sheet, y, fact);
    if (small) y = sheet.text(small, y - 4, { ...RIGHT, size: 7.5, color: INK.muted, align: "right" }) + 4;
  }
  line(y, accent);
  y = row(sheet, y + 2, words.payable, true);
  line(y + 2, accent);
  return y;
}

/** How and when it is paid, and what stands behind the signs. */
function drawPayment(sheet: Sheet, words: NoticeSheet, top: number): number {
  let y = top;
  for (const [label, value] of words.payment) {
    sheet.text(label, y, { ...LEFT, size: 8.5, color: INK.muted });
    y = sheet.text(value, y, { x: LEFT.x + 52, width: LEFT.width - 52, size: 8.5 }) + 2;
  }
  if (words.reduced) y = sheet.text(words.reduced, y + 4, { ...LEFT, size: 8, color: INK.muted });
  return y;
}

/** A text that may be longer than the page. */
function drawLong(sheet: Sheet, text: string): void {
  for (const line of sheet.wrap(text, CONTENT.width)) {
    if (!sheet.fits(14)) sheet.turn();
    sheet.y = sheet.lines([line], sheet.y, { x: CONTENT.left, width: CONTENT.width });
  }
}

function drawHeadline(sheet: Sheet, headline: string): void {
  if (!sheet.fits(40)) sheet.turn();
  sheet.text(headline, sheet.y, { x: CONTENT.left, width: CONTENT.width, size: 8, color: INK.muted });
  sheet.y += 14;
}

/** Everything below the lines; the sums stay together on a page. */
export function drawTotals(sheet: Sheet, words: NoticeSheet, accent: string): void {
  const height = STEP * (words.rates.length + 6) + 26;
  sheet.y += 14;
  if (!sheet.fits(height)) sheet.turn();
  const top = sheet.y;
  sheet.y = Math.max(drawSums(sheet, words, top, accent), drawPayment(sheet, words, top)) + 16;
  for (const part of [words.confirmation, words.note]) {
    if (!part) continue;
    const [headline, text] = part;
    drawHeadline(sheet, headline);
    drawLong(sheet, text);
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
