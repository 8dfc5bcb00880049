import { useMemo, useRef } from "react";

/**
 * What is made of each item of an answer. An item that came again unchanged keeps what was made of it before, so that
 * a list that is loaded again renders only the rows that are different.
 */
export function useKept<Item, Made>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  make: (item: Item) => Made,
): readonly Made[] {
  const held = useRef<
    ReadonlyMap<string, { readonly item: Item; readonly text: string; readonly made: Made }>
  >(new Map());
  // `idOf` and `make` are functions of the slice, the same in every render.
  return useMemo(() => {
    const before = held.current;
    const next = new Map<string, { item: Item; text: string; made: Made }>();
    const all = items.map((item) => {
      const id = idOf(item);
      const known = before.get(id);
      const text = known?.item === item ? known.text : JSON.stringify(item);
      const made = known?.text === text ? known.made : make(item);
      next.set(id, { item, text, made });
      return made;
    });
    held.current = next;
    return all;
  }, [items, idOf, make]);
}
