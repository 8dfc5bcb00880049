import type { Page } from "playwright-core";

interface Loaded {
  /** With what is asked for. */
  readonly path: string;
  readonly method: string;
  readonly kind: string;
  /** By the page's clock: seconds since the machine was started. */
  readonly at: number;
  bytes: number;
}

export interface PageLoad {
  /** How many requests the page made, all of them or up to a moment. */
  readonly requests: (until?: number) => number;
  readonly count: (kind: "Script") => number;
  /** Those to the API. */
  readonly calls: (until?: number) => string[];
  /** What travelled, in kB as it was encoded; of what was asked for up to a moment, or of all. */
  readonly kb: (kind: "Script" | "Font" | "Image" | "all", until?: number) => number;
  readonly paths: () => string[];
  /** When the page itself was asked for. */
  readonly startedAt: () => number;
  /** Notes nothing more: a page that goes on would tell each that ever watched it. */
  readonly end: () => Promise<void>;
}

/** Notes what a page loads from the moment it is asked for, as Chromium's own network log has it. */
export async function watchPageLoad(page: Page): Promise<PageLoad> {
  const log = await page.context().newCDPSession(page);
  const loaded = new Map<string, Loaded>();
  log.on("Network.requestWillBeSent", ({ requestId, request, type = "", timestamp }) => {
    const { protocol, pathname, search } = new URL(request.url);
    if (!protocol.startsWith("http")) return;
    const path = `${pathname}${search}`;
    // What the page before still asks for is none of this one's.
    if (type === "Document") loaded.clear();
    loaded.set(requestId, { path, method: request.method, kind: type, at: timestamp, bytes: 0 });
  });
  log.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const found = loaded.get(requestId);
    if (found) found.bytes = encodedDataLength;
  });
  await log.send("Network.enable");
  const all = () => [...loaded.values()];
  const before = (until = Number.POSITIVE_INFINITY) => all().filter(({ at }) => at <= until);
  return {
    requests: (until) => before(until).length,
    count: (kind) => all().filter((each) => each.kind === kind).length,
    calls: (until) =>
      before(until)
        .filter(({ kind, path }) => /^(Fetch|XHR|EventSource)$/.test(kind) && !path.startsWith("/assets/"))
        .map(({ method, path }) => (method === "GET" ? path : `${method} ${path}`)),
    kb: (kind, until) =>
      before(until)
        .filter((each) => kind === "all" || each.kind === kind)
        .reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    paths: () => all().map(({ path, kind, bytes }) => `${kind} ${path} ${bytes}`),
    startedAt: () => all()[0]?.at ?? 0,
    end: () => log.detach(),
  };
}
