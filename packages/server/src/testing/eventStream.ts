import type { RealtimeEvent } from "@tsumugi/contract";

export interface TestStream {
  /** Everything that came so far. */
  readonly events: RealtimeEvent[];
  /** The newest cursor. */
  readonly cursor: string;
  readonly closed: boolean;
  /** Waits until an event passes; fails after `ms`. */
  until(passes: (event: RealtimeEvent) => boolean, ms?: number): Promise<RealtimeEvent>;
  untilClosed(ms?: number): Promise<void>;
  leave(): Promise<void>;
}

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

  async function waitFor<T>(look: () => T | undefined, what: string, ms: number): Promise<T> {
    const end = Date.now() + ms;
    for (;;) {
      const found = look();
      if (found !== undefined) return found;
      const left = end - Date.now();
      if (left <= 0) throw new Error(`${what} within ${ms} ms; came: ${JSON.stringify(events)}`);
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
    until: (passes, ms = 2000) => waitFor(() => events.find(passes), "no such event", ms),
    untilClosed: async (ms = 5000) => {
      await waitFor(() => closed || undefined, "the stream did not end", ms);
    },
    leave: () => reader.cancel(),
  };
}
