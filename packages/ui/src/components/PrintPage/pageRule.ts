import { colors } from "../../theme/tokens.ts";

export interface PageRule {
  orientation: "portrait" | "landscape";
  /** Text at the top and at the bottom of every page. */
  header?: string | undefined;
  footer?: string | undefined;
  pageNumbers: boolean;
}

/** mm: top, right and left, bottom. */
export const PAGE_MARGINS = { top: 18, side: 16, bottom: 18 } as const;

/** A text as a CSS string, escaped so that it cannot end the string or the style element. */
export const cssString = (text: string) =>
  `"${text.replace(/["\\<>\n\r\f\0]/g, (sign) => `\\${(sign.codePointAt(0) ?? 0).toString(16)} `)}"`;

const box = (place: string, content: string) =>
  `@${place} { content: ${content}; font: 400 8pt var(--tsu-font-sans, sans-serif); color: ${colors.light["text-muted"]}; }`;

/** The `@page` rule. A browser without margin boxes omits header and footer and prints the rest. */
export function pageRule({ orientation, header, footer, pageNumbers }: PageRule): string {
  const { top, side, bottom } = PAGE_MARGINS;
  const boxes = [
    header && box("top-left", cssString(header)),
    footer && box("bottom-left", cssString(footer)),
    pageNumbers && box("bottom-right", `counter(page) " / " counter(pages)`),
  ].filter(Boolean);
  return `@page { size: A4 ${orientation}; margin: ${top}mm ${side}mm ${bottom}mm; ${boxes.join(" ")} }`;
}
