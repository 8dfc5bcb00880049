import type { NoticeSheet } from "@tsumugi/contract";
import { CONTENT, INK, type Sheet } from "./sheet.ts";

const RIGHT = { x: CONTENT.right - 214, width: 214 };
const LEFT = { x: CONTENT.left, width: CONTENT.width - 214 - 28 };
const LABEL = 54;

/** Title on the left, number, edition and day on the right. */
function drawTitle(sheet: Sheet, words: NoticeSheet, accent: string): void {
  const top = sheet.y;
  sheet.rule(top - 10, { weight: 2, color: accent, width: 36 });
  sheet.text(words.title, top, { ...LEFT, size: 21, weight: "bold", leading: 1.2 });
  sheet.text(words.subtitle, top + 12, { x: LEFT.x + 112, width: 100, size: 8, color: INK.muted });
  let y = top;
  for (const [label, value] of words.facts) {
    sheet.text(label, y, { ...RIGHT, color: INK.muted });
    y = sheet.text(value, y, { x: RIGHT.x + LABEL, width: RIGHT.width - LABEL, align: "right" });
  }
  if (words.edition)
    y = sheet.text(words.edition, y, { ...RIGHT, size: 7.5, align: "right", color: INK.muted });
  sheet.y = Math.max(top + 34, y) + 14;
}

/** A long name takes a smaller letter before it takes more than two lines; 御中 stays in one piece behind it. */
function nameOf(sheet: Sheet, { name, honorific }: NoticeSheet["payee"]) {
  const at = (size: number) => {
    const style = { size, weight: "bold" } as const;
    const lines = sheet.wrap(name, LEFT.width - size * (honorific.length + 1), style);
    return { lines: lines.with(-1, `${lines.at(-1) ?? ""}　${honorific}`), ...style };
  };
  return [14, 12].map(at).find(({ lines }) => lines.length <= 2) ?? at(10.5);
}

function drawPayee(sheet: Sheet, { payee, subject }: NoticeSheet, top: number): number {
  const { lines, ...style } = nameOf(sheet, payee);
  let y = sheet.lines(lines, top, { ...LEFT, ...style, leading: 1.35 });
  sheet.rule(y + 2, { x: LEFT.x, width: LEFT.width, color: INK.strong });
  y += 8;
  for (const line of payee.lines) y = sheet.text(line, y, LEFT);
  if (!subject) return y;
  const [label, name] = subject;
  sheet.text(label, y + 4, { ...LEFT, color: INK.muted });
  return sheet.text(name, y + 4, { x: LEFT.x + 30, width: LEFT.width - 30, weight: "bold" });
}

function drawIssuer(sheet: Sheet, { issuer, contact }: NoticeSheet, top: number): number {
  let y = sheet.text(issuer.name, top, { ...RIGHT, size: 11, weight: "bold", leading: 1.4 });
  for (const [index, line] of issuer.lines.entries()) y = sheet.text(line, index === 0 ? y + 2 : y, RIGHT);
  for (const line of contact) y = sheet.text(line, y, { ...RIGHT, size: 8.5 });
  return y;
}

/** What is paid and when, before anything has to be added up. */
function drawSum(sheet: Sheet, words: NoticeSheet, accent: string): void {
  const height = 44;
  sheet.text(words.lead, sheet.y, LEFT);
  const top = sheet.y + 18;
  sheet.box(CONTENT.left, top, CONTENT.width, height, INK.ground);
  sheet.box(CONTENT.left, top, 2.5, height, accent);
  sheet.text(words.amount[0], top + 15, { x: CONTENT.left + 16, width: 80, color: INK.muted });
  sheet.text(words.amount[1], top + 8, {
    x: CONTENT.left + 84,
    width: 190,
    size: 20,
    weight: "bold",
    leading: 1.3,
  });
  const right = { x: CONTENT.right - 210, width: 196 };
  sheet.text(words.due[0], top + 9, { ...right, size: 8.5, color: INK.muted });
  sheet.text(words.due[1], top + 8, { ...right, align: "right", size: 10, weight: "bold" });
  sheet.text(words.method[0], top + 25, { ...right, size: 8.5, color: INK.muted });
  sheet.text(words.method[1], top + 24, { ...right, align: "right", size: 9.5 });
  sheet.y = top + height + 18;
}

/** Everything above the lines. */
export function drawHead(sheet: Sheet, words: NoticeSheet, accent: string): void {
  drawTitle(sheet, words, accent);
  const top = sheet.y;
  sheet.y = Math.max(drawPayee(sheet, words, top), drawIssuer(sheet, words, top)) + 18;
  drawSum(sheet, words, accent);
}
