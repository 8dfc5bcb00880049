// What the playground runs: the code as it is copied from a page of the catalogue, imports, exports and all.

const IMPORTS = /^import\s(?:[^"';]*?\sfrom\s*)?["'][^"'\n]+["'];?[ \t]*$/gm;
const EXPORTED = /^export\s+(?:default\s+)?(?:const|(?:async\s+)?function)\s+([A-Z]\w*)/gm;

/** Names that a text imports from somewhere else than the design system and React: they are not there. */
export function unknownImports(code: string): string[] {
  return [...code.matchAll(IMPORTS)].flatMap(([line]) => {
    const source = /["']([^"']+)["'];?\s*$/.exec(line)?.[1] ?? "";
    return /^react$|^@tsumugi\/ui(\/|$)/.test(source) ? [] : [source];
  });
}

const blank = (text: string) => text.replaceAll(/[^\n]/g, " ");

/** Without the imports, whose places are left blank: what follows stays where somebody typed it. */
const bodyOf = (code: string) => code.replaceAll(IMPORTS, blank).trimEnd();

/** Begins what is drawn of an element that stands alone. */
const BEFORE = "render(<>";

/** Where an element that stands alone begins; -1 in code that calls `render` or exports components. */
const elementAt = (body: string) =>
  /^render\(/m.test(body) || body.search(EXPORTED) >= 0 ? -1 : body.search(/\S|$/);

/** The code with a call of `render` at its end: components that it exports are drawn, or the element that it is. */
export function runnable(code: string): string {
  const body = bodyOf(code);
  const start = elementAt(body);
  if (start >= 0) return `${body.slice(0, start)}${BEFORE}${body.slice(start)}</>);`;
  if (/^render\(/m.test(body)) return body;
  const names = [...body.matchAll(EXPORTED)].map(([, name]) => `<${name} />`);
  const plain = body.replaceAll(/^export\s+(?:default\s+)?/gm, blank);
  return `${plain}\nrender(<>${names.join("")}</>);`;
}

/** A place in a text, counted from 1, and its line. */
export interface Place {
  line: number;
  column: number;
  text: string;
}

const placeAt = (code: string, index: number): Place => {
  const before = code.slice(0, index).split("\n");
  return {
    line: before.length,
    column: (before.at(-1) ?? "").length + 1,
    text: code.split("\n")[before.length - 1] ?? "",
  };
};

/** What an error of the running code names: a variable, a function, a property. */
const NAMED = [
  /^ReferenceError: (\w+) is not defined/,
  /^TypeError: ([\w.]+) is not a/,
  /\(reading '(\w+)'\)/,
];

/** Where an error lies in the code as it was typed; undefined where the error does not say. */
export function placeOf(error: string, code: string): Place | undefined {
  const [, line, column] = /\((\d+):(\d+)\)\s*$/.exec(error)?.map(Number) ?? [];
  if (line && column) {
    const before = runnable(code)
      .split("\n")
      .slice(0, line - 1);
    const index = before.reduce((sum, { length }) => sum + length + 1, column - 1);
    const start = elementAt(bodyOf(code));
    const moved = start >= 0 && index > start ? Math.max(start, index - BEFORE.length) : index;
    // What is only missed at the end of what runs is missing at the end of the code.
    return placeAt(code, Math.min(moved, code.trimEnd().length));
  }
  const name = NAMED.map((pattern) => pattern.exec(error)?.[1]).find((found) => found !== undefined);
  const word = name && new RegExp(`(?<![\\w"'])${name.replaceAll(".", "\\.")}(?!\\w)`);
  const found = word ? code.search(word) : -1;
  return found < 0 ? undefined : placeAt(code, found);
}

/** Whether every component of a text can be drawn without props. */
export function drawsByItself(code: string): boolean {
  const takesNothing =
    /^export\s+(?:default\s+)?(?:const\s+[A-Z]\w*(?:\s*:\s*[\w.]+)?\s*=\s*(?:async\s*)?\(\)|function\s+[A-Z]\w*\(\))/gm;
  const names = [...code.matchAll(EXPORTED)];
  return names.length > 0 && names.length === [...code.matchAll(takesNothing)].length;
}
