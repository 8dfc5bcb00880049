import type { ReactNode } from "react";

/** Where cards lie and may be put. Most columns have one, which bears the column's name. */
export interface KanbanPlace<Card> {
  /** ボードのどの場所とも重ならない鍵。 */
  key: string;
  /** 場所の見出し。 */
  label: string;
  /** ここにあるカード。 */
  cards: readonly Card[];
}

export interface KanbanColumn<Card> {
  /** ほかの列と重ならない鍵。`places` がなければ、ただ 1 つの場所の鍵でもあります。 */
  key: string;
  /** 列の見出し。 */
  title: string;
  /** 上の線の色。`var(--tsu-chart-1)` など。 */
  color?: string;
  /** 場所が 1 つの列のカード。 */
  cards?: readonly Card[];
  /** 場所がいくつもある列の、上からの場所。 */
  places?: readonly KanbanPlace<Card>[];
}

/** Whether a card may be put at a place, and what is said about it. */
export type KanbanMove = { allowed: true; note?: string } | { allowed: false; why?: string };

/** What a caller does with the board, e.g. after a question that it asked. */
export interface KanbanBoardActions {
  /** 保存のあいだ、カードを移った先に見せます。`saving` と同じに終わり、断られればカードを戻します。 */
  move: (cardKey: string, place: string, saving: Promise<unknown>) => Promise<void>;
  /** カードにフォーカスを移します。 */
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
