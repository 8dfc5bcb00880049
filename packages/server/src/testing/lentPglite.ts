import type { PGlite } from "@electric-sql/pglite";
import { pgliteDatabase } from "../db/pglite.ts";
import type { Database, Session } from "../db/types.ts";
import { KEEPS, keepStatements, PLANNED_ONCE } from "./keptStatements.ts";
import { type MigratedState, readMigratedState, restoreMigrated } from "./migratedState.ts";

/**
 * Opening PGlite takes longer than most files' tests, and a worker keeps the memory of each that it opened. Test files
 * that follow each other in a worker therefore use one instance: each finds it as migrated.
 */
interface Instance {
  readonly lite: PGlite;
  readonly session: Session;
  readonly state: MigratedState;
  /** Whether what was prepared has ended since it was last asked. */
  readonly hasEnded: () => boolean;
}

/** What `discard all` does, without ending what was prepared: the next file asks much of the same. */
const RESET =
  "close all; reset all; unlisten *; select pg_advisory_unlock_all(); discard temp; discard sequences";

const idle: Instance[] = [];

/** Lends an idle instance, else a new one from `open`. Closing it ends the loan. */
export async function lendPglite(open: () => Promise<Database>): Promise<Database> {
  const instance = idle.pop() ?? (await firstOf(open));
  await instance.session.exec(`set ${PLANNED_ONCE}`);
  const { lite, end } = loanOf(instance.lite);
  let isOpen = true;
  return {
    ...(await pgliteDatabase(lite, () => {})),
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      await end();
      const { session, state, hasEnded } = instance;
      // There is one connection: its settings go with the loan.
      await session.exec(RESET);
      if (!(await restoreMigrated(session, state))) return instance.lite.close();
      // What was prepared before a table changed is asked for no more, and would only take room.
      if (hasEnded()) await instance.lite.exec("discard all");
      else await session.exec(RESET);
      hasEnded();
      idle.push(instance);
    },
  };
}

async function firstOf(open: () => Promise<Database>): Promise<Instance> {
  const { native } = await open();
  if (native.kind !== "pglite") throw new Error("not PGlite");
  const { lite } = native;
  const session: Session = {
    exec: async (sql) => void (await lite.exec(`${KEEPS} ${sql}`)),
    rows: async (sql, params) => (await lite.query<Record<string, unknown>>(sql, params)).rows,
  };
  const state = await readMigratedState(session);
  return { lite, session, state, hasEnded: keepStatements(lite) };
}

/** The instance as one test file sees it: what still runs after the file's end must not reach the next one's data. */
function loanOf(instance: PGlite) {
  const unlisten: (() => Promise<void>)[] = [];
  let isOver = false;
  const lite = new Proxy(instance, {
    get(target, key) {
      if (key === "closed") return isOver;
      if (isOver) throw new Error("This test's database is closed.");
      if (key === "listen") {
        return async (channel: string, fn: (payload: string) => void) => {
          const stop = await target.listen(channel, fn);
          unlisten.push(stop);
          return stop;
        };
      }
      const value = Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const end = async () => {
    isOver = true;
    for (const stop of unlisten) await stop();
  };
  return { lite, end };
}
