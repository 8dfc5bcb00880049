import { isApiError } from "../../core/apiError.ts";
import type { ConnectionState } from "./commentStore.ts";
import { createEventParser, type StreamEvent } from "./eventParser.ts";

export interface FollowOptions {
  /** Opens the stream, after `lastEventId` if one is given. Raises `ApiError`. */
  readonly open: (lastEventId: string | undefined, signal: AbortSignal) => Promise<Response>;
  readonly onEvent: (event: StreamEvent) => void;
  readonly onConnection: (state: ConnectionState) => void;
  /** A stream is open again without the events that were missed. */
  readonly onGap: () => void;
  /** Called with each piece of data from the server, with the newest id if there is one. */
  readonly onAlive?: (id: string | undefined) => void;
  /** The first stream resumes after this id. */
  readonly since?: string;
  /** Events were missed even before the first stream. */
  readonly startsWithGap?: boolean;
  /** A stream without data for this long counts as dead; the server sends some at least every 25 s. */
  readonly silenceMs?: number;
  readonly random?: () => number;
}

const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;
/**
 * A retry cannot help: the caller is not allowed, or the server itself says that there is no such stream. A proxy says so,
 * too, while the server behind it is replaced, and knows of no number to inquire by.
 */
const isFinal = (error: unknown): boolean =>
  isApiError(error) &&
  ([401, 403].includes(error.status) || ([404, 410].includes(error.status) && error.requestId !== null));

/** Full jitter: clients that lost a server do not all return at the same moment. */
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

/** Follows an event stream until stopped: resumes after a cut, notices a dead one. Returns the stop function. */
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
    // Without this the connection would look alive until the silence is noticed.
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
        if (isFinal(error)) {
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
