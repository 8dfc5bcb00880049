import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { root } from "./root.ts";

const imported = (code: string) =>
  [...code.matchAll(/^import (?!type )([^;]*?) from "(?:react|styled-components)";$/gm)].flatMap(
    ([, names = ""]) =>
      names
        .replace(/[{}\s]+/g, " ")
        .split(",")
        .map((name) => name.trim()),
  );

/**
 * Whether a module takes part in drawing: what renders, and what takes more than types from React. Tokens, formats and
 * texts can be read by what only runs on a server.
 */
export const isClientCode = (file: string): boolean =>
  file.endsWith(".tsx") ||
  (/(?<!\.d)\.ts$/.test(file) &&
    imported(readFileSync(file, "utf8")).some((name) => name !== "" && !name.startsWith("type ")));

/**
 * Names of styled parts for the published files. styled-components counts them as they are loaded, which is another
 * order on a server: the classes of the page it sent would not be those of the browser.
 */
export function withStableNames(code: string, file: string): string {
  // Short: a package has hundreds of parts, and every reader pays for their names.
  const nameOf = (part: string) =>
    `t${createHash("sha256")
      .update(`${relative(root, file)} ${part}`)
      .digest("hex")
      .slice(0, 7)}`;
  return code.replace(
    /^((?:export )?const (\w+) = (?:styled(?:\.\w+|\([\w.]+\))|createGlobalStyle))(?=[.`])/gm,
    (whole, start: string, name: string) =>
      start.endsWith("createGlobalStyle") ? whole : `${start}.withConfig({ componentId: "${nameOf(name)}" })`,
  );
}

export const stableStyleNames = {
  name: "stable-style-names",
  transform: {
    order: "pre" as const,
    handler: (code: string, id: string) =>
      code.includes('from "styled-components"') ? withStableNames(code, id) : undefined,
  },
};
