import { type NoticeSheet, periodEnds, type SheetNotice, sheetYen } from "@tsumugi/contract";
import { CONTENT, INK, type Sheet } from "./sheet.ts";

const days = { x: CONTENT.left + 4, width: 86, size: 8.5 };
const amount = { x: CONTENT.right - 80, width: 76, align: "right" } as const;
const withheld = { x: amount.x - 34, width: 30, align: "center" } as const;
const rate = { x: withheld.x - 40, width: 38, align: "center" } as const;
const content = { x: days.x + days.width + 6, width: rate.x - days.x - days.width - 12 };

const PAD = 5;
const STEP = 13.5;
/** Height of a row with one line; the carried total is one. */
const ROW = STEP + 2 * PAD;

function drawHeader(sheet: Sheet, columns: NoticeSheet["columns"]): void {
  const head = { size: 8, color: INK.muted } as const;
  sheet.rule(sheet.y, { weight: 0.8, color: INK.strong });
  const y = sheet.y + PAD;
  sheet.text(columns.days, y, { ...days, ...head });
  sheet.text(columns.description, y, { ...content, ...head });
  sheet.text(columns.rate, y, { ...rate, ...head });
  sheet.text(columns.withheld, y, { ...withheld, ...head });
  sheet.text(columns.amount, y, { ...amount, ...head });
  sheet.y += ROW - 1;
  sheet.rule(sheet.y, { weight: 0.8, color: INK.strong });
}

function drawCarried(sheet: Sheet, label: string, sum: number): void {
  sheet.text(label, sheet.y + PAD, { ...content, color: INK.muted });
  sheet.text(sheetYen(sum), sheet.y + PAD, { ...amount, color: INK.muted });
  sheet.y += ROW;
  sheet.rule(sheet.y);
}

/** One row a line; where a page ends its sum is carried over, and the next one begins with it. */
export function drawLines(sheet: Sheet, words: NoticeSheet, { lines }: SheetNotice): void {
  drawHeader(sheet, words.columns);
  let sum = 0;
  words.rows.forEach((row, index) => {
    const description = sheet.wrap(row.description, content.width);
    // A work of several days takes two lines in its narrow column, also beside a short description.
    const period = periodEnds(row.days).flatMap((end) => sheet.wrap(end, days.width, days));
    const height = Math.max(description.length, period.length) * STEP + 2 * PAD;
    const isLast = index === words.rows.length - 1;
    if (!sheet.fits(height + (isLast ? 0 : ROW))) {
      drawCarried(sheet, "次頁へ繰越", sum);
      sheet.turn();
      drawHeader(sheet, words.columns);
      drawCarried(sheet, "前頁より繰越", sum);
    }
    const y = sheet.y + PAD;
    sheet.lines(period, y, days);
    sheet.lines(description, y, content);
    sheet.text(row.rate, y, rate);
    sheet.text(row.withheld, y, withheld);
    sheet.text(row.amount, y, amount);
    sheet.y += height;
    sheet.rule(sheet.y, isLast ? { weight: 0.8, color: INK.strong } : {});
    sum += lines[index]?.amount ?? 0;
  });
}
