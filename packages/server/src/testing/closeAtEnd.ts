const waiting: (() => unknown)[] = [];

/**
 * Has something closed after the tests of the file that opens it, the last one first. Vitest takes an `afterAll` at the
 * top of a file only: one that is written in a test or in a `beforeAll` never runs, and what it would close stays.
 */
export function closeAtEnd(close: () => unknown): void {
  waiting.push(close);
}

/** Closes everything, also after one that fails. @throws the first failure */
export async function closeAll(): Promise<void> {
  const failures: unknown[] = [];
  for (const close of waiting.splice(0).reverse()) {
    await Promise.resolve()
      .then(close)
      .catch((cause) => failures.push(cause));
  }
  if (failures.length > 0) throw failures[0];
}
