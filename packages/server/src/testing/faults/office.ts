import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RoomRef } from "@tsumugi/hooks";
import { pino } from "pino";
import { createAuthService } from "../../auth/tokens.service.ts";
import { systemClock } from "../../core/clock.ts";
import { runInContext } from "../../core/context.ts";
import type { Deps } from "../../core/deps.ts";
import type { Database } from "../../db/index.ts";
import { readSettings } from "../../env.ts";
import { openTestDatabase } from "../databases.ts";
import { insertCompany, insertMember, LONG_AGO } from "../factories.ts";
import { insertSentJob } from "../jobs.ts";

export interface Office {
  readonly room: RoomRef;
  readonly company_uid: string;
  /** Identity tokens of the members, good for an hour. */
  readonly tokens: readonly string[];
}

/** What server code needs to run on a database, in real time. */
export function realDeps(database: Database): Deps {
  const settings = readSettings({ RATE_LIMIT: "off", SEED: "none", LOG_LEVEL: "silent" });
  return {
    settings,
    database,
    clock: systemClock,
    auth: createAuthService(settings, systemClock),
    logger: pino({ level: "silent" }),
    reportError: () => {},
    stopping: new AbortController().signal,
  };
}

/** A company with members and one room, on a database that takes real time. */
export async function insertOffice(database: Database, members = 4): Promise<Office> {
  const deps = realDeps(database);
  return runInContext(deps, "test", async () => {
    const company = await insertCompany(LONG_AGO);
    const people = [];
    for (let i = 0; i < members; i++) people.push(await insertMember(company, "staff"));
    const { room_uid } = await insertSentJob(company);
    const session = { email: "", email_verified: true, name: "", session_uid: null };
    const tokens = people.map(({ uid }) => deps.auth.issue({ uid, ...session, authTime: systemClock.now() }));
    return {
      room: { side: "chat", id: room_uid },
      company_uid: company.uid,
      tokens: await Promise.all(tokens),
    };
  });
}

/** A store of the engine under test, filled by `fill`, that server processes can open, one after another. */
export async function storeWith<T>(fill: (database: Database) => Promise<T>) {
  const folder = mkdtempSync(join(tmpdir(), "tsumugi-faults-"));
  const database = await openTestDatabase(join(folder, "data"));
  const content = await fill(database);
  const env: Record<string, string> = {
    DATA_DIR: join(folder, "data"),
    RATE_LIMIT: "off",
    LOG_LEVEL: "error",
    PUBLIC_BASE_URL: "http://localhost:4000",
    ...(database.native.kind === "postgres" ? { DATABASE_URL: database.native.url } : {}),
  };
  // PGlite's folder belongs to one process: it has to be let go before the server may have it.
  if (database.engine === "pglite") await database.close();
  return {
    content,
    env,
    remove: async () => {
      if (database.engine === "postgres") await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
