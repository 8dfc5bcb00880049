const LINE_ENDS = /[\n\v\f\r\u0085\u2028\u2029]+/;

/** They turn the order of the letters around, so that a name reads as another one; nobody types them. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;

/** Line ends, with the blanks around them, and tabs become one blank each: a field of one line cannot show them. Signs that turn letters around go. */
export function inOneLine(value: string): string {
  const lines = value.replace(TURNING, "").split(LINE_ENDS);
  const last = lines.length - 1;
  return lines
    .map((line, index) => (index === 0 ? line : line.trimStart()))
    .map((line, index) => (index === last ? line : line.trimEnd()))
    .join(" ")
    .replaceAll("\t", " ");
}
