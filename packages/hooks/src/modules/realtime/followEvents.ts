import { isApiError } from "../../core/apiError.ts";
import type { ConnectionState } from "./commentStore.ts";
import { createEventParser, type StreamEvent } from "./eventParser.ts";

export interface FollowOptions {
  /** Opens the stream, from behind `lastEventId` if one is given. Raises `ApiError`. */
  readonly open: (lastEventId: string | undefined, signal: AbortSignal) => Promise<Response>;
  readonly onEvent: (event: StreamEvent) => void;
  readonly onConnection: (state: ConnectionState) => void;
  /** A stream stands again that cannot tell what happened in between. */
  readonly onGap: () => void;
  /** Told whenever the server has spoken, with the newest id if it named one. */
  readonly onAlive?: (id: string | undefined) => void;
  /** The first stream resumes behind this id. */
  readonly since?: string;
  /** The first stream, too, comes after something that nobody can tell. */
  readonly startsWithGap?: boolean;
  /** Silence after which a stream counts as dead; the server speaks at least every 25 s. */
  readonly silenceMs?: number;
  readonly random?: () => number;
}

const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;
/** Trying again changes nothing: the caller may not, or the address is gone for good. */
const FINAL_STATUSES = [401, 403, 404, 410];

/** Full jitter: clients that lost one server do not come back at one moment. */
export const reconnectDelay = (attempt: number, random: () => number = Math.random): number =>
  Math.round(random() * Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt));

async function readAll(response: Response, onText: (text: string) => void): Promise<void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const piece = await reader?.read();
    if (!piece || piece.done) return;
    onText(piece.value);
  }
}

/** Follows an event stream for good: resumes after a cut, notices a dead one. Answers the stop function. */
export function followEvents(options: FollowOptions): () => void {
  const { silenceMs = 60_000, random } = options;
  const stopped = new AbortController();
  let lastEventId = options.since;
  let wasOpen = options.startsWithGap ?? false;
  let attempt = 0;

  const once = async () => {
    const stream = new AbortController();
    const end = () => stream.abort();
    stopped.signal.addEventListener("abort", end);
    // The connection would look alive until the silence is noticed.
    globalThis.addEventListener?.("offline", end);
    let watch = setTimeout(end, silenceMs);
    const parse = createEventParser(options.onEvent, (id) => {
      lastEventId = id;
    });
    try {
      const response = await options.open(lastEventId, stream.signal);
      options.onConnection("open");
      if (wasOpen && lastEventId === undefined) options.onGap();
      wasOpen = true;
      await readAll(response, (text) => {
        clearTimeout(watch);
        watch = setTimeout(end, silenceMs);
        attempt = 0;
        parse(text);
        options.onAlive?.(lastEventId);
      });
    } finally {
      clearTimeout(watch);
      stopped.signal.removeEventListener("abort", end);
      globalThis.removeEventListener?.("offline", end);
    }
  };

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        globalThis.removeEventListener?.("online", wake);
        stopped.signal.removeEventListener("abort", wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      globalThis.addEventListener?.("online", wake);
      stopped.signal.addEventListener("abort", wake);
    });

  const run = async () => {
    options.onConnection("connecting");
    while (!stopped.signal.aborted) {
      try {
        await once();
      } catch (error) {
        if (isApiError(error) && FINAL_STATUSES.includes(error.status)) {
          if (!stopped.signal.aborted) options.onConnection("closed");
          return;
        }
      }
      if (stopped.signal.aborted) return;
      options.onConnection("reconnecting");
      await pause(reconnectDelay(attempt, random));
      attempt += 1;
    }
  };
  void run();
  return () => stopped.abort();
}
