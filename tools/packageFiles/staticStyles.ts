import { readdirSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createElement, Fragment, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { root } from "../root.ts";
import { recorded } from "./recorded.ts";

const dist = (name: string) => join(root, "packages", name, "dist");
const here = (file: string) => pathToFileURL(join(import.meta.dirname, file)).href;
const SHEET = pathToFileURL(join(dist("ui"), "theme/sheet.js")).href;

/** `@tsumugi/ui/Card` as it is built, and not its source. */
function builtFile(specifier: string): string {
  const [, name = "", entry] = /^@tsumugi\/([\w-]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  const manifest = JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8"));
  const exports: Record<string, { default: string }> = manifest.publishConfig.exports;
  const target = exports[entry ? `./${entry}` : "."] ?? exports["./*"];
  if (!target) throw new Error(`${specifier} is no entry`);
  return join(root, "packages", name, target.default.replace("*", entry ?? ""));
}

/** Reads every file of a built package, with what would write style elements replaced by what notes the rules. */
async function readAll(name: string): Promise<void> {
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const isOurs = context.parentURL?.includes("/dist/");
      if (isOurs && specifier === "styled-components") {
        return { url: here("styledRecorder.ts"), shortCircuit: true };
      }
      const found = specifier.startsWith("@tsumugi/")
        ? { url: pathToFileURL(builtFile(specifier)).href, shortCircuit: true }
        : next(specifier, context);
      return found.url === SHEET ? { url: here("sheetRecorder.ts"), shortCircuit: true } : found;
    },
  });
  const files = readdirSync(dist(name), { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".js"),
  );
  // In one order on every machine: among equals, the later rule wins.
  for (const file of files.toSorted()) await import(pathToFileURL(join(dist(name), file)).href);
  hooks.deregister();
}

/** The rules of the styled parts without what styled-components writes for itself. */
function rulesOf(components: unknown[]): string {
  const collected = new ServerStyleSheet();
  const parts = components.map((part, at) => createElement(part as FunctionComponent, { key: at }));
  renderToStaticMarkup(collected.collectStyles(createElement(Fragment, null, parts)));
  return collected
    .getStyleTags()
    .replaceAll(/<\/?style[^>]*>/g, "")
    .replaceAll(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, "")
    .replaceAll("/*!sc*/", "")
    .replaceAll(/\n{2,}/g, "\n");
}

export interface StaticStyles {
  /** The texts of the style elements that the package inserts, each as a browser hashes it. */
  sheets: string[];
  /** All rules of the package, for a page that links them instead. */
  css: string;
}

/** Everything that a built package would write into the page, in the order in which it would stand there. */
export async function staticStyles(name: string): Promise<StaticStyles> {
  const before = { sheets: recorded.sheets.length, components: recorded.components.length };
  await readAll(name);
  const sheets = recorded.sheets.slice(before.sheets);
  const styled = rulesOf(recorded.components.slice(before.components));
  return { sheets, css: `${sheets.join("\n")}\n${styled}` };
}
