interface Waiting<Key, Value> {
  readonly key: Key;
  readonly resolve: (value: Value | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Looks up one value by its key with few statements: those who ask within one turn of the event loop share a read, there
 * is one under way at a time, and whoever asks meanwhile shares the next one. Nobody is answered from a read that began
 * before they asked, so nothing is ever out of date.
 * @param atMost keys in one read
 */
export function readTogether<Key, Value>(
  read: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
  atMost: number,
): (key: Key) => Promise<Value | undefined> {
  let waiting: Waiting<Key, Value>[] = [];
  let isBegun = false;

  async function readWaiting(): Promise<void> {
    while (waiting.length > 0) {
      const asked = waiting.slice(0, atMost);
      waiting = waiting.slice(atMost);
      try {
        const found = await read([...new Set(asked.map(({ key }) => key))]);
        for (const { key, resolve } of asked) resolve(found.get(key));
      } catch (error) {
        for (const { reject } of asked) reject(error);
      }
    }
    isBegun = false;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (isBegun) return;
      isBegun = true;
      setImmediate(() => void readWaiting());
    });
}
