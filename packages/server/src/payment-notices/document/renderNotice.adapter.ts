import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { noticeSheet, type SheetNotice } from "@tsumugi/contract";
import { drawHead } from "./drawHead.ts";
import { drawLines } from "./drawLines.ts";
import { drawMissing, drawTotals } from "./drawTotals.ts";
import { legibleText } from "./legibleText.ts";

import { CONTENT, createSheet, INK, PAGE } from "./sheet.ts";

const FONT = "@expo-google-fonts/noto-sans-jp";
const fontFile = (path: string) => readFile(fileURLToPath(import.meta.resolve(`${FONT}/${path}`)));

/** The library and the font are loaded with the first document: a server that prints none does not pay for them. */
async function load() {
  const [{ default: PDFDocument }, fontkit, regular, bold] = await Promise.all([
    import("pdfkit"),
    import("fontkit"),
    fontFile("400Regular/NotoSansJP_400Regular.ttf"),
    fontFile("700Bold/NotoSansJP_700Bold.ttf"),
  ]);
  const known = fontkit.create(regular);
  if (!("hasGlyphForCodePoint" in known)) throw new Error(`${FONT} holds more than one font.`);
  return { PDFDocument, regular, bold, has: (codePoint: number) => known.hasGlyphForCodePoint(codePoint) };
}
let loaded: ReturnType<typeof load> | undefined;

type Doc = InstanceType<Awaited<ReturnType<typeof load>>["PDFDocument"]>;

function drawMark(doc: Doc, mark: string): void {
  const middle = { x: PAGE.width / 2, y: PAGE.height / 2 };
  doc.save().rotate(-32, { origin: [middle.x, middle.y] });
  doc.font("bold").fontSize(132).fillColor("#8b1e1e").fillOpacity(0.09);
  doc.text(mark, middle.x - doc.widthOfString(mark) / 2, middle.y - 95, { lineBreak: false });
  doc.restore().fillOpacity(1);
}

interface Options {
  /** 下書き or 取消, across every page. */
  readonly mark?: string | undefined;
  /** Color of the company, for a few lines only. */
  readonly accent?: string | undefined;
}

/**
 * The notice as a PDF file: A4, with the used part of a Japanese font in it. The same notice gives the same bytes as
 * long as library and font stay as they are.
 */
export async function renderNotice(
  notice: SheetNotice,
  { mark, accent = "#1f5483" }: Options = {},
): Promise<Uint8Array> {
  loaded ??= load();
  const { PDFDocument, regular, bold, has } = await loaded;
  const title = `支払通知書 ${notice.number ?? "下書き"}`;
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    bufferPages: true,
    lang: "ja-JP",
    displayTitle: true,
    info: {
      Title: title,
      Author: notice.issuer.name,
      Creator: "ツムギ",
      Producer: "ツムギ",
      CreationDate: new Date(`${notice.issued_on ?? notice.received_on}T00:00:00Z`),
    },
  });
  const chunks: Uint8Array[] = [];
  const written = new Promise<Uint8Array>((resolve, reject) => {
    doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
  doc.registerFont("regular", regular);
  doc.registerFont("bold", bold);
  const missing = new Set<string>();
  const legible = (text: string) => legibleText(text, has, missing);
  const underneath = () => mark && drawMark(doc, mark);
  const sheet = createSheet(doc, {
    legible,
    onTurn: (next) => {
      underneath();
      const head = { x: CONTENT.left, width: CONTENT.width, size: 8, color: INK.muted };
      next.text(`${title}　${notice.payee.name} ${notice.payee.honorific}`, next.y, head);
      next.y += 22;
    },
  });
  underneath();
  const words = noticeSheet(notice);
  drawHead(sheet, words, accent);
  drawLines(sheet, words, notice);
  drawTotals(sheet, words, accent);
  drawMissing(sheet, missing);
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    const y = PAGE.height - 38;
    const foot = { x: CONTENT.left, size: 7.5, color: INK.muted };
    sheet.rule(y - 8);
    const [issuer = "", rest] = sheet.wrap(notice.issuer.name, CONTENT.width - 160, foot);
    const name = `${issuer}${rest === undefined ? "" : "…"}　${notice.number ?? "下書き"}`;
    sheet.lines([name], y, { ...foot, width: CONTENT.width });
    sheet.text(`${page + 1} / ${count}`, y, { ...foot, width: CONTENT.width, align: "right" });
  }
  doc.end();
  return written;
}
