import type { ReactNode } from "react";

/** Where cards lie and may be put. Most columns have one, which bears the column's name. */
export interface KanbanPlace<Card> {
  /** Of all places of the board. */
  key: string;
  label: string;
  cards: readonly Card[];
}

export interface KanbanColumn<Card> {
  /** Of all columns; without `places`, also the key of the column's one place. */
  key: string;
  title: string;
  /** The line on top, as a colour of CSS: `var(--tsu-chart-1)`. */
  color?: string;
  /** The cards of a column of one place. */
  cards?: readonly Card[];
  /** The places of a column that has several, from top to bottom. */
  places?: readonly KanbanPlace<Card>[];
}

/** Whether a card may be put at a place, and what is said about it. */
export type KanbanMove = { allowed: true; note?: string } | { allowed: false; why?: string };

/** What a caller does with the board, e.g. after a question that it asked. */
export interface KanbanBoardActions {
  /** Shows a card at another place while it is being saved; settles as `saving` does, and takes the card back with it. */
  move: (cardKey: string, place: string, saving: Promise<unknown>) => Promise<void>;
  /** Moves the focus to a card. */
  focusCard: (cardKey: string) => void;
}

/** What a board does with a card, whatever its type. */
export interface KanbanCards<Card> {
  /** カードの鍵。ボードの中で重ならない文字列。 */
  cardKey: (card: Card) => string;
  /** カードの名前。動かすときに読まれます。 */
  cardLabel: (card: Card) => string;
  /**
   * カードの中身。500 枚あるときは useCallback で包みます。
   * 同じ関数と同じカードなら、ほかのカードが動いても描き直しません。
   */
  renderCard: (card: Card) => ReactNode;
}
