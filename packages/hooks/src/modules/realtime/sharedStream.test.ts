import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../core/apiError.ts";
import { fakeBrowser } from "../../testing/fakeBrowser.ts";
import type { ConnectionState } from "./commentStore.ts";
import { followShared } from "./sharedStream.ts";

const NAME = "tsumugi.events.u1:co";
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

/** A server that numbers what it says and lets a stream resume behind a number. */
function server() {
  const said: string[] = [];
  const streams = new Set<{ write: (text: string) => void; close: () => void }>();
  const resumedFrom: (string | undefined)[] = [];
  let refusal: Error | undefined;
  const frame = (n: number) => `id: ${n}\ndata: ${said[n - 1]}\n\n`;
  const open = async (last: string | undefined, signal: AbortSignal) => {
    if (refusal) throw refusal;
    resumedFrom.push(last);
    const encoder = new TextEncoder();
    let one: { write: (text: string) => void; close: () => void };
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        one = {
          write: (text) => controller.enqueue(encoder.encode(text)),
          close: () => controller.close(),
        };
        streams.add(one);
        signal.addEventListener("abort", () => {
          streams.delete(one);
          controller.error(new DOMException("aborted", "AbortError"));
        });
        for (let n = Number(last ?? said.length) + 1; n <= said.length; n++) one.write(frame(n));
        one.write(`id: ${said.length}\n\n`);
      },
    });
    return new Response(body);
  };
  return {
    open,
    resumedFrom,
    say: (data: string) => {
      said.push(data);
      for (const one of streams) one.write(frame(said.length));
    },
    cut: () => {
      for (const one of streams) one.close();
      streams.clear();
    },
    refuse: (error: Error | undefined) => {
      refusal = error;
    },
    streams: () => streams.size,
  };
}

function openTab(browser: ReturnType<typeof fakeBrowser>, from: ReturnType<typeof server>) {
  const { share, freeze } = browser.tab();
  const heard: string[] = [];
  const states: ConnectionState[] = [];
  const onGap = vi.fn();
  const stop = followShared(
    {
      open: from.open,
      onGap,
      silenceMs: 24 * 60 * 60_000,
      random: () => 1,
      onEvent: ({ data }) => heard.push(data),
      onConnection: (state) => states.push(state),
    },
    NAME,
    share,
  );
  return { heard, states, onGap, stop, freeze };
}

const see = (state: DocumentVisibilityState) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};

describe("one stream for all tabs", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it("opens one stream for seven tabs, and each hears everything once", async () => {
    const from = server();
    const browser = fakeBrowser();
    const tabs = Array.from({ length: 7 }, () => openTab(browser, from));
    await settle();
    from.say("a");
    from.say("b");
    await settle();
    expect(from.streams()).toBe(1);
    expect(tabs.map(({ heard }) => heard.join())).toEqual(Array(7).fill("a,b"));
    expect(tabs.map(({ states }) => states.at(-1))).toEqual(Array(7).fill("open"));
  });

  it("gives each tab a stream where the browser refuses locks", async () => {
    const from = server();
    const browser = fakeBrowser(new DOMException("denied", "SecurityError"));
    const tabs = [1, 2].map(() => openTab(browser, from));
    await settle();
    from.say("a");
    await settle();
    expect(tabs.map(({ heard, states }) => [heard, states.at(-1)])).toEqual(Array(2).fill([["a"], "open"]));
    for (const { stop } of tabs) stop();
    await settle();
    expect(from.streams()).toBe(0);
  });

  it("hands over when the leader closes; the next resumes where it was, and nothing is missing", async () => {
    const from = server();
    const browser = fakeBrowser();
    const [first, second, third] = [1, 2, 3].map(() => openTab(browser, from));
    await settle();
    from.say("a");
    await settle();
    first?.stop();
    from.say("while nobody listened");
    await settle();
    expect(from.streams()).toBe(1);
    expect(from.resumedFrom).toEqual([undefined, "1"]);
    from.say("b");
    await settle();
    for (const tab of [second, third]) {
      expect(tab?.heard).toEqual(["a", "while nobody listened", "b"]);
      expect(tab?.onGap).not.toHaveBeenCalled();
    }
    expect(first?.heard).toEqual(["a"]);
  });

  it("hands over from a quiet stream, too: its opening named the place", async () => {
    const from = server();
    from.say("before");
    const browser = fakeBrowser();
    const first = openTab(browser, from);
    const second = openTab(browser, from);
    await settle();
    first.stop();
    await settle();
    expect(from.resumedFrom).toEqual([undefined, "1"]);
    expect(second.onGap).not.toHaveBeenCalled();
  });

  it("asks for everything again when it took over without knowing where the other was", async () => {
    const from = server();
    const browser = fakeBrowser();
    const first = openTab(browser, { ...from, open: async () => new Response(new ReadableStream()) });
    const second = openTab(browser, from);
    await settle();
    expect(second.states.at(-1)).toBe("open");
    first.stop();
    await settle();
    expect(second.onGap).toHaveBeenCalledTimes(1);
  });

  it("takes over from a tab that is frozen, which follows when it thaws", async () => {
    const from = server();
    const browser = fakeBrowser();
    const first = openTab(browser, from);
    const second = openTab(browser, from);
    await settle();
    from.say("a");
    await settle();
    first.freeze();
    await settle(65_000 + 5_000);
    expect(from.resumedFrom).toHaveLength(2);
    expect(from.streams()).toBe(1);
    first.freeze(false);
    from.say("b");
    await settle();
    expect(first.heard).toEqual(["a", "b"]);
    expect(second.heard).toEqual(["a", "b"]);
  });

  it("asks at once when a tab is looked at, and leaves the lead to seen tabs", async () => {
    const from = server();
    const browser = fakeBrowser();
    const first = openTab(browser, from);
    openTab(browser, from);
    await settle();
    see("hidden");
    first.freeze();
    await settle(10 * 60_000);
    expect(from.resumedFrom).toHaveLength(1);
    see("visible");
    await settle(5_000);
    expect(from.resumedFrom).toHaveLength(2);
  });

  it("leaves the lead where it is while the leader speaks or answers", async () => {
    const from = server();
    const browser = fakeBrowser();
    openTab(browser, from);
    openTab(browser, from);
    await settle();
    for (let minute = 0; minute < 10; minute++) {
      from.say(`${minute}`);
      await settle(50_000);
      see("visible");
      await settle(10_000);
    }
    expect(from.resumedFrom).toHaveLength(1);
  });

  it("notifies every tab of a cut and of the reconnection", async () => {
    const from = server();
    const browser = fakeBrowser();
    const tabs = [openTab(browser, from), openTab(browser, from)];
    await settle();
    from.cut();
    await settle();
    expect(tabs.map(({ states }) => states.at(-1))).toEqual(["reconnecting", "reconnecting"]);
    await settle(1_000);
    expect(tabs.map(({ states }) => states.at(-1))).toEqual(["open", "open"]);
  });

  it("says closed everywhere when the server refuses for good", async () => {
    const from = server();
    from.refuse(new ApiError({ status: 403, statusText: "", message: "x", code: "forbidden" }));
    const browser = fakeBrowser();
    const tabs = [openTab(browser, from), openTab(browser, from)];
    await settle();
    expect(tabs.map(({ states }) => states.at(-1))).toEqual(["closed", "closed"]);
  });

  it("leaves no stream, lock or timer behind", async () => {
    const from = server();
    const browser = fakeBrowser();
    const tabs = [openTab(browser, from), openTab(browser, from)];
    await settle();
    for (const { stop } of tabs) stop();
    await settle();
    expect(from.streams()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
    openTab(browser, from).stop();
    await settle();
    expect(from.streams()).toBe(0);
  });
});
