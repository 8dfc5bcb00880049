import { type ComponentType, useCallback, useEffect, useState } from "react";

/** Loads a plot from its own chunk. */
export type PlotLoader<Props> = () => Promise<ComponentType<Props>>;

type Loaded<Props> = { Plot: ComponentType<Props> | null; hasFailed: boolean };

/**
 * The plot once its chunk is loaded. Not `lazy`, because that keeps a failed load forever, while on a
 * mobile connection the second attempt often succeeds.
 */
export function usePlot<Props>(load: PlotLoader<Props>, isWanted: boolean) {
  const [attempt, setAttempt] = useState(0);
  const [{ Plot, hasFailed }, setLoaded] = useState<Loaded<Props>>({ Plot: null, hasFailed: false });

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setLoaded({ Plot: loaded, hasFailed: false }),
      () => isCurrent && setLoaded({ Plot: null, hasFailed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, attempt]);

  const retry = useCallback(() => {
    setLoaded({ Plot: null, hasFailed: false });
    setAttempt((count) => count + 1);
  }, []);
  return { Plot, hasFailed, retry };
}
