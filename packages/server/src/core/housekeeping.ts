import { lt, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { idempotencyKeys } from "../db/schema/records.ts";
import { refreshFamilies, signInFailures, verificationTokens } from "../db/schema/sign-in.ts";
import { DAY_MS } from "./clock.ts";
import { now } from "./context.ts";
import { defineJob } from "./jobs.ts";

/** A browser that was offline over a long weekend may still repeat its call. */
const IDEMPOTENCY_DAYS = 7;
const DEAD_DAYS = 30;

/** Every night: throws away what has served its time. */
export const housekeeping = defineJob<Record<string, never>>({
  name: "housekeeping",
  every: "15 4 * * *",
  run: async () => {
    const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
    await db()
      .delete(idempotencyKeys)
      .where(lt(idempotencyKeys.created_at, before(IDEMPOTENCY_DAYS)));
    await db()
      .delete(verificationTokens)
      .where(lt(verificationTokens.expires_at, before(DEAD_DAYS)));
    await db()
      .delete(signInFailures)
      .where(lt(signInFailures.last_failed_at, before(DEAD_DAYS)));
    const dead = before(DEAD_DAYS).toISOString();
    await db()
      .delete(refreshFamilies)
      .where(
        sql`${refreshFamilies.expires_at} < ${dead}::timestamptz or ${refreshFamilies.revoked_at} < ${dead}::timestamptz`,
      );
  },
});
