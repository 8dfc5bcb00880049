import type { Logger } from "pino";
import type { Database } from "../db/types.ts";
import type { Settings } from "../env.ts";
import type { AuthService } from "./authService.ts";
import type { Clock } from "./clock.ts";
import type { Reporter } from "./observability.ts";

/** Everything the application is given from outside; `createApp` is a function of this alone. */
export interface Deps {
  readonly settings: Settings;
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly auth: AuthService;
  /** Reports to Sentry, where it is configured. */
  readonly reportError: Reporter;
  /** Aborted when the server begins to stop: long answers end by it. */
  readonly stopping: AbortSignal;
  /** Where every platform answers instead of its own address: tests hand in their own. */
  readonly platformBaseUrl?: string;
}
