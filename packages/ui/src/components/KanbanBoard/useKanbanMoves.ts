import { type RefObject, useImperativeHandle, useRef } from "react";
import { useWord } from "../../words/useWord.ts";
import { useMovesUnderWay } from "../Drag/useMovesUnderWay.ts";
import type { KanbanBoardProps } from "./KanbanBoard.tsx";
import type { KanbanMove } from "./kanban.types.ts";
import { placesOf } from "./kanbanPlaces.ts";

type Given<Card> = Pick<
  KanbanBoardProps<Card>,
  "columns" | "cardKey" | "cardLabel" | "onMove" | "allowMove" | "actions"
>;

interface KanbanMovesOptions<Card> extends Given<Card> {
  cardOf: (key: string) => HTMLElement | null | undefined;
  say: (text: string) => void;
}

export interface Standing<Card> {
  card: Card;
  key: string;
  /** Where the caller's data have it. */
  place: string;
}

/** Moves of the board: shown at once, taken back when they are refused, and not begun where they are not allowed. */
export function useKanbanMoves<Card>(options: KanbanMovesOptions<Card>) {
  const { columns, cardKey, cardLabel, onMove, allowMove, actions, cardOf, say } = options;
  const word = useWord();
  const { moving, show } = useMovesUnderWay();
  /** The card that gets the focus when the board is drawn next. */
  const follows: RefObject<string | undefined> = useRef(undefined);

  const places = columns.flatMap(placesOf);
  const labelOf = (place: string) => places.find(({ key }) => key === place)?.label ?? "";
  const find = (key: string): Standing<Card> | undefined => {
    for (const place of places) {
      const card = place.cards.find((each) => cardKey(each) === key);
      if (card !== undefined) return { card, key, place: place.key };
    }
    return undefined;
  };
  /** Undefined: the card is there already. */
  const rulingOf = ({ card, place }: Standing<Card>, to: string): KanbanMove | undefined =>
    to === place ? undefined : (allowMove?.(card, to) ?? { allowed: true });

  const follow = async ({ card, key, place }: Standing<Card>, to: string, saving: Promise<unknown>) => {
    const name = cardLabel(card);
    say(word("{name}を「{place}」へ移しました。", { name, place: labelOf(to) }));
    const settled = saving.catch((cause: unknown) => {
      if (cardOf(key)?.contains(document.activeElement)) follows.current = key;
      say(word("{name}を移せませんでした。「{place}」に戻しました。", { name, place: labelOf(place) }));
      throw cause;
    });
    await show(key, to, settled);
  };
  /** Puts a card to a place, or says why it cannot be. The card as it was when it was taken: whoever saves can tell that it moved meanwhile. */
  const move = (key: string, to: string, taken?: Standing<Card>) => {
    const standing = taken ?? find(key);
    if (!standing || !find(key) || !onMove || moving.has(key)) return;
    const ruling = rulingOf(standing, to);
    if (!ruling) return;
    if (!ruling.allowed) {
      return say(word("「{place}」には移せません。{why}", { place: labelOf(to), why: ruling.why ?? "" }));
    }
    const saving = onMove(standing.card, to);
    if (saving instanceof Promise) follow(standing, to, saving).catch(() => undefined);
  };
  useImperativeHandle(actions, () => ({
    move: async (key, to, saving) => {
      const standing = find(key);
      await (standing ? follow(standing, to, saving) : saving);
    },
    focusCard: (key) => cardOf(key)?.focus(),
  }));
  return { moving, find, rulingOf, labelOf, move, follows };
}
