import { createAuthService } from "../auth/tokens.service.ts";
import { systemClock } from "../core/clock.ts";
import { runInContext } from "../core/context.ts";
import { createLogger } from "../core/observability.ts";
import { keepToOwner, refuseFullDisk } from "../core/privateFolder.ts";
import { migrate, openDb } from "../db/index.ts";
import { readSettings, SettingsError } from "../env.ts";
import { unreadNames } from "../settingsAdvice.ts";

export type Env = Readonly<Record<string, string | undefined>>;

/**
 * Runs a command on the database that the settings name, brought up to date, and closes it. Answers the exit code; a
 * setting that cannot be used, or a folder that a running server has, is said in Japanese.
 */
export async function withDeps(env: Env, run: () => Promise<number>): Promise<number> {
  for (const line of unreadNames(env)) console.warn(line);
  try {
    const settings = readSettings(env);
    keepToOwner(settings.DATA_DIR);
    if (!settings.DATABASE_URL) refuseFullDisk(settings.DATA_DIR);
    const database = await openDb(settings);
    try {
      await migrate(database);
      const deps = {
        settings,
        database,
        clock: systemClock,
        logger: createLogger(settings),
        auth: createAuthService(settings, systemClock),
        reportError: () => {},
        stopping: new AbortController().signal,
      };
      return await runInContext(deps, "command", run);
    } finally {
      await database.close();
    }
  } catch (cause) {
    if (!(cause instanceof SettingsError)) throw cause;
    console.error(`\n実行できませんでした。\n${cause.message}\n`);
    return 1;
  }
}
