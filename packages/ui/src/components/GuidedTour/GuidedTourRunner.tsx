import { type RefObject, useEffect, useRef, useState } from "react";
import { ACTIONS, EVENTS, type EventData, Joyride, STATUS, type Step } from "react-joyride";
import { isComposing } from "../../format/ime.ts";
import { TOP_BAR_HEIGHT, zIndex } from "../../theme/tokens.ts";
import { useWord } from "../../words/useWord.ts";
import { openerOf, restoreFocus, surroundingOf } from "../Dialog/opener.ts";
import type { GuidedTourProps } from "./GuidedTour.tsx";
import { TourPanel } from "./TourPanel.tsx";

/** Height of the fixed bar that would cover a target, plus a margin. */
const STICKY = TOP_BAR_HEIGHT + 24;

/** A page that already shows the target must not scroll. */
const isInView = (selector: string) => {
  const element = document.querySelector(selector);
  const box = element?.getBoundingClientRect();
  // A target in the bar itself is never covered by it.
  const top = element?.closest("header") ? 0 : STICKY;
  return box !== undefined && box.top >= top && box.bottom <= window.innerHeight;
};

const isShown = (selector: string) => {
  const element = document.querySelector(selector);
  return element !== null && element.getClientRects().length > 0;
};

const LOOK_EVERY = 200;
const GIVE_UP_AFTER = 3000;

/**
 * The steps whose target exists, looked up once the first target is rendered. A step whose target
 * is missing is skipped. If no target exists after 3 s, the tour ends.
 */
function useShownSteps(steps: GuidedTourProps["steps"], onEnd: GuidedTourProps["onEnd"]) {
  const [found, setFound] = useState<GuidedTourProps["steps"] | null>(null);
  const latest = useRef({ steps, onEnd });
  useEffect(() => {
    latest.current = { steps, onEnd };
  });
  useEffect(() => {
    let waited = 0;
    const look = () => {
      const shown = latest.current.steps.filter((step) => isShown(step.target));
      waited += LOOK_EVERY;
      if (shown.length > 0) setFound(shown);
      else if (waited < GIVE_UP_AFTER) timer = setTimeout(look, LOOK_EVERY);
      else latest.current.onEnd({ completed: false });
    };
    let timer = setTimeout(look, 0);
    return () => clearTimeout(timer);
  }, []);
  return found;
}

/** Restores the focus after the tour, or moves it to the heading if the element is gone; not from what ended it by a press. */
function useFocusBack(isPressed: RefObject<boolean>) {
  useEffect(() => {
    const element = openerOf(document.activeElement);
    const opener = { element, surrounding: surroundingOf(element) };
    return () => {
      if (!isPressed.current) restoreFocus(opener);
    };
  }, [isPressed]);
}

/**
 * Whoever presses beside the panel wants to go on: it ends. The place that is pointed at takes the press itself; under the
 * overlay a field is focused, so that one press is enough to type. Esc ends it, too, unless it takes back a kana conversion.
 */
function useEndByUser(onEnd: () => void) {
  const isPressed = useRef(false);
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    const stop = new AbortController();
    const press = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest(".react-joyride__floater")) return;
      // Before the panel is there, a press was meant for something else.
      if (!document.querySelector(".react-joyride__floater")) return;
      isPressed.current = true;
      const under = target.closest("#react-joyride-portal")
        ? document
            .elementsFromPoint(event.clientX, event.clientY)
            .find((element) => !element.closest("#react-joyride-portal"))
        : undefined;
      const field = under?.closest<HTMLElement>("input, textarea, select");
      latest.current();
      // The library gives the focus back first.
      if (field) setTimeout(() => field.focus());
    };
    const leave = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || isComposing(event)) return;
      if (document.querySelector(".react-joyride__floater")) latest.current();
    };
    document.addEventListener("click", press, { capture: true, signal: stop.signal });
    document.addEventListener("keydown", leave, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return isPressed;
}

const EDGE = 16;

/** At the foot of the window, or where that would lie over the target, under the bar at its head. */
const atFoot: NonNullable<Step["floatingOptions"]> = {
  strategy: "fixed",
  hideArrow: true,
  middleware: [
    {
      name: "foot",
      fn: ({ rects: { floating, reference } }) => {
        const { innerWidth, innerHeight } = window;
        const y = innerHeight - floating.height - EDGE;
        const isNarrow = innerWidth < 2 * floating.width;
        return {
          x: isNarrow ? (innerWidth - floating.width) / 2 : innerWidth - floating.width - EDGE,
          y: reference.y + reference.height + EDGE > y && y > STICKY ? STICKY : y,
        };
      },
    },
  ],
};

/** The tour itself, with its library. */
export function GuidedTourRunner({ run, steps, onEnd }: GuidedTourProps) {
  const word = useWord();
  const found = useShownSteps(steps, onEnd);
  useFocusBack(useEndByUser(() => onEnd({ completed: false })));

  const handleEvent = (event: EventData) => {
    if (event.status === STATUS.FINISHED && event.type === EVENTS.TOUR_END) return onEnd({ completed: true });
    if (event.action === ACTIONS.CLOSE || event.action === ACTIONS.SKIP) onEnd({ completed: false });
  };

  if (found === null) return null;
  return (
    <Joyride
      run={run}
      continuous
      steps={found.map((step) => ({
        ...step,
        ...(step.placement === "foot"
          ? { placement: "bottom" as const, floatingOptions: atFoot }
          : { placement: step.placement ?? "auto" }),
        skipScroll: isInView(step.target),
      }))}
      onEvent={handleEvent}
      tooltipComponent={TourPanel}
      locale={{
        back: word("戻る"),
        close: word("閉じる"),
        last: word("終了"),
        next: word("次へ"),
        open: word("案内を開く"),
        skip: word("スキップ"),
      }}
      options={{
        skipBeacon: true,
        // The library would take for its own the Esc of a kana conversion.
        dismissKeyAction: false,
        overlayClickAction: false,
        overlayColor: "var(--tsu-overlay)",
        scrollOffset: STICKY,
        spotlightRadius: 8,
        arrowColor: "var(--tsu-raised)",
        zIndex: zIndex.tour,
      }}
    />
  );
}
