import { type ComponentType, useEffect, useRef, useState } from "react";

/** What of a component only those need who open it: its code comes with the first sign that somebody will. */
export interface LaterPart<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly present: () => ComponentType<Props> | undefined;
}

type Loadable = { readonly load: () => Promise<unknown> };

const parts: Loadable[] = [];

export function laterPart<Props>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  let present: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;
  const part: LaterPart<Props> = {
    present: () => present,
    load: () => {
      coming ??= load().then(
        (component) => {
          present = component;
          return component;
        },
        (cause) => {
          // Whoever opens it next tries once more.
          coming = undefined;
          throw cause;
        },
      );
      return coming;
    },
  };
  parts.push(part);
  return part;
}

/** Loads every part of the components that a page has so far. One that cannot be loaded comes when it is opened. */
export async function loadParts(): Promise<void> {
  await Promise.allSettled(parts.map(({ load }) => load()));
}

/**
 * The part, from the first opening on; undefined while its code is on its way. It stays after that, so that it can close as
 * it likes. Where the code cannot be loaded, `onFail` has to close what is open, and the next opening tries once more.
 */
export function useLaterPart<Props>(part: LaterPart<Props>, isOpen: boolean, onFail: () => void) {
  const [wasOpen, setWasOpen] = useState(false);
  const [, redraw] = useState(0);
  const fail = useRef(onFail);
  fail.current = onFail;
  useEffect(() => {
    if (!isOpen) return;
    let isGone = false;
    setWasOpen(true);
    if (!part.present()) {
      part.load().then(
        () => isGone || redraw((count) => count + 1),
        () => isGone || fail.current(),
      );
    }
    return () => {
      isGone = true;
    };
  }, [part, isOpen]);
  return wasOpen ? part.present() : undefined;
}

/** For an element that opens the part: who points at it or focuses it is about to. */
export function intentOf({ load }: Loadable) {
  const onIntent = () => void load().catch(() => undefined);
  return { onPointerEnter: onIntent, onFocus: onIntent };
}
