/** The part of the Web Locks API that is needed. */
export interface Locks {
  request(
    name: string,
    options: { readonly signal?: AbortSignal; readonly steal?: boolean },
    hold: () => Promise<void>,
  ): Promise<unknown>;
}

export interface LeadershipHandlers {
  /** This tab leads from now on. */
  readonly lead: () => void;
  /** Another tab has taken over because this one did not answer. */
  readonly step: () => void;
}

const isDenied = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "name" in error && error.name === "SecurityError";

/** Of all tabs that queue under a name one leads; when it closes or crashes, the next one leads. */
export function createLeadership(locks: Locks, name: string, { lead, step }: LeadershipHandlers) {
  let waiting = new AbortController();
  let isLeading = false;
  let isOver = false;
  let release = () => {};

  const hold = () => {
    isLeading = true;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    if (isOver) release();
    else lead();
    return held;
  };
  const request = (options: Parameters<Locks["request"]>[1]) => {
    locks.request(name, options, hold).catch((error: unknown) => {
      // A browser that blocks the site refuses its locks as well: then no tab can lead another one.
      if (isDenied(error) && !isLeading) return void hold();
      // Released by this tab, or taken from it while it was frozen.
      if (!isLeading || isOver) return;
      isLeading = false;
      step();
      queue();
    });
  };
  const queue = (): void => {
    waiting = new AbortController();
    request({ signal: waiting.signal });
  };

  return {
    queue,
    /** Takes over from a tab that does not answer. */
    seize(): void {
      if (isLeading || isOver) return;
      waiting.abort();
      request({ steal: true });
    },
    leave(): void {
      isOver = true;
      waiting.abort();
      release();
    },
  };
}
