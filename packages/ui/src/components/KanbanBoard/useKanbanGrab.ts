import { type KeyboardEvent, useEffect, useState } from "react";
import { useWord } from "../../words/useWord.ts";
import type { KanbanCards, KanbanMove } from "./kanban.types.ts";
import { type Arrow, cardAfter, isArrow, placeAfter, type ShownColumn } from "./kanbanPlaces.ts";
import type { Standing } from "./useKanbanMoves.ts";

interface KanbanGrabOptions<Card> extends Pick<KanbanCards<Card>, "cardKey" | "cardLabel"> {
  shown: readonly ShownColumn<Card>[];
  canMove: boolean;
  find: (key: string) => Standing<Card> | undefined;
  rulingOf: (standing: Standing<Card>, to: string) => KanbanMove | undefined;
  labelOf: (place: string) => string;
  say: (text: string) => void;
  focusCard: (key: string) => void;
  /** A place is shown to the card that is held. */
  onLeadTo: (place: string) => void;
  onDrop: (key: string, place: string) => void;
}

/** Cards by keys: arrows go from card to card, Space takes one, arrows then lead it from place to place, Enter puts it. */
export function useKanbanGrab<Card>(options: KanbanGrabOptions<Card>) {
  const { shown, cardKey, cardLabel, canMove, find, rulingOf, labelOf, say } = options;
  const word = useWord();
  const [grabbed, setGrabbed] = useState<{ key: string; at: string; from: Standing<Card> }>();

  const describe = (standing: Standing<Card>, to: string) => {
    const place = labelOf(to);
    const ruling = rulingOf(standing, to);
    if (!ruling) return word("元の場所です。");
    if (!ruling.allowed) return word("「{place}」には移せません。{why}", { place, why: ruling.why ?? "" });
    return ruling.note
      ? word("「{place}」。Enterで移します（{note}）。", { place, note: ruling.note })
      : word("「{place}」。Enterで移します。", { place });
  };
  const give = (standing: Standing<Card>) => {
    setGrabbed(undefined);
    say(word("{name}の移動をやめました。", { name: cardLabel(standing.card) }));
  };
  // Somebody else put the held card elsewhere: the element that heard the keys is gone, and with it the hold.
  const heldAt = grabbed && find(grabbed.key);
  const isTaken = grabbed !== undefined && heldAt?.place !== grabbed.from.place;
  useEffect(() => {
    if (!isTaken || !grabbed) return;
    setGrabbed(undefined);
    const name = cardLabel(grabbed.from.card);
    if (!heldAt) return say(word("{name}の移動をやめました。", { name }));
    say(
      word("その間に{name}が「{place}」へ移されたため、移動をやめました。", {
        name,
        place: labelOf(heldAt.place),
      }),
    );
    options.focusCard(grabbed.key);
  });
  const lead = (standing: Standing<Card>, at: string, arrow: Arrow) => {
    const next = placeAfter(shown, at, arrow, (place) => rulingOf(standing, place)?.allowed ?? false);
    setGrabbed({ key: standing.key, at: next, from: standing });
    say(describe(standing, next));
    options.onLeadTo(next);
  };
  const handleHeld = (event: KeyboardEvent, standing: Standing<Card>, at: string) => {
    // Nothing but the grab hears a key meanwhile, so that Tab and letters do not leave a card in the air.
    event.preventDefault();
    if (event.key === "Escape") return give(standing);
    if (isArrow(event.key)) return lead(standing, at, event.key);
    if (event.key !== "Enter" && event.key !== " ") return;
    setGrabbed(undefined);
    if (at === standing.place)
      return say(word("{name}を元の場所に置きました。", { name: cardLabel(standing.card) }));
    options.onDrop(standing.key, at);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>, key: string) => {
    if (event.target !== event.currentTarget) return;
    const standing = find(key);
    if (!standing) return;
    if (grabbed?.key === key) return handleHeld(event, standing, grabbed.at);
    if (event.key === " " && canMove) {
      event.preventDefault();
      setGrabbed({ key, at: standing.place, from: standing });
      return say(
        word("{name}をつかみました。いまは「{place}」です。矢印キーで移動先を選んでください。", {
          name: cardLabel(standing.card),
          place: labelOf(standing.place),
        }),
      );
    }
    if (!isArrow(event.key)) return;
    const next = cardAfter(shown, key, event.key, cardKey);
    if (next === undefined) return;
    event.preventDefault();
    options.focusCard(next);
  };
  /** A card that is left by the focus is let go: it stays where it was. */
  const handleBlur = (key: string) => {
    const standing = grabbed?.key === key ? find(key) : undefined;
    if (standing) give(standing);
  };
  return { grabbed, handleKeyDown, handleBlur };
}
