import { type Platform, platforms } from "@tsumugi/contract";
import { context } from "../core/context.ts";
import type { AppError } from "../core/errors.ts";

/** So many accounts without an answer in a row, and the platform is taken to be down. */
const MISSES = 5;

type What = Platform | `${Platform} posts`;

/** What one night has learned of the platforms: whom it need not ask again. Each is told in the log once. */
export class Night {
  readonly #resting = new Set<What>();
  readonly #misses = new Map<What, number>();

  rests(what: What): boolean {
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
    context().deps.logger.warn(
      { figures: what, code },
      "figures are not fetched tonight, what was known stays",
    );
  }
}
