import type { State } from "swr";
import { type Later, later } from "./later.ts";

/** Specification §9: an entry that nobody uses is dropped after five minutes. */
export const RETENTION_MS = 5 * 60_000;

/**
 * The Map that SWR keeps its entries in. An entry is in use while a mounted hook retains it; five
 * minutes after the last release, or after a write that no hook reads, it is dropped.
 */
export class QueryCache extends Map<string, State> {
  readonly #holders = new Map<string, number>();
  readonly #timers = new Map<string, () => void>();
  readonly #retentionMs: number;
  readonly #wait: Later;

  constructor(retentionMs = RETENTION_MS, wait: Later = later) {
    super();
    this.#retentionMs = retentionMs;
    this.#wait = wait;
  }

  override set(key: string, state: State): this {
    super.set(key, state);
    if (!this.#holders.has(key)) this.#dropLater(key);
    return this;
  }

  override delete(key: string): boolean {
    this.#keep(key);
    return super.delete(key);
  }

  override clear(): void {
    for (const key of this.#timers.keys()) this.#keep(key);
    super.clear();
  }

  /** Marks entries as used until the returned function is called. */
  retain(keys: readonly string[]): () => void {
    for (const key of keys) {
      this.#holders.set(key, (this.#holders.get(key) ?? 0) + 1);
      this.#keep(key);
    }
    return () => {
      for (const key of keys) {
        const left = (this.#holders.get(key) ?? 1) - 1;
        if (left > 0) this.#holders.set(key, left);
        else {
          this.#holders.delete(key);
          if (this.has(key)) this.#dropLater(key);
        }
      }
    };
  }

  #keep(key: string): void {
    this.#timers.get(key)?.();
    this.#timers.delete(key);
  }

  #dropLater(key: string): void {
    this.#keep(key);
    this.#timers.set(
      key,
      this.#wait(() => this.delete(key), this.#retentionMs),
    );
  }
}
