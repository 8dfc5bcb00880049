import { errorCatalogue } from "@tsumugi/contract";
import { handlers as happyPath } from "@tsumugi/mocks";
import { getResponse, type HttpHandler, HttpResponse } from "msw";
import { createStore } from "./createStore.ts";
import type { StageClock } from "./stageClock.ts";
import type { StageLog } from "./stageLog.ts";

/** How the network of a story behaves. `lost`: the server does what it is asked, and its answer never arrives. */
export const networkModes = ["ok", "slow", "off", "failing", "notFound", "malformed", "lost"] as const;
export type NetworkMode = (typeof networkModes)[number];

export const networkLabels: Record<NetworkMode, string> = {
  ok: "つながる",
  slow: "遅い",
  off: "切れている",
  failing: "500 を返す",
  notFound: "404 を返す",
  malformed: "読めない返事",
  lost: "返事が届かない",
};

/** How long a slow answer takes, ms. */
const SLOW_MS = 3_000;

const errorAnswer = (code: "internal" | "not_found"): Response => {
  const { status, message } = errorCatalogue[code];
  return HttpResponse.json({ code, message, request_id: "req_story" }, { status });
};

const offline = () => new TypeError("Failed to fetch");

/** Rejects when the caller gives up, as the browser's own fetch does. */
const orAborted = <T>(work: Promise<T>, { signal }: Request): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      const giveUp = () => reject(signal.reason);
      if (signal.aborted) giveUp();
      else signal.addEventListener("abort", giveUp, { once: true });
    }),
  ]);

interface NetworkOptions {
  readonly clock: StageClock;
  readonly log: StageLog;
  /** Answers of this story, before those of the happy path. */
  readonly handlers: readonly HttpHandler[];
}

/**
 * The network of one story: the mocks answer (MSW's handlers, asked directly, so that several stories on one page do not
 * disturb each other), and everything is written into the log. It can be broken in all the ways that networks break.
 */
export function createStageNetwork({ clock, log, handlers }: NetworkOptions) {
  const mode = createStore<NetworkMode>("ok");
  /** Failures that are left before `failing` is `ok` again. */
  let failuresLeft = Number.POSITIVE_INFINITY;
  const failedInARow = new Map<string, number>();
  const slowly = clock.laterCalled("遅い返事");

  const answerOf = async (request: Request): Promise<Response> => {
    const answer = await getResponse([...handlers, ...happyPath], request);
    if (!answer) throw new Error(`no mock answers ${request.method} ${request.url}`);
    return answer;
  };

  const go = async (request: Request): Promise<Response> => {
    switch (mode.get()) {
      case "off":
        throw offline();
      case "lost":
        await answerOf(request);
        throw offline();
      case "failing":
        failuresLeft -= 1;
        if (failuresLeft <= 0) mode.set("ok");
        return errorAnswer("internal");
      case "notFound":
        return errorAnswer("not_found");
      case "malformed":
        return new HttpResponse("<!doctype html><title>Proxy</title>", {
          headers: { "content-type": "text/html" },
        });
      case "slow":
        await new Promise<void>((resolve) => slowly(resolve, SLOW_MS));
        return answerOf(request);
      default:
        return answerOf(request);
    }
  };

  const fetchOf =
    (tab?: string): typeof fetch =>
    async (input, init) => {
      const request = new Request(new URL(String(input), window.location.origin), init);
      const { pathname, search } = new URL(request.url);
      const path = decodeURIComponent(pathname.replace(/^\/api/, "") + search);
      const name = `${tab ?? ""} ${request.method} ${path}`;
      const failed = failedInARow.get(name) ?? 0;
      const key = request.headers.get("idempotency-key");
      const end = log.add({
        kind: "request",
        tab,
        text: `${request.method} ${path}`,
        attempt: failed + 1,
        detail: key ? `Idempotency-Key: …${key.slice(-6)}` : undefined,
        outcome: { text: "待っています", tone: "neutral" },
      });
      const isBad = (text: string) => {
        failedInARow.set(name, failed + 1);
        end({ outcome: { text, tone: "danger" } });
      };
      try {
        const answer = await orAborted(go(request), request);
        if (!answer.ok) isBad(String(answer.status));
        else {
          failedInARow.delete(name);
          const isReadable = !answer.headers.get("content-type")?.includes("html");
          const text = isReadable ? String(answer.status) : `${answer.status}（読めない）`;
          end({ outcome: { text, tone: isReadable ? "success" : "danger" } });
        }
        return answer;
      } catch (error) {
        if (request.signal.aborted) end({ outcome: { text: "やめた", tone: "neutral" } });
        else isBad("返事なし");
        throw error;
      }
    };

  return {
    mode,
    fetchOf,
    /** Changes the network; `failures` says after how many errors `failing` is over. */
    set(next: NetworkMode, failures = Number.POSITIVE_INFINITY): void {
      if (next === "failing") failuresLeft = failures;
      mode.set(next);
    },
  };
}

export type StageNetwork = ReturnType<typeof createStageNetwork>;
