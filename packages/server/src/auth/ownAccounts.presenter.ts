import { context } from "../core/context.ts";
import { AppError } from "../core/errors.ts";

/** @throws AppError external_account where Firebase keeps accounts and passwords */
export function requireOwnAccounts(): void {
  if (context().deps.auth.mode !== "embedded") throw new AppError("external_account");
}
