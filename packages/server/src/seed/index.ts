import { sql } from "drizzle-orm";
import { hashPassword } from "../auth/passwords.ts";
import { runInContext } from "../core/context.ts";
import type { Deps } from "../core/deps.ts";
import { db, inTransaction } from "../db/index.ts";
import { users } from "../db/schema/accounts.ts";
import { DEMO_PASSWORD, seedAccounts } from "./accounts.ts";
import { ensureGenres } from "./genres.ts";
import { seedCompanies } from "./seedCompanies.ts";
import { seedContent } from "./seedContent.ts";

export { DEMO_PASSWORD, demoPeople, findDemoAccounts } from "./accounts.ts";
export { ensureGenres } from "./genres.ts";

/** Any number, the same in every process. */
const LOCK = 7_201_122;

/** Fills an empty database with the demo, whole or not at all. Answers whether it did. */
export async function seedDemo(deps: Deps): Promise<boolean> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  return runInContext(deps, "seed", () =>
    inTransaction(async () => {
      await db().execute(sql`select pg_advisory_xact_lock(${LOCK})`);
      const [someone] = await db().select({ uid: users.uid }).from(users).limit(1);
      if (someone) return false;
      await ensureGenres();
      await seedAccounts(passwordHash);
      await seedCompanies();
      await seedContent();
      return true;
    }),
  );
}
