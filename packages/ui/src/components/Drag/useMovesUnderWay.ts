import { useState } from "react";

/** What is being moved, by key, with the place where it is shown until its saving ends. */
export type MovesUnderWay = ReadonlyMap<string, string>;

/** Shows what is moved at its new place at once: until it is saved, or refused. */
export function useMovesUnderWay() {
  const [moving, setMoving] = useState<MovesUnderWay>(new Map());
  /** Settles as the saving does. */
  const show = async (key: string, place: string, saving: Promise<unknown>) => {
    setMoving((now) => new Map(now).set(key, place));
    try {
      await saving;
    } finally {
      setMoving((now) => new Map([...now].filter(([each]) => each !== key)));
    }
  };
  return { moving, show };
}
