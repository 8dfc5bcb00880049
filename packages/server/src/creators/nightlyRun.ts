import { type ErrorCode, type Platform, platforms } from "@tsumugi/contract";
import type { AppError } from "../core/errors.ts";

/** After this many accounts in a row without an answer, the platform is taken to be down. */
const MISSES = 5;

type What = Platform | `${Platform} posts`;

/** Which platforms one nightly run need not ask again. `onRest` is called once for each. */
export class NightlyRun {
  readonly #onRest: (what: What, code: ErrorCode) => void;
  readonly #resting = new Set<What>();
  readonly #misses = new Map<What, number>();

  constructor(onRest: (what: What, code: ErrorCode) => void) {
    this.#onRest = onRest;
  }

  isResting(what: What): boolean {
    return this.#resting.has(what);
  }

  get restingPlatforms(): Platform[] {
    return platforms.filter((platform) => this.#resting.has(platform));
  }

  answered(what: What): void {
    this.#misses.delete(what);
  }

  /** No key, or too many calls, concerns the platform as a whole; no answer may be one account's own trouble. */
  failed(what: What, { code }: AppError): void {
    const misses = (this.#misses.get(what) ?? 0) + 1;
    this.#misses.set(what, misses);
    if (code === "platform_unavailable" && misses < MISSES) return;
    this.#resting.add(what);
    this.#onRest(what, code);
  }
}
