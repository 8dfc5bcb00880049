import axe from "axe-core";
import { isNewText, type StyledNode } from "./seenTexts.ts";

/** What axe keeps of an element while it runs. */
interface VirtualNode extends StyledNode {
  readonly actualNode: Node;
  readonly children: readonly VirtualNode[];
  _cache: Record<string, unknown>;
  _stackingContext?: unknown;
}

type Matches = (element: Element, node: VirtualNode, context: unknown) => boolean;

interface Internals {
  readonly _tree?: readonly VirtualNode[];
  readonly _audit: { readonly rules: readonly { readonly id: string; readonly matches: Matches }[] };
  readonly _memoizedFns: readonly { clear(): void }[];
}

/** What no theme changes, and what takes the most time to find out again. */
const GEOMETRY = ["props", "clientRects", "boundingClientRect"];

/** Makes axe read the colours again, while it keeps the tree, the boxes and what lies over what. */
function forgetColours(): void {
  const { _tree = [], _memoizedFns } = axe as unknown as Internals;
  const forget = (node: VirtualNode) => {
    const kept: VirtualNode["_cache"] = {};
    for (const key of GEOMETRY) if (key in node._cache) kept[key] = node._cache[key];
    node._cache = kept;
    delete node._stackingContext;
    node.children.forEach(forget);
  };
  _tree.forEach(forget);
  for (const memoized of _memoizedFns) memoized.clear();
}

const ofAxe = (axe as unknown as Internals)._audit.rules.find(({ id }) => id === "color-contrast")?.matches;
if (!ofAxe) throw new Error("axe has no rule of contrast any more, or keeps it elsewhere.");

/** What these show stands in their value, not between their tags. */
const FIELDS = ["input", "select", "textarea"];

/** axe asks of every element around a text as well, at length, whether it holds one that can be seen. */
const holdsText = ({ props, children }: VirtualNode) =>
  FIELDS.includes(props.nodeName) ||
  children.some(
    ({ actualNode }) => actualNode.nodeType === Node.TEXT_NODE && /\S/.test(actualNode.nodeValue ?? ""),
  );

/** A table draws hundreds of texts alike, and every story of a page its whole frame: one of each kind is enough. */
const isTextToLookAt: Matches = (element, node, context) =>
  holdsText(node) && isNewText(node, () => ofAxe(element, node, context));

const inLight = new WeakSet<object>();
let hasTexts = false;
let themeBefore: string | undefined;
let isDark = false;

function drawDark(): boolean {
  if (isDark || !hasTexts) return false;
  isDark = true;
  themeBefore = document.documentElement.dataset.theme;
  document.documentElement.dataset.theme = "dark";
  forgetColours();
  return false;
}

function drawAsBefore(): boolean {
  hasTexts = false;
  if (!isDark) return false;
  isDark = false;
  if (themeBefore === undefined) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = themeBefore;
  return false;
}

/** A rule that looks at nothing: with the first element that a run looks at, whatever that is, it does what it has to. */
const step = (id: string, matches: () => boolean): axe.Rule => ({
  id,
  matches,
  selector: "*",
  excludeHidden: false,
  any: [],
  tags: ["cat.color"],
});

/**
 * For `axe.configure`: the contrast of each kind of text, in dark, too. Contrast is all that the theme can change. Rules run one
 * after the other without a pause, so that nothing is painted in between, and a run of its own would cost as much again
 * as all other rules.
 */
export const darkContrast: Pick<axe.Spec, "checks" | "rules"> = {
  checks: [
    {
      id: "is-drawn-in-light",
      // Passes always: it tells the rule for dark which elements have text that can be seen.
      evaluate: (_element, _options, node) => {
        inLight.add(node);
        hasTexts = true;
        return false;
      },
    },
  ],
  rules: [
    {
      id: "color-contrast",
      matches: isTextToLookAt as unknown as axe.Rule["matches"],
      none: ["is-drawn-in-light"],
    },
    // It finds nothing but `!important`, and asks of every element with a style of its own whether it can be seen.
    { id: "avoid-inline-spacing", selector: '[style*="!important"]' },
    step("dark-begins", drawDark),
    {
      id: "color-contrast-in-dark",
      selector: "*",
      excludeHidden: false,
      matches: (_element, node) => inLight.has(node),
      any: ["color-contrast"],
      impact: "serious",
      tags: ["cat.color", "wcag2aa", "wcag143"],
      metadata: {
        description: "Ensure the contrast between foreground and background in the dark theme",
        help: "Elements must meet minimum color contrast ratio thresholds in dark",
        helpUrl: "https://dequeuniversity.com/rules/axe/4.14/color-contrast",
      },
    },
    step("dark-ends", drawAsBefore),
  ],
};
