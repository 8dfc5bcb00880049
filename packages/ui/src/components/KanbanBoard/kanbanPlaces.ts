import type { MovesUnderWay } from "../Drag/useMovesUnderWay.ts";
import type { KanbanColumn, KanbanPlace } from "./kanban.types.ts";

/** A column as it is drawn: with its places, and with the cards that are being moved where they go. */
export interface ShownColumn<Card> {
  readonly key: string;
  readonly title: string;
  readonly color: string | undefined;
  readonly places: readonly KanbanPlace<Card>[];
  readonly cards: readonly Card[];
}

export const placesOf = <Card>({ key, title, cards = [], places }: KanbanColumn<Card>) =>
  places ?? ([{ key, label: title, cards }] satisfies readonly KanbanPlace<Card>[]);

/** What is being moved counts where it goes; it stands last there, until the caller gives it its place. */
export function shownColumns<Card>(
  columns: readonly KanbanColumn<Card>[],
  moving: MovesUnderWay,
  keyOf: (card: Card) => string,
): ShownColumn<Card>[] {
  const all = columns.map((column) => ({ column, places: placesOf(column) }));
  const carried = new Map<string, Card[]>();
  if (moving.size > 0) {
    for (const place of all.flatMap(({ places }) => places)) {
      for (const card of place.cards) {
        const to = moving.get(keyOf(card));
        if (to !== undefined && to !== place.key) carried.set(to, [...(carried.get(to) ?? []), card]);
      }
    }
  }
  const shown = (place: KanbanPlace<Card>) => {
    if (moving.size === 0) return place;
    const staying = place.cards.filter((card) => (moving.get(keyOf(card)) ?? place.key) === place.key);
    return { ...place, cards: [...staying, ...(carried.get(place.key) ?? [])] };
  };
  return all.map(({ column, places }) => {
    const drawn = places.map(shown);
    return {
      key: column.key,
      title: column.title,
      color: column.color,
      places: drawn,
      cards: drawn.flatMap(({ cards }) => cards),
    };
  });
}

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";
export const isArrow = (key: string): key is Arrow => /^Arrow(Up|Down|Left|Right)$/.test(key);

/** The card that an arrow leads to: within the column, or at the same height of the next column that has cards. */
export function cardAfter<Card>(
  columns: readonly ShownColumn<Card>[],
  key: string,
  arrow: Arrow,
  keyOf: (card: Card) => string,
): string | undefined {
  const lists = columns.map(({ cards }) => cards.map(keyOf));
  const column = lists.findIndex((list) => list.includes(key));
  const row = lists[column]?.indexOf(key) ?? 0;
  if (arrow === "ArrowUp" || arrow === "ArrowDown")
    return lists[column]?.[row + (arrow === "ArrowUp" ? -1 : 1)];
  const step = arrow === "ArrowLeft" ? -1 : 1;
  for (let next = column + step; next >= 0 && next < lists.length; next += step) {
    const list = lists[next];
    if (list && list.length > 0) return list[Math.min(row, list.length - 1)];
  }
  return undefined;
}

/**
 * The place that an arrow leads a grabbed card to: up and down within the column, left and right to the next column, there
 * to the first place that is allowed.
 */
export function placeAfter(
  columns: readonly ShownColumn<unknown>[],
  at: string,
  arrow: Arrow,
  isAllowed: (place: string) => boolean,
): string {
  const keys = columns.map(({ places }) => places.map(({ key }) => key));
  const column = keys.findIndex((each) => each.includes(at));
  const within = keys[column] ?? [];
  if (arrow === "ArrowUp" || arrow === "ArrowDown") {
    return within[within.indexOf(at) + (arrow === "ArrowUp" ? -1 : 1)] ?? at;
  }
  const next = keys[column + (arrow === "ArrowLeft" ? -1 : 1)];
  return next?.find(isAllowed) ?? next?.[0] ?? at;
}
