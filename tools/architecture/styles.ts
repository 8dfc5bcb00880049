import type { SourceFile } from "./sourceFiles.ts";

const styleTemplate =
  /(\b(?:styled(?:\.\w+|\([\w.]+\))|css|keyframes|createGlobalStyle)(?:<[^`]*?>)?`)([^`]*)`/g;

/** The text without its style sheets: Biome writes these one declaration per line, which says nothing about size. */
export const withoutStyles = (text: string) => text.replaceAll(styleTemplate, "$1`");

/** Style sheets with several declarations on one line: those that Biome skips because it cannot parse them. */
export function packedStyles(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(styleTemplate)].flatMap(([, , styles = ""]) => {
      const lines = styles.replaceAll(/\/\*[\s\S]*?\*\//g, "").split("\n");
      const packed = lines.find((line) =>
        /;\s*[^\s}]|\{[^{]*[:;].*\}/.test(line.replaceAll(/\$\{.*?\}/g, "")),
      );
      return packed ? [`${path} has "${packed.trim()}": write one declaration per line`] : [];
    }),
  );
}
