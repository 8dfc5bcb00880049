import { db } from "../db/index.ts";
import { outboxMails } from "../db/schema/records.ts";
import { now } from "./context.ts";
import { newUid } from "./ids.ts";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same content as `text`; absent: the mail is plain. */
  readonly html?: string;
  /** What the mail is for, e.g. `password_reset`. */
  readonly kind: string;
  readonly company_uid?: string;
  /** A second mail with the same key is not written. */
  readonly dedupeKey?: string;
  /** Where the receiver turns such mails off: for mail programs, by POST. */
  readonly unsubscribe?: string;
}

/**
 * Writes a mail in the transaction of what it is about; it is sent after the commit, or never. Answers its uid, or
 * undefined where one with its key is there.
 */
export async function queueMail({
  to,
  subject,
  text,
  html,
  kind,
  company_uid,
  dedupeKey,
  unsubscribe,
}: Mail): Promise<string | undefined> {
  const at = now();
  const [written] = await db()
    .insert(outboxMails)
    .values({
      uid: newUid(),
      company_uid: company_uid ?? null,
      to_address: to,
      subject,
      body_text: text,
      body_html: html ?? null,
      kind,
      dedupe_key: dedupeKey ?? null,
      created_at: at,
      next_attempt_at: at,
      unsubscribe_url: unsubscribe ?? null,
    })
    .onConflictDoNothing()
    .returning({ uid: outboxMails.uid });
  return written?.uid;
}
