const LINE_ENDS = /[\n\v\f\r\u0085\u2028\u2029]+/;

/** Line ends, with the blanks around them, and tabs become one blank each: a field of one line cannot show them. */
export function inOneLine(value: string): string {
  const lines = value.split(LINE_ENDS);
  const last = lines.length - 1;
  return lines
    .map((line, index) => (index === 0 ? line : line.trimStart()))
    .map((line, index) => (index === last ? line : line.trimEnd()))
    .join(" ")
    .replaceAll("\t", " ");
}
