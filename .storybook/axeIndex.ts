import axe from "axe-core";

/** An element as axe numbers it, in the order of the document. */
interface NumberedNode {
  readonly nodeIndex: number;
}

/** Elements by tag and by attribute; those with ids are in an index of their own, by id. */
interface Index {
  [key: string]: readonly NumberedNode[] | Index;
}

interface IndexedNode extends NumberedNode {
  _selectorMap?: Index;
}

interface Internals {
  readonly _tree: readonly IndexedNode[];
  readonly _audit: {
    run(context: { readonly include: readonly IndexedNode[] }, ...others: unknown[]): void;
  };
}

const { _audit: audit } = axe as unknown as Internals;
const run = audit?.run;
if (!run) throw new Error("axe has no audit to run any more, or keeps it elsewhere.");

const from = (first: number, index: Index): Index =>
  Object.fromEntries(
    Object.entries(index).map(([key, kept]) => [
      key,
      Array.isArray(kept) ? kept.filter(({ nodeIndex }) => nodeIndex >= first) : from(first, kept as Index),
    ]),
  );

/**
 * axe finds the elements of a rule by an index, but only where it looks at the whole document: for the body alone, which
 * Storybook asks about, each of its hundred rules walks over all elements. The body ends the document, so that its part
 * of the index begins with its own number.
 */
audit.run = function runByIndex(context, ...others) {
  const [all] = (axe as unknown as Internals)._tree;
  const [only, ...more] = context.include;
  const index = all?._selectorMap;
  if (index && only && more.length === 0 && isBody(only)) only._selectorMap ??= from(only.nodeIndex, index);
  return run.call(this, context, ...others);
};

const isBody = (node: IndexedNode) => (node as { actualNode?: unknown }).actualNode === document.body;
