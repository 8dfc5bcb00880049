import { fullPath } from "@tsumugi/contract";
import { endpoints } from "@tsumugi/contract/schemas";
import { handlers } from "@tsumugi/mocks";
import { setupWorker } from "msw/browser";
import { HttpNetworkFrame } from "msw/experimental";

/** First segments of the contract's calls; what Storybook itself loads begins otherwise. */
const OURS = new Set(endpoints.map((endpoint) => fullPath(endpoint).split("/")[1]));
const unhandled: string[] = [];

/** Beside the page, so that a published Storybook works under any path; the test runner serves it at the root. */
const workerUrl = import.meta.env.MODE === "test" ? "/mockServiceWorker.js" : "./mockServiceWorker.js";

/** The addon's own start still passes an option that msw 3 no longer knows. */
export async function startWorker() {
  const worker = setupWorker(...handlers);
  await worker.start({
    quiet: true,
    serviceWorker: { url: workerUrl },
    onUnhandledFrame({ frame }) {
      if (!(frame instanceof HttpNetworkFrame)) return;
      const { method, url } = frame.data.request;
      if (OURS.has(new URL(url).pathname.split("/")[1])) unhandled.push(`${method} ${url}`);
    },
  });
  return worker;
}

/** What an earlier story asked on its way out is no matter of the next one. */
export function forgetUnhandled(): void {
  unhandled.length = 0;
}

/** A call of ours that no handler answers fails the story that made it. */
export function failOnUnhandled(): void {
  if (unhandled.length > 0) throw new Error(`no mock answers: ${unhandled.splice(0).join(", ")}`);
}
