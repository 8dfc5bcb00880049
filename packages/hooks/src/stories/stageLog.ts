import { createStore } from "./createStore.ts";

export type LogTone = "neutral" | "info" | "success" | "warning" | "danger";

/** What kind of thing happened: a request, a wait, something that the server sends, a person's act, a consequence. */
export type LogKind = "request" | "wait" | "event" | "act" | "note";

export interface LogEntry {
  readonly id: number;
  /** Milliseconds since the story began. */
  readonly at: number;
  readonly kind: LogKind;
  /** Which of several tabs. */
  readonly tab?: string | undefined;
  readonly text: string;
  readonly detail?: string | undefined;
  /** Which attempt in a row, from 1. */
  readonly attempt?: number | undefined;
  readonly outcome?: { readonly text: string; readonly tone: LogTone } | undefined;
  readonly tookMs?: number | undefined;
}

export type NewEntry = Omit<LogEntry, "id" | "at">;

/** What happened in a story, oldest first. */
export function createStageLog(now: () => number) {
  const entries = createStore<readonly LogEntry[]>([]);
  let last = 0;
  return {
    entries,
    /** Answers what completes the entry later: a request that ended. */
    add(entry: NewEntry): (end: Partial<NewEntry>) => void {
      last += 1;
      const id = last;
      const at = now();
      entries.set([...entries.get(), { ...entry, id, at }]);
      return (end) => {
        const tookMs = now() - at;
        entries.set(entries.get().map((one) => (one.id === id ? { ...one, ...end, tookMs } : one)));
      };
    },
    clear: () => entries.set([]),
  };
}

export type StageLog = ReturnType<typeof createStageLog>;
