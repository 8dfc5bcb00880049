/** The part of the Web Locks API that is needed. */
export interface Locks {
  request(
    name: string,
    options: { readonly signal?: AbortSignal; readonly steal?: boolean },
    hold: () => Promise<void>,
  ): Promise<unknown>;
}

export interface LeadershipHandlers {
  /** This tab is the one that leads. */
  readonly lead: () => void;
  /** Another one has taken over, as this one did not answer. */
  readonly step: () => void;
}

/** Of all tabs that queue under a name one leads; when it goes, however it goes, the next one does. */
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
    locks.request(name, options, hold).catch(() => {
      // Given up by ourselves, or taken from us while we stood still.
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
    /** Takes the lead away from a tab that does not answer. */
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
