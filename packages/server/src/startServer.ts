import { createAdaptorServer } from "@hono/node-server";
import { hasAnOperator } from "./auth/operators.repository.ts";
import { ensureSigningKey } from "./auth/signingKeys.repository.ts";
import { createAuthService } from "./auth/tokens.service.ts";
import { sealCompanyAccounts } from "./companies/companyProfile.repository.ts";
import { systemClock } from "./core/clock.ts";
import { runInContext } from "./core/context.ts";
import type { Deps } from "./core/deps.ts";
import { forgetOtherClusters } from "./core/forgetOtherClusters.repository.ts";
import { startJobs } from "./core/jobs.ts";
import { checkMailServer } from "./core/mailer.ts";
import { maintainChanged } from "./core/maintainTables.repository.ts";
import { createLogger, createReporter } from "./core/observability.ts";
import { closeDatabase, keepToOwner, refuseFullDisk } from "./core/privateFolder.ts";
import { loadSecretKeys } from "./core/secretKeys.ts";
import { createApp } from "./createApp.ts";
import { migrate, openDb } from "./db/index.ts";
import { type Settings, SettingsError } from "./env.ts";
import { startBridge } from "./firestore/bridge.service.ts";
import type { CommentDocuments } from "./firestore/commentDocuments.ts";
import { jobs } from "./jobs.ts";
import { refuseKnownPasswords } from "./knownPasswords.ts";
import { sealedColumns } from "./sealedColumns.ts";
import { ensureGenres, findDemoAccounts, seedDemo } from "./seed/index.ts";
import { flushClicks } from "./short-links/clickRecorder.service.ts";
import { checkStorage } from "./uploads/storage.adapter.ts";
import { loadLinkKey } from "./uploads/uploads.service.ts";
import { version } from "./version.ts";

/** In-flight requests get this long to finish. */
const GRACE_MS = 10_000;
/**
 * An idle connection stays open longer than a proxy's usual 60 s. If the server closed first, a call could meet a
 * connection that has just gone.
 */
const KEEP_ALIVE_MS = 75_000;

export interface RunningServer {
  readonly deps: Deps;
  /** Whether this database holds the demo and its accounts. */
  readonly hasDemo: boolean;
  /** Whether somebody can look after the installation: without one nobody can sign in for the first time. */
  readonly hasOperator: boolean;
  /** Stops taking requests, ends streams, lets the rest finish, closes the database. */
  stop(): Promise<void>;
}

/** Migrates, seeds, listens. @throws SettingsError with the cure, having closed what was opened */
export async function startServer(settings: Settings): Promise<RunningServer> {
  const stopping = new AbortController();
  const logger = createLogger(settings);
  const reportError = await createReporter(settings, { release: version });
  keepToOwner(settings.DATA_DIR);
  if (!settings.DATABASE_URL) refuseFullDisk(settings.DATA_DIR);
  const documents = await openDocuments(settings);
  const database = await openDb(settings);
  const auth = createAuthService(settings, systemClock);
  const opened: Deps = {
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
    closeDatabase(settings.DATA_DIR);
    const { hasDemo, hasOperator } = await prepare(opened);
    // Made-up figures belong to the demo: elsewhere only whoever asks for them gets them.
    const PLATFORM_SANDBOX = settings.PLATFORM_SANDBOX ?? (hasDemo ? "on" : "off");
    const deps: Deps = { ...opened, settings: { ...settings, PLATFORM_SANDBOX } };
    const runner = await startJobs(deps, jobs, { poll: true });
    const server = await listen(deps).catch(async (cause) => {
      await runner.stop();
      throw cause;
    });
    await runner.work().catch(async (cause) => {
      await close(server);
      await runner.stop();
      throw cause;
    });
    tellWhatFails(deps);
    const stopBridge = documents ? await bridgeTo(documents, deps) : async () => {};
    return {
      deps,
      hasDemo,
      hasOperator,
      stop: async () => {
        stopping.abort();
        await close(server);
        await stopBridge();
        await runner.stop();
        await flushClicks(deps);
        await database.close();
      },
    };
  } catch (cause) {
    await database.close();
    throw cause;
  }
}

/** A mail server or bucket that cannot be used is told now, not with the first mail or picture. Nobody waits for it. */
function tellWhatFails(deps: Deps): void {
  void runInContext(deps, "start", () => Promise.all([checkMailServer(), checkStorage()]));
}

/** Where Firebase is set, comments live in Firestore. @throws SettingsError where its account is missing */
async function openDocuments({ FIREBASE_PROJECT_ID }: Settings): Promise<CommentDocuments | undefined> {
  if (!FIREBASE_PROJECT_ID) return undefined;
  const { openFirestoreDocuments } = await import("./firestore/firestoreDocuments.adapter.ts");
  return openFirestoreDocuments(FIREBASE_PROJECT_ID);
}

/** Comments are carried from and to Firestore until the function that this answers is called. */
async function bridgeTo(documents: CommentDocuments, deps: Deps): Promise<() => Promise<void>> {
  // Google's client rejects into nothing when its connection fails at a bad moment; the call itself is tried again.
  const outlive = (error: unknown) =>
    deps.logger.error({ err: error }, "a promise was rejected unheard while Firestore is in use");
  process.on("unhandledRejection", outlive);
  const stop = await startBridge(deps, documents);
  return async () => {
    await stop();
    process.off("unhandledRejection", outlive);
  };
}

async function prepare(deps: Deps): Promise<Pick<RunningServer, "hasDemo" | "hasOperator">> {
  await runInContext(deps, "start", async () => {
    const forgotten = await forgetOtherClusters();
    if (forgotten > 0) deps.logger.info({ forgotten }, "this database was restored from another cluster");
    await ensureSigningKey();
    await loadLinkKey();
    await loadSecretKeys(sealedColumns);
    await sealCompanyAccounts();
    await ensureGenres();
  });
  if (deps.settings.SEED === "demo") await seedDemo(deps);
  return runInContext(deps, "start", async () => {
    const accounts = await findDemoAccounts();
    if (accounts.length > 0) refuseKnownPasswords(deps.settings, accounts);
    // Before the first list is asked for: one that is planned for an empty table would hold up all the others.
    await maintainChanged();
    return { hasDemo: accounts.length > 0, hasOperator: await hasAnOperator() };
  });
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
  if (cause.code === "EACCES") {
    return new SettingsError(
      `ポート ${port} で待ち受ける権限がありません（EACCES）。\nPORT に 1024 以上の番号を指定し、80 や 443 はリバースプロキシで受けてください。`,
    );
  }
  if (["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN", "EINVAL"].includes(cause.code ?? "")) {
    return new SettingsError(
      `HOST=${host} では待ち受けできません（${cause.code}）。このコンピューターのアドレスではありません。\n` +
        "HOST に、このコンピューターだけから使うなら 127.0.0.1 を、ほかのコンピューターからも使うなら 0.0.0.0 を指定してください。",
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
