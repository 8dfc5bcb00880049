import { type KeyboardEvent, useState } from "react";
import { dayText } from "../../format/format.ts";
import { useWord } from "../../words/useWord.ts";
import { useMovesUnderWay } from "../Drag/useMovesUnderWay.ts";
import { dayAfterKey } from "./calendarDays.ts";
import type { CalendarEntry } from "./eventCalendar.types.ts";

interface EntryMovesOptions<Entry> {
  entries: readonly Entry[];
  onMove: ((entry: Entry, day: string) => unknown) | undefined;
  say: (text: string) => void;
  /** Shows a day and gives it the focus. */
  goTo: (day: string) => void;
}

/** Moves of entries to other days: by a drop, by keys and from the day's dialog; shown at once, and taken back when refused. */
export function useEntryMoves<Entry extends CalendarEntry>(options: EntryMovesOptions<Entry>) {
  const { entries, onMove, say, goTo } = options;
  const word = useWord();
  const { moving, show } = useMovesUnderWay();
  const [grabbed, setGrabbed] = useState<{ key: string; at: string }>();
  const find = (key: string) => entries.find((each) => each.key === key);

  const move = (entry: Entry, day: string) => {
    if (!onMove || !entry.movable || day === entry.day || moving.has(entry.key)) return;
    const name = entry.label;
    say(word("{name}を{day}へ移しました。", { name, day: dayText(day, word) }));
    const saving = onMove(entry, day);
    if (!(saving instanceof Promise)) return;
    show(entry.key, day, saving).catch(() =>
      say(word("{name}を移せませんでした。{day}に戻しました。", { name, day: dayText(entry.day, word) })),
    );
  };
  const moveKey = (key: string, day: string) => {
    const entry = find(key);
    if (entry) move(entry, day);
  };
  const letGo = () => {
    const entry = grabbed && find(grabbed.key);
    setGrabbed(undefined);
    if (entry) say(word("{name}の移動をやめました。", { name: entry.label }));
    return entry;
  };
  /** Space takes an entry; the focus goes on with the day that it would be put on. */
  const handleEntryKey = (event: KeyboardEvent, entry: Entry) => {
    if (event.key !== " " || !onMove) return;
    event.preventDefault();
    event.stopPropagation();
    setGrabbed({ key: entry.key, at: entry.day });
    say(
      word("{name}をつかみました。いまは{day}です。矢印キーで移す日を選んでください。", {
        name: entry.label,
        day: dayText(entry.day, word),
      }),
    );
    goTo(entry.day);
  };
  /** Whether the key was for the entry that is held. */
  const handleHeldKey = (event: KeyboardEvent): boolean => {
    if (!grabbed) return false;
    const entry = find(grabbed.key);
    event.preventDefault();
    const next = dayAfterKey(grabbed.at, event.key);
    if (!entry || event.key === "Escape") {
      letGo();
      if (entry) goTo(entry.day);
    } else if (next) {
      setGrabbed({ key: entry.key, at: next });
      say(
        next === entry.day
          ? word("元の日です。")
          : word("{day}。Enterで移します。", { day: dayText(next, word) }),
      );
      goTo(next);
    } else if (event.key === "Enter" || event.key === " ") {
      if (grabbed.at === entry.day) letGo();
      else {
        setGrabbed(undefined);
        move(entry, grabbed.at);
      }
    }
    return true;
  };
  return { moving, grabbed, move, moveKey, letGo, handleEntryKey, handleHeldKey };
}
