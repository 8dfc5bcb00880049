import type PDFDocument from "pdfkit";
import { wrapText } from "./wrapText.ts";

/** A4 in points, with room for a punch on the left. */
export const PAGE = { width: 595.28, height: 841.89, left: 54, right: 48, top: 46, bottom: 62 } as const;
export const CONTENT = {
  left: PAGE.left,
  right: PAGE.width - PAGE.right,
  width: PAGE.width - PAGE.left - PAGE.right,
} as const;

export const INK = {
  text: "#1f2328",
  muted: "#5c636b",
  line: "#c3c8ce",
  strong: "#6b7280",
  ground: "#f6f7f8",
};

type Weight = "regular" | "bold";

interface Style {
  readonly size?: number;
  readonly weight?: Weight;
  readonly color?: string;
}
interface Placed extends Style {
  readonly x: number;
  readonly width: number;
  readonly align?: "left" | "right" | "center";
  /** Distance between lines, as a multiple of the size. */
  readonly leading?: number;
}

/** A sheet of paper after the other, written from the top. `y` is where the next thing goes. */
export interface Sheet {
  y: number;
  /** Lines of the text in the given width. */
  wrap(text: string, width: number, style?: Style): string[];
  /** Writes prepared lines at `top` and answers the place below them. */
  lines(lines: readonly string[], top: number, placed: Placed): number;
  /** The same for a text, wrapped. */
  text(text: string, top: number, placed: Placed): number;
  /** A horizontal line. */
  rule(y: number, options?: { x?: number; width?: number; weight?: number; color?: string }): void;
  box(x: number, y: number, width: number, height: number, fill: string): void;
  /** Whether so much still goes onto this page. */
  fits(height: number): boolean;
  /** Goes on at the top of the next page. */
  turn(): void;
}

const SIZE = 9;
const LEADING = 1.5;

interface SheetOptions {
  readonly legible: (text: string) => string;
  /** Writes what every page but the first begins with, and answers the place below it. */
  readonly onTurn: (sheet: Sheet) => void;
}

type Doc = InstanceType<typeof PDFDocument>;

export function createSheet(doc: Doc, { legible, onTurn }: SheetOptions): Sheet {
  const use = ({ size = SIZE, weight = "regular", color = INK.text }: Style = {}) =>
    doc.font(weight).fontSize(size).fillColor(color);
  const sheet: Sheet = {
    y: PAGE.top,
    wrap(text, width, style) {
      use(style);
      return wrapText(legible(text), width, (part) => doc.widthOfString(part));
    },
    lines(lines, top, { x, width, align = "left", leading = LEADING, ...style }) {
      use(style);
      const step = (style.size ?? SIZE) * leading;
      lines.forEach((line, index) => {
        const slack = width - doc.widthOfString(line);
        const shift = align === "left" ? 0 : align === "right" ? slack : slack / 2;
        if (line !== "") doc.text(line, x + shift, top + index * step, { lineBreak: false });
      });
      return top + lines.length * step;
    },
    text(text, top, placed) {
      return sheet.lines(sheet.wrap(text, placed.width, placed), top, placed);
    },
    rule(y, { x = CONTENT.left, width = CONTENT.width, weight = 0.5, color = INK.line } = {}) {
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(weight)
        .strokeColor(color)
        .stroke();
    },
    box(x, y, width, height, fill) {
      doc.rect(x, y, width, height).fill(fill);
    },
    fits: (height) => sheet.y + height <= PAGE.height - PAGE.bottom,
    turn() {
      doc.addPage();
      sheet.y = PAGE.top;
      onTurn(sheet);
    },
  };
  return sheet;
}
