import { cleanup, configure, getConfig } from "@testing-library/react";
import { afterAll, afterEach, vi } from "vitest";
import { printsPageAtTheEnd } from "./elementError.ts";
import "./elementTraces.ts";

// A machine that does other work draws late; what never comes fails all the same.
configure({ asyncUtilTimeout: 5000 });
configure(printsPageAtTheEnd(getConfig));

// Files share a process and its window, and Testing Library signs up for cleaning only in the first of them.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(cleanup);

// jsdom takes its clock for frames when it needs one and keeps it for good: taken from a test's own clock, which then
// goes away, it would draw no frame in any later file. So it takes one here, once, and always needs it.
const drawsFrames = Symbol.for("tsumugi draws frames");
if (typeof document !== "undefined" && !Reflect.has(document, drawsFrames)) {
  Reflect.set(document, drawsFrames, true);
  const nextFrame = window.requestAnimationFrame.bind(window);
  const draw = () => void nextFrame(draw);
  draw();
}

// It lays nothing out and cannot scroll. Whether a page's bars hide a cell depends on styles that an earlier file leaves in
// the window, and so whether a cell is scrolled to at all.
if (typeof document !== "undefined") {
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.scrollTo ??= () => {};
}

const { setTimeout, clearTimeout, setInterval, clearInterval, Date: RealDate } = globalThis;

/** Nothing of a file reaches the next one, whichever that is. */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  // A spy on a clock that has gone by now puts that clock back: in it no interval of a later file would ever come.
  Object.assign(globalThis, { setTimeout, clearTimeout, setInterval, clearInterval, Date: RealDate });
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (typeof document === "undefined") return;
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});
