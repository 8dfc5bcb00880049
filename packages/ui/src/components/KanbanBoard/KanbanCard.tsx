import { type KeyboardEvent, memo, type PointerEvent, type ReactNode } from "react";
import { useWord } from "../../words/useWord.ts";

/** What every card does; the same functions for all of them and for good. */
export interface KanbanCardActs {
  onKeyDown: (event: KeyboardEvent<HTMLElement>, key: string) => void;
  onPointerDown: (event: PointerEvent<HTMLElement>, key: string) => void;
  onFocus: (key: string) => void;
  onBlur: (key: string) => void;
}

interface KanbanCardProps<Card> {
  card: Card;
  cardKey: string;
  label: string;
  render: (card: Card) => ReactNode;
  acts: KanbanCardActs;
  canMove: boolean;
  isCurrent: boolean;
  isGrabbed: boolean;
  isDragged: boolean;
  isMoving: boolean;
  /** Id of the instructions. */
  help: string;
}

/** One card: one stop for the keyboard, grabbed by Space or the pointer. Drawn again only when it changes itself. */
export const KanbanCard = memo(function KanbanCard<Card>(props: KanbanCardProps<Card>) {
  const { card, cardKey, label, render, acts, canMove, help } = props;
  const word = useWord();
  return (
    <li
      className="card"
      data-card={cardKey}
      data-grabbed={props.isGrabbed || undefined}
      data-dragged={props.isDragged || undefined}
      data-movable={canMove || undefined}
      aria-busy={props.isMoving || undefined}
      aria-label={label}
      aria-describedby={canMove ? help : undefined}
      aria-roledescription={word("カード")}
      tabIndex={props.isCurrent ? 0 : -1}
      onKeyDown={(event) => acts.onKeyDown(event, cardKey)}
      onPointerDown={canMove ? (event) => acts.onPointerDown(event, cardKey) : undefined}
      onFocus={() => acts.onFocus(cardKey)}
      onBlur={() => acts.onBlur(cardKey)}
    >
      {render(card)}
    </li>
  );
}) as <Card>(props: KanbanCardProps<Card>) => ReactNode;
