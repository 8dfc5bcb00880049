/**
 * The CSS in template literals with neither comments nor indentation. A bundler leaves texts as they are, so every reader
 * of the packages would load how we write them down.
 */

/** Where a template of CSS begins: css`, styled.div`, styled(X)`, styled.div.withConfig({…})`, createGlobalStyle`. */
const START =
  /\b(?:css|createGlobalStyle|styled(?:\.\w+|\([\w.]+\)))(?:\.\w+\((?:[^()`]|\([^()]*\))*\))*(?:<[^`;]*?>)?`/g;

/** Strings, and then what is not needed: comments, and space that separates nothing. */
const PARTS = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|\/\*[\s\S]*?\*\/|\s+/g;

export function shortCss(css: string): string {
  return css
    .replace(PARTS, (_, text: string | undefined) => text ?? " ")
    .replace(
      /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|\s*([{};])\s*|([:,]) +| {2,}/g,
      (_, text, mark, before) => text ?? mark ?? before ?? " ",
    );
}

/** Where the template that begins at `from` ends, and the stretches of it that are CSS and not `${…}`. */
function stretchesOf(code: string, from: number): { end: number; stretches: [number, number][] } {
  const stretches: [number, number][] = [];
  let start = from;
  let at = from;
  while (at < code.length && code[at] !== "`") {
    if (code[at] === "\\") at += 2;
    else if (code[at] === "$" && code[at + 1] === "{") {
      stretches.push([start, at]);
      let depth = 1;
      at += 2;
      while (depth > 0 && at < code.length) {
        if (code[at] === "`") at = stretchesOf(code, at + 1).end;
        if (code[at] === "{") depth++;
        if (code[at] === "}") depth--;
        at++;
      }
      start = at;
    } else at++;
  }
  stretches.push([start, at]);
  return { end: at, stretches };
}

export function withShortCss(code: string, shorten = shortCss): string {
  let out = "";
  let done = 0;
  for (const { index, 0: start } of code.matchAll(START)) {
    const from = index + start.length;
    if (from < done) continue;
    const { end, stretches } = stretchesOf(code, from);
    for (const [begin, stop] of stretches) {
      out += code.slice(done, begin) + shorten(code.slice(begin, stop));
      done = stop;
    }
    out += code.slice(done, end);
    done = end;
  }
  return out + code.slice(done);
}

export const shortCssTexts = {
  name: "short-css-texts",
  transform: {
    order: "pre" as const,
    handler: (code: string, id: string) => (/\.tsx?$/.test(id) ? withShortCss(code) : undefined),
  },
};
