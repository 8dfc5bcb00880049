// @vitest-environment jsdom
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { describe, expect, it, vi } from "vitest";
import { drawn, page, storiesOf, storyFiles } from "./stories.ts";

/** What browsers have and jsdom has not. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
const noMatch = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
Object.assign(globalThis, { ResizeObserver: Observer, IntersectionObserver: Observer, matchMedia: noMatch });
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** What a server draws: it has neither. */
function onServer<Outcome>(draw: () => Outcome): Outcome {
  vi.stubGlobal("document", undefined);
  vi.stubGlobal("window", undefined);
  try {
    return draw();
  } finally {
    vi.unstubAllGlobals();
  }
}

/** `search` and others that jsdom does not know yet. */
const UNKNOWN_TAG = "is unrecognized in this browser";
/** Where a server left a part for the browser to draw. */
const LEFT_OUT = "<!--$!-->";
/** Rules that React moves to the head; it looks them up by their name. What they say stands in `serverRendering.test.ts`. */
const RULES_OF_HEAD = /(<style[^>]* data-precedence="[^"]*"[^>]*>)[\s\S]*?(?=<\/style>)/g;
const LATER = Date.parse("2026-11-20T10:07:00+09:00");

describe("in the browser", () => {
  // The first one loads the packages; on a machine that does other work, that alone takes long.
  it.each(storyFiles)(
    "wakes $path up as the server sent it, minutes later",
    async ({ load }) => {
      // The first ones show it at rest and at its fullest; what acts comes later.
      for (const [name, Story] of (await storiesOf(load)).slice(0, 4)) {
        // What it loads on demand comes soon after, as on a server that has been running.
        const html = await vi.waitFor(
          () => {
            const { html } = onServer(() => drawn(Story));
            expect(html, name).not.toContain(LEFT_OUT);
            return html;
          },
          { timeout: 60_000, interval: 20 },
        );
        const place = document.createElement("div");
        // React sends what belongs to the head before the rest. Reading the same rules for each story took a third of the time.
        place.innerHTML = html.replace(RULES_OF_HEAD, "$1");
        for (const part of place.querySelectorAll(":scope > :is(style, meta, link)"))
          document.head.append(part);
        document.body.replaceChildren(place);
        const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
        const troubles: unknown[] = [];
        const root = await act(async () =>
          hydrateRoot(place, page(Story, LATER), {
            onRecoverableError: (cause) => troubles.push(String(cause)),
          }),
        );
        const said = complaints.mock.calls.map((parts) => parts.map(String).join(" "));
        complaints.mockRestore();
        await act(async () => root.unmount());
        document.head.replaceChildren();
        expect([...troubles, ...said.filter((one) => !one.includes(UNKNOWN_TAG))], name).toEqual([]);
      }
    },
    180_000,
  );
});
