import type { RealtimeEvent } from "@tsumugi/contract";

export interface TestStream {
  /** Everything that came so far. */
  readonly events: RealtimeEvent[];
  /** The newest cursor. */
  readonly cursor: string;
  readonly closed: boolean;
  /** Waits until an event passes. */
  until(passes: (event: RealtimeEvent) => boolean): Promise<RealtimeEvent>;
  untilClosed(): Promise<void>;
  leave(): Promise<void>;
}

/** A machine that does other work is late, ms; what never comes fails all the same. */
export const PATIENCE = 20_000;

/** Reads an event stream as a browser does: blocks apart at blank lines, ids kept. */
export function readStream(response: Response): TestStream {
  if (!response.body) throw new Error(`no stream: ${response.status}`);
  const reader = response.body.getReader();
  const events: RealtimeEvent[] = [];
  let cursor = "";
  let closed = false;
  let waiting: (() => void)[] = [];
  const wake = () => {
    for (const each of waiting) each();
    waiting = [];
  };

  const take = (block: string) => {
    const data: string[] = [];
    for (const line of block.split("\n")) {
      if (line.startsWith("id: ")) cursor = line.slice(4);
      if (line.startsWith("data: ")) data.push(line.slice(6));
    }
    if (data.length > 0) events.push(JSON.parse(data.join("\n")) as RealtimeEvent);
  };

  void (async () => {
    const decoder = new TextDecoder();
    let text = "";
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true });
      const blocks = text.split("\n\n");
      text = blocks.pop() ?? "";
      for (const block of blocks) take(block);
      wake();
    }
  })()
    .catch(() => {})
    .finally(() => {
      closed = true;
      wake();
    });

  async function waitFor<T>(look: () => T | undefined, what: string): Promise<T> {
    const end = performance.now() + PATIENCE;
    for (;;) {
      const found = look();
      if (found !== undefined) return found;
      const left = end - performance.now();
      if (left <= 0) throw new Error(`${what} within ${PATIENCE} ms; came: ${JSON.stringify(events)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  return {
    events,
    get cursor() {
      return cursor;
    },
    get closed() {
      return closed;
    },
    until: (passes) => waitFor(() => events.find(passes), "no such event"),
    untilClosed: async () => {
      await waitFor(() => closed || undefined, "the stream did not end");
    },
    leave: () => reader.cancel(),
  };
}
