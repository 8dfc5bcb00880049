import { createAdaptorServer } from "@hono/node-server";
import { eq } from "drizzle-orm";
import { ensureSigningKey } from "./auth/signingKeys.repository.ts";
import { createAuthService } from "./auth/tokens.service.ts";
import { systemClock } from "./core/clock.ts";
import { runInContext } from "./core/context.ts";
import type { Deps } from "./core/deps.ts";
import { startJobs } from "./core/jobs.ts";
import { createLogger, createReporter } from "./core/observability.ts";
import { createApp } from "./createApp.ts";
import { db, migrate, openDb } from "./db/index.ts";
import { companies } from "./db/schema/accounts.ts";
import { type Settings, SettingsError } from "./env.ts";
import { startBridge } from "./firestore/bridge.service.ts";
import { jobs } from "./jobs.ts";
import { demoCompanies, ensureGenres, seedDemo } from "./seed/index.ts";
import { loadLinkKey } from "./uploads/uploads.service.ts";

/** In-flight requests get this long to finish. */
const GRACE_MS = 10_000;
/**
 * An idle connection stays open longer than a proxy's usual 60 s: whoever closes first must not be the one who is
 * asked next, or a call meets a connection that has just gone.
 */
const KEEP_ALIVE_MS = 75_000;

export interface RunningServer {
  readonly deps: Deps;
  /** Whether this database holds the demo and its accounts. */
  readonly hasDemo: boolean;
  /** Stops taking requests, ends streams, lets the rest finish, closes the database. */
  stop(): Promise<void>;
}

/** Migrates, seeds, listens. @throws SettingsError with the cure, having closed what was opened */
export async function startServer(settings: Settings): Promise<RunningServer> {
  const stopping = new AbortController();
  const logger = createLogger(settings);
  const reportError = await createReporter(settings);
  const database = await openDb(settings);
  const auth = createAuthService(settings, systemClock);
  const deps: Deps = {
    settings,
    database,
    clock: systemClock,
    logger,
    auth,
    reportError,
    stopping: stopping.signal,
  };
  try {
    await migrate(database);
    const hasDemo = await prepare(deps);
    const runner = await startJobs(deps, jobs, { poll: true });
    const server = await listen(deps).catch(async (cause) => {
      await runner.stop();
      throw cause;
    });
    const stopBridge = await bridgeToFirestore(deps);
    return {
      deps,
      hasDemo,
      stop: async () => {
        stopping.abort();
        await close(server);
        await stopBridge();
        await runner.stop();
        await database.close();
      },
    };
  } catch (cause) {
    await database.close();
    throw cause;
  }
}

/** Where Firebase is set, comments live in Firestore, and are carried from and to it. */
async function bridgeToFirestore(deps: Deps): Promise<() => Promise<void>> {
  const { FIREBASE_PROJECT_ID } = deps.settings;
  if (!FIREBASE_PROJECT_ID) return async () => {};
  const { openFirestoreDocuments } = await import("./firestore/firestoreDocuments.adapter.ts");
  return startBridge(deps, await openFirestoreDocuments(FIREBASE_PROJECT_ID));
}

async function prepare(deps: Deps): Promise<boolean> {
  await runInContext(deps, "start", async () => {
    await ensureSigningKey();
    await loadLinkKey();
    await ensureGenres();
  });
  if (deps.settings.SEED === "demo") await seedDemo(deps);
  const demo = await runInContext(deps, "start", () =>
    db().select({ uid: companies.uid }).from(companies).where(eq(companies.uid, demoCompanies.tsumugi)),
  );
  return demo.length > 0;
}

type Server = ReturnType<typeof createAdaptorServer>;

function listen(deps: Deps): Promise<Server> {
  const { PORT, HOST } = deps.settings;
  const server = createAdaptorServer({
    fetch: createApp(deps).fetch,
    serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS },
  });
  return new Promise((resolve, reject) => {
    server.once("error", (cause: NodeJS.ErrnoException) => reject(listenError(cause, HOST, PORT)));
    server.listen(PORT, HOST, () => resolve(server));
  });
}

function listenError(cause: NodeJS.ErrnoException, host: string, port: number): Error {
  if (cause.code === "EADDRINUSE") {
    return new SettingsError(
      `ポート ${port} は別のプログラムが使っています。\nそのプログラムを終了するか、PORT=${port + 1} npm start のように別のポートを指定してください。`,
    );
  }
  if (cause.code === "EACCES" || cause.code === "EADDRNOTAVAIL") {
    return new SettingsError(
      `${host}:${port} で待ち受けできません（${cause.code}）。HOST と PORT を見直してください。`,
    );
  }
  return cause;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => "closeAllConnections" in server && server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  });
}
