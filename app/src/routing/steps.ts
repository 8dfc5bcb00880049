import type {
  UNSAFE_createMemoryHistory as createHistory,
  createPath,
  Location,
  NavigateOptions,
  NavigationType,
  To,
} from "react-router-dom";

/** What the router draws, and how it came to that. */
export interface Shown {
  readonly location: Location;
  readonly action: NavigationType;
  /** The page wrote into its own address: nobody went anywhere. */
  readonly keepsScroll: boolean;
}

type Place = Parameters<typeof createPath>[0] & { readonly pathname: string; readonly search: string };

/**
 * Whether somebody is to be asked before a step is made. From outside come the browser's own buttons, links, toasts and
 * keys: whatever is open knows nothing of it. The rest is made by the page itself, or by a dialog that has saved.
 */
export type Asks = (from: Place, to: Place, isFromOutside: boolean) => boolean;

/** How a step is made. */
export interface StepOptions extends Pick<NavigateOptions, "preventScrollReset"> {
  readonly isFromOutside?: boolean;
}

export type StepHistory = Pick<
  ReturnType<typeof createHistory>,
  "action" | "location" | "createHref" | "encodeLocation" | "push" | "replace" | "go" | "listen"
>;

interface Guard {
  readonly asks: Asks;
  /** Called with what makes the step after all. */
  readonly onHeld: (goOn: () => void) => void;
}

export type Steps = ReturnType<typeof createSteps>;

/** Every step from one address to the next: of links, of the code, and of the browser's own buttons. */
export function createSteps(history: StepHistory) {
  let shown: Shown = { location: history.location, action: history.action, keepsScroll: false };
  let guard: Guard | null = null;
  let onStep: ((shown: Shown) => void) | null = null;
  let keepsScroll = false;
  /** The browser has gone back already when it is heard: what is held is taken back, and that is no step. */
  let isTakingBack = false;
  let isAllowed = false;

  /** Where a step leads: a page that writes into its own address names its parameters alone. */
  const placeOf = (to: To) =>
    new URL(history.createHref(to), `http://app.invalid${history.createHref(shown.location)}`);

  const step = (kind: "push" | "replace", to: To, state?: unknown, options?: StepOptions) => {
    const make = () => {
      keepsScroll = options?.preventScrollReset === true;
      // To go where one is makes no further entry for the back button, as with a link of the browser's own.
      const isHere = placeOf(to).href === placeOf(shown.location).href;
      history[isHere ? "replace" : kind](to, state);
      keepsScroll = false;
    };
    const { pathname, search } = placeOf(to);
    if (guard?.asks(shown.location, { pathname, search }, options?.isFromOutside === true))
      guard.onHeld(make);
    else make();
  };

  return {
    shown: (): Shown => shown,
    /** Tells of each step that is made; returns what ends it. */
    follow: (listener: (shown: Shown) => void): (() => void) => {
      onStep = listener;
      const stop = history.listen(({ action, location, delta }) => {
        if (isTakingBack) {
          isTakingBack = false;
          return;
        }
        const wasAllowed = isAllowed;
        isAllowed = false;
        const isBackButton = action === "POP";
        if (isBackButton && delta && !wasAllowed && guard?.asks(shown.location, location, true)) {
          isTakingBack = true;
          history.go(-delta);
          guard.onHeld(() => {
            isAllowed = true;
            history.go(delta);
          });
          return;
        }
        shown = { location, action, keepsScroll };
        onStep?.(shown);
      });
      return () => {
        onStep = null;
        stop();
      };
    },
    /** One guard at a time; returns what takes it away. */
    guardWith: (next: Guard): (() => void) => {
      guard = next;
      return () => {
        if (guard === next) guard = null;
      };
    },
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: step.bind(null, "push"),
      replace: step.bind(null, "replace"),
    },
  };
}
