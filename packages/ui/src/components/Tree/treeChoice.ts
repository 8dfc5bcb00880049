import type { TreeItem } from "./tree.types.ts";
import { isLeaf } from "./treeLines.ts";

/** Of an item: chosen, not chosen, or of what is below it only a part. */
export type ChoiceState = boolean | "mixed";

/** How each item stands. A branch that is chosen by its own key stands for all that is below it. */
export function choiceStates(
  items: readonly TreeItem[],
  chosen: ReadonlySet<string>,
): ReadonlyMap<string, ChoiceState> {
  const states = new Map<string, ChoiceState>();
  const stateOf = (item: TreeItem, isAbove: boolean): ChoiceState => {
    const isOwn = isAbove || chosen.has(item.key);
    let state: ChoiceState = isOwn;
    if (!isLeaf(item)) {
      const below = new Set((item.children ?? []).map((child) => stateOf(child, isOwn)));
      state = below.size === 1 ? ([...below][0] ?? false) : "mixed";
    }
    states.set(item.key, state);
    return state;
  };
  for (const item of items) stateOf(item, false);
  return states;
}

/** The leaves that a press on these items changes: nothing that is disabled, nor what is below it. */
const targetsOf = (items: readonly TreeItem[]): string[] =>
  items.flatMap((item) => {
    if (item.disabled) return [];
    return isLeaf(item) ? [item.key] : targetsOf(item.children ?? []);
  });

function find(items: readonly TreeItem[], key: string): TreeItem | undefined {
  for (const item of items) {
    const found = item.key === key ? item : find(item.children ?? [], key);
    if (found) return found;
  }
  return undefined;
}

/**
 * The chosen leaves after a press on an item, or on all without one, in the order of the tree: what is below is chosen
 * as a whole, and given back once all of it is chosen. Keys that the tree does not know stay, because they may belong
 * to a branch that is not loaded.
 */
export function toggleChoice(items: readonly TreeItem[], value: readonly string[], key?: string): string[] {
  const pressed = key === undefined ? items : [find(items, key)].filter((item) => item !== undefined);
  const targets = targetsOf(pressed);
  const states = choiceStates(items, new Set(value));
  const isOn = (leaf: string) => states.get(leaf) === true;
  const targeted = new Set(targets);
  const turnsOn = !targets.every(isOn);
  const next: string[] = [];
  const add = (some: readonly TreeItem[]) => {
    for (const item of some) {
      if (!isLeaf(item)) add(item.children ?? []);
      else if (targeted.has(item.key) ? turnsOn : isOn(item.key)) next.push(item.key);
    }
  };
  add(items);
  return [...next, ...value.filter((one) => !states.has(one))];
}
