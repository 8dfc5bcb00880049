import { AUDIT_ADDRESS_DAYS, AUDIT_YEARS, auditActionsIn } from "@tsumugi/contract";
import { and, inArray, isNotNull, lt, ne, or, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { auditLogs, idempotencyKeys, outboxMails } from "../db/schema/records.ts";
import { refreshFamilies, signInFailures, verificationTokens } from "../db/schema/sign-in.ts";
import { DAY_MS } from "./clock.ts";
import { now } from "./context.ts";
import { defineJob } from "./jobs.ts";

/** A browser that was offline over a long weekend may still repeat its call. */
const IDEMPOTENCY_DAYS = 7;
const DEAD_DAYS = 30;
/** Long enough to answer for what a mail said. */
const MAIL_DAYS = 180;

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
    // The row stays with its kind and times: that it was sent is a fact, and its key keeps it from being sent again.
    await db()
      .update(outboxMails)
      .set({
        to_address: "",
        subject: "",
        body_text: "",
        body_html: null,
        unsubscribe_url: null,
        last_error: null,
      })
      .where(and(lt(outboxMails.sent_at, before(MAIL_DAYS)), ne(outboxMails.to_address, "")));
    await db()
      .delete(auditLogs)
      .where(lt(auditLogs.at, before(AUDIT_YEARS * 365)));
    // Who signed in when is watched, not kept: what people did to the company's data stays the three years.
    await db()
      .delete(auditLogs)
      .where(
        and(
          lt(auditLogs.at, before(AUDIT_ADDRESS_DAYS)),
          inArray(auditLogs.action, auditActionsIn(["sign_in", "access"])),
        ),
      );
    await db()
      .update(auditLogs)
      .set({ address: null, device: null })
      .where(
        and(
          lt(auditLogs.at, before(AUDIT_ADDRESS_DAYS)),
          or(isNotNull(auditLogs.address), isNotNull(auditLogs.device)),
        ),
      );
    await db().execute(
      sql`delete from creator_changes where created_at < ${before(1).toISOString()}::timestamptz`,
    );
    const dead = before(DEAD_DAYS).toISOString();
    await db()
      .delete(refreshFamilies)
      .where(
        sql`${refreshFamilies.expires_at} < ${dead}::timestamptz or ${refreshFamilies.revoked_at} < ${dead}::timestamptz`,
      );
  },
});
