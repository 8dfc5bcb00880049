import type { TreeItem } from "./tree.types.ts";

/** An item that is in view because all branches above it are open. */
export interface ItemLine {
  readonly kind: "item";
  readonly key: string;
  readonly item: TreeItem;
  /** 1 at the top. */
  readonly level: number;
  /** Among its siblings, from 1. */
  readonly place: number;
  readonly siblings: number;
  readonly parent: string | undefined;
  readonly isBranch: boolean;
  readonly isOpen: boolean;
}

/** What an open branch says in place of its children. */
export interface NoteLine {
  readonly kind: "loading" | "error" | "empty";
  readonly key: string;
  readonly item: TreeItem;
  readonly level: number;
  readonly place: 1;
  readonly siblings: 1;
  readonly parent: string;
}

export type TreeLine = ItemLine | NoteLine;

/** How the children of branches are coming that were asked for. */
export interface ChildLoads {
  readonly pending: ReadonlySet<string>;
  readonly failed: ReadonlySet<string>;
  /** What came may still be nothing. */
  readonly done: ReadonlySet<string>;
}

export const isBranch = ({ children, hasChildren }: TreeItem) =>
  children !== undefined || hasChildren === true;

/** Nothing below it is known, so that it is chosen for itself. */
export const isLeaf = ({ children }: TreeItem) => children === undefined || children.length === 0;

const noteOf = (item: TreeItem, { pending, failed, done }: ChildLoads): NoteLine["kind"] | undefined => {
  if (item.children && item.children.length > 0) return undefined;
  if (item.loading || pending.has(item.key)) return "loading";
  if (item.error || failed.has(item.key)) return "error";
  // Not asked for yet: the next drawing asks.
  return item.children || done.has(item.key) ? "empty" : "loading";
};

/** The lines in view from top to bottom. */
export function treeLines(
  items: readonly TreeItem[],
  open: ReadonlySet<string>,
  loads: ChildLoads,
): readonly TreeLine[] {
  const lines: TreeLine[] = [];
  const add = (some: readonly TreeItem[], level: number, parent: string | undefined) => {
    some.forEach((item, index) => {
      const { key } = item;
      const isOpen = isBranch(item) && open.has(key);
      lines.push({
        kind: "item",
        key,
        item,
        level,
        place: index + 1,
        siblings: some.length,
        parent,
        isBranch: isBranch(item),
        isOpen,
      });
      if (!isOpen) return;
      const kind = noteOf(item, loads);
      // No key of an item can hold a character that nobody can type.
      if (kind)
        lines.push({ kind, key: `${key}\u0000`, item, level: level + 1, place: 1, siblings: 1, parent: key });
      else add(item.children ?? [], level + 1, key);
    });
  };
  add(items, 1, undefined);
  return lines;
}
