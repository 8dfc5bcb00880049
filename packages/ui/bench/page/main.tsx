import { createPortal } from "react-dom";
import { leaves } from "./leaves.tsx";
import { plainStage } from "./plainStage.ts";
import { sheet } from "./sheet.tsx";
import { draw, inTask, openStage } from "./stage.tsx";
import { table } from "./table.tsx";

/** `bare`: the same as `plain`, in a place that no style of ours reaches. */
export type Side = "ours" | "plain" | "bare";

const COUNT = 1_000;

openStage();
const bare = plainStage();

const leafOf = (name: string) => {
  const leaf = leaves[name];
  if (!leaf) throw new Error(`No leaf ${name}`);
  return leaf;
};

/** Elements of the markup with attributes in order and generated ids counted from the first. */
function canonical(element: Element): string {
  const ids = new Map<string, string>();
  const known = (value: string) =>
    value.replace(/[_:«]r[_:]?\w+[_:»]/g, (id) => {
      if (!ids.has(id)) ids.set(id, `id${ids.size}`);
      return ids.get(id) ?? id;
    });
  const write = (node: Node): string => {
    if (!(node instanceof Element)) return `"${node.textContent}"`;
    const attributes = [...node.attributes].map(({ name, value }) => ` ${name}="${known(value)}"`).sort();
    return `<${node.tagName.toLowerCase()}${attributes.join("")}>${[...node.childNodes].map(write).join("")}</>`;
  };
  return write(element);
}

const rules = (list: CSSRuleList): number =>
  [...list].reduce(
    (sum, rule) => sum + 1 + ("cssRules" in rule ? rules(rule.cssRules as CSSRuleList) : 0),
    0,
  );

const bench = {
  names: Object.keys(leaves),
  draw: (name: string, side: Side, step: number) =>
    inTask(() => {
      const from = side === "ours" ? "ours" : "plain";
      const all = (
        <div key={`${name} ${side}`}>
          {Array.from({ length: COUNT }, (_, index) => leafOf(name)[from](index, step))}
        </div>
      );
      return draw(side === "bare" ? createPortal(all, bare, name) : all);
    }),
  clear: () => draw(null),
  /** Markup of one, mounted and after an update. */
  markup(name: string, side: "ours" | "plain") {
    return [0, 1].map((step) => {
      draw(<div key={`${name} ${side}`}>{leafOf(name)[side](1, step)}</div>);
      return canonical(document.querySelector("#stage > div > *") as Element);
    });
  },
  /** Style rules in the page, those inside of others included. */
  ruleCount: () => [...document.styleSheets].reduce((sum, sheet) => sum + rules(sheet.cssRules), 0),
  table,
  sheet,
};

export type Bench = typeof bench;
(window as unknown as { bench: Bench }).bench = bench;
