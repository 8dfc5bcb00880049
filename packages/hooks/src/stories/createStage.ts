import type { HttpHandler } from "msw";
import { createContext, useContext, useSyncExternalStore } from "react";
import type { StageStore } from "./createStore.ts";
import { createStageClock, type Pace } from "./stageClock.ts";
import { createStageLog } from "./stageLog.ts";
import { createStageNetwork } from "./stageNetwork.ts";

/** The time, the network and the log of one story. */
export function createStage(pace: Pace, handlers: readonly HttpHandler[]) {
  const clock = createStageClock(pace);
  const log = createStageLog(clock.now);
  const network = createStageNetwork({ clock, log, handlers });
  return { clock, log, network, id: crypto.randomUUID() };
}

export type Stage = ReturnType<typeof createStage>;

export const StageContext = createContext<Stage | null>(null);

/** The stage that the story stands on. */
export function useStage(): Stage {
  const stage = useContext(StageContext);
  if (!stage) throw new Error("useStage needs a <Stage> above it");
  return stage;
}

export const useStored = <T>(store: StageStore<T>): T => useSyncExternalStore(store.subscribe, store.get);
