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

/** The code with a call of `render` at its end: components that it exports are drawn, or the element that it is. */
export function runnable(code: string): string {
  const body = code.replaceAll(IMPORTS, "").trim();
  if (/^render\(/m.test(body)) return body;
  const names = [...body.matchAll(EXPORTED)].map(([, name]) => `<${name} />`);
  if (names.length === 0) return `render(<>${body}</>);`;
  const plain = body.replaceAll(/^export\s+(?:default\s+)?/gm, "");
  return `${plain}\nrender(<>${names.join("")}</>);`;
}

/** Whether every component of a text can be drawn without props. */
export function drawsByItself(code: string): boolean {
  const takesNothing =
    /^export\s+(?:default\s+)?(?:const\s+[A-Z]\w*(?:\s*:\s*[\w.]+)?\s*=\s*(?:async\s*)?\(\)|function\s+[A-Z]\w*\(\))/gm;
  const names = [...code.matchAll(EXPORTED)];
  return names.length > 0 && names.length === [...code.matchAll(takesNothing)].length;
}
