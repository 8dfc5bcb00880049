/** An element as axe keeps it while it runs. */
export interface StyledNode {
  readonly parent?: StyledNode | null;
  readonly props: { readonly nodeName: string };
  attr(name: string): string | null;
  getComputedStylePropertyValue(property: string): string;
}

const OF_TEXT = ["color", "font-size", "font-weight", "text-shadow"];
/** What an element draws behind its text, or lets through. */
const OF_LAYER = ["background-color", "background-image", "opacity"];

const numbers = new Map<string, number>();
const layers = new WeakMap<StyledNode, number>();
const seen = new Set<number>();

function numberOf(...parts: (string | number | null)[]): number {
  const key = parts.join("|");
  const number = numbers.get(key) ?? numbers.size + 1;
  numbers.set(key, number);
  return number;
}

/** The same number for elements of the same class with the same layers, that stand in elements of which this is true, too. */
function layersOf(node: StyledNode): number {
  const known = layers.get(node);
  if (known !== undefined) return known;
  const around = node.parent ? layersOf(node.parent) : 0;
  const own = OF_LAYER.map((property) => node.getComputedStylePropertyValue(property));
  const number = numberOf(around, node.props.nodeName, node.attr("class"), ...own);
  layers.set(node, number);
  return number;
}

/**
 * True for a text that no text before it resembled since the page was loaded: in its colour, size and weight, and in every
 * element around it. What only lies over or under a text is not compared: the first of its kind stands for the others.
 * @param canBeRead asked last, and only of what is new: finding it out takes the most time
 */
export function isNewText(node: StyledNode, canBeRead: () => boolean): boolean {
  const number = numberOf(
    "text",
    layersOf(node),
    ...OF_TEXT.map((property) => node.getComputedStylePropertyValue(property)),
  );
  if (seen.has(number) || !canBeRead()) return false;
  seen.add(number);
  return true;
}

/** As after a reload: for a test of what is looked at. */
export const forgetTexts = () => seen.clear();
