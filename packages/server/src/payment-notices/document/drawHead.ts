import { longDay } from "../../core/dayText.ts";
import { contactWords, editionWords, registrationWords, type SheetNotice, yen } from "./printedWords.ts";
import { CONTENT, INK, type Sheet } from "./sheet.ts";

const RIGHT = { x: CONTENT.right - 214, width: 214 };
const LEFT = { x: CONTENT.left, width: CONTENT.width - 214 - 28 };
const LABEL = 54;

/** Title on the left, number, edition and day on the right. */
function drawTitle(sheet: Sheet, notice: SheetNotice, accent: string): void {
  const top = sheet.y;
  sheet.rule(top - 10, { weight: 2, color: accent, width: 36 });
  sheet.text("支払通知書", top, { ...LEFT, size: 21, weight: "bold", leading: 1.2 });
  sheet.text("（仕入明細書）", top + 12, { x: LEFT.x + 112, width: 100, size: 8, color: INK.muted });
  const facts: [string, string][] = [
    ["通知書番号", notice.number ?? "未発行"],
    ["発行日", notice.issued_on ? longDay(notice.issued_on) : "未発行"],
  ];
  let y = top;
  for (const [label, value] of facts) {
    sheet.text(label, y, { ...RIGHT, color: INK.muted });
    y = sheet.text(value, y, { x: RIGHT.x + LABEL, width: RIGHT.width - LABEL, align: "right" });
  }
  const edition = editionWords(notice);
  if (edition) y = sheet.text(edition, y, { ...RIGHT, size: 7.5, align: "right", color: INK.muted });
  sheet.y = Math.max(top + 34, y) + 14;
}

/** A long name takes a smaller letter before it takes more than two lines; 御中 stays in one piece behind it. */
function nameOf(sheet: Sheet, { name, honorific }: SheetNotice["payee"]) {
  const at = (size: number) => {
    const style = { size, weight: "bold" } as const;
    const lines = sheet.wrap(name, LEFT.width - size * (honorific.length + 1), style);
    return { lines: lines.with(-1, `${lines.at(-1) ?? ""}　${honorific}`), ...style };
  };
  return [14, 12].map(at).find(({ lines }) => lines.length <= 2) ?? at(10.5);
}

function drawPayee(sheet: Sheet, { payee, subject }: SheetNotice, top: number): number {
  const { lines, ...style } = nameOf(sheet, payee);
  let y = sheet.lines(lines, top, { ...LEFT, ...style, leading: 1.35 });
  sheet.rule(y + 2, { x: LEFT.x, width: LEFT.width, color: INK.strong });
  y += 8;
  if (payee.address) y = sheet.text(payee.address, y, LEFT);
  y = sheet.text(registrationWords(payee), y, LEFT);
  if (!subject) return y;
  sheet.text("件名", y + 4, { ...LEFT, color: INK.muted });
  return sheet.text(subject, y + 4, { x: LEFT.x + 30, width: LEFT.width - 30, weight: "bold" });
}

function drawIssuer(sheet: Sheet, { issuer }: SheetNotice, top: number): number {
  let y = sheet.text(issuer.name, top, { ...RIGHT, size: 11, weight: "bold", leading: 1.4 });
  if (issuer.address) y = sheet.text(issuer.address, y + 2, RIGHT);
  if (issuer.registration_number) y = sheet.text(`登録番号 ${issuer.registration_number}`, y, RIGHT);
  for (const line of contactWords(issuer)) y = sheet.text(line, y, { ...RIGHT, size: 8.5 });
  return y;
}

/** What is paid and when, before anything has to be added up. */
function drawSum(sheet: Sheet, notice: SheetNotice, accent: string): void {
  const height = 44;
  sheet.text("下記のとおりお支払いいたします。", sheet.y, LEFT);
  const top = sheet.y + 18;
  sheet.box(CONTENT.left, top, CONTENT.width, height, INK.ground);
  sheet.box(CONTENT.left, top, 2.5, height, accent);
  sheet.text("お支払金額", top + 15, { x: CONTENT.left + 16, width: 80, color: INK.muted });
  sheet.text(yen(notice.payable), top + 8, {
    x: CONTENT.left + 84,
    width: 190,
    size: 20,
    weight: "bold",
    leading: 1.3,
  });
  const right = { x: CONTENT.right - 210, width: 196 };
  sheet.text("お支払期日", top + 9, { ...right, size: 8.5, color: INK.muted });
  sheet.text(longDay(notice.due_on), top + 8, { ...right, align: "right", size: 10, weight: "bold" });
  sheet.text("お支払方法", top + 25, { ...right, size: 8.5, color: INK.muted });
  sheet.text("銀行振込", top + 24, { ...right, align: "right", size: 9.5 });
  sheet.y = top + height + 18;
}

/** Everything above the lines. */
export function drawHead(sheet: Sheet, notice: SheetNotice, accent: string): void {
  drawTitle(sheet, notice, accent);
  const top = sheet.y;
  sheet.y = Math.max(drawPayee(sheet, notice, top), drawIssuer(sheet, notice, top)) + 18;
  drawSum(sheet, notice, accent);
}
