import type { AssignCandidate, MatchedLine } from "@tsumugi/contract";
import { useMemo, useState } from "react";
import type { AssignableCreator, AssignOrder, PastedLine } from "./assign.types.ts";
import { type AssignHints, distinctRegistrations } from "./assignWords.ts";

export const creatorOf = ({ creator_uid, ...candidate }: AssignCandidate): AssignableCreator => ({
  ...candidate,
  uid: creator_uid,
});

type Chosen = ReadonlyMap<string, AssignableCreator>;

function changed(chosen: Chosen, creators: readonly AssignableCreator[], on: boolean): Chosen {
  const next = new Map(chosen);
  for (const creator of creators) {
    if (on) next.set(creator.uid, creator);
    else next.delete(creator.uid);
  }
  return next;
}

/** One selection over all sources. It outlives the closed panel, until it was added or is cleared. */
export function useAssignChoice(hints: AssignHints, assignedUids: ReadonlySet<string>) {
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const [pasted, setPasted] = useState<readonly PastedLine[]>([]);

  const toggle = (creators: readonly AssignableCreator[], on: boolean) =>
    setChosen((now) => changed(now, creators, on));
  const updateLine = (index: number, change: Partial<PastedLine>) =>
    setPasted((now) => now.map((line, at) => (at === index ? { ...line, ...change } : line)));

  /** What was decided about a line stays when it is looked up again; those found are chosen at once. */
  const takeMatches = (items: readonly MatchedLine[]) => {
    const before = new Map(pasted.map((line) => [line.matched.line, line]));
    setPasted(
      items.map((matched) => {
        const known = before.get(matched.line);
        return {
          matched,
          picked: known?.picked ?? null,
          registers: known?.registers ?? false,
          display_name: known?.display_name || (matched.register?.display_name ?? ""),
        };
      }),
    );
    const found = items
      .filter(({ result, line }) => result === "found" && before.get(line)?.matched.result !== "found")
      .flatMap(({ candidates }) => candidates.filter(({ archived }) => !archived));
    toggle(found.map(creatorOf), true);
  };

  const pick = (index: number, creator_uid: string | null) => {
    const line = pasted[index];
    if (!line) return;
    const candidates = line.matched.candidates.map(creatorOf);
    setChosen((now) => {
      const without = changed(
        now,
        candidates.filter(({ uid }) => uid === line.picked),
        false,
      );
      return changed(
        without,
        candidates.filter(({ uid }) => uid === creator_uid),
        true,
      );
    });
    updateLine(index, { picked: creator_uid });
  };

  const people = useMemo(
    () => [...chosen.values()].filter(({ uid }) => !assignedUids.has(uid)),
    [chosen, assignedUids],
  );
  const order = useMemo<AssignOrder>(() => {
    const uids = people.map(({ uid }) => uid).filter((uid) => !hints.get(uid)?.archived);
    const register = pasted.flatMap(({ matched, registers, display_name }) =>
      registers && matched.register
        ? [{ ...matched.register, display_name: display_name.trim() || matched.register.handle }]
        : [],
    );
    return { uids, register: distinctRegistrations(register) };
  }, [people, hints, pasted]);

  return {
    isChosen: (uid: string) => chosen.has(uid),
    people,
    pasted,
    order,
    toggle,
    updateLine,
    takeMatches,
    pick,
    /** Takes away what was added; `registered`: all that was to be registered, too. Names the lines that are done. */
    settle: (uids: readonly string[], registered: boolean): string[] => {
      setChosen((now) => new Map([...now].filter(([uid]) => !uids.includes(uid))));
      const isDone = ({ matched, registers, picked }: PastedLine) => {
        if (matched.result === "assigned") return true;
        if (matched.result === "unknown") return registers && registered;
        const named = matched.result === "several" ? picked : matched.candidates[0]?.creator_uid;
        return named !== null && named !== undefined && uids.includes(named);
      };
      setPasted((now) => now.filter((line) => !isDone(line)));
      return pasted.filter(isDone).map(({ matched }) => matched.line);
    },
    clear: () => {
      setChosen(new Map());
      setPasted((now) => now.map((line) => ({ ...line, picked: null, registers: false })));
    },
  };
}

export type AssignChoice = ReturnType<typeof useAssignChoice>;
