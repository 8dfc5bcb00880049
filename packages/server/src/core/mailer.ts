import { AsyncLocalStorage } from "node:async_hooks";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, notExists, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { companies } from "../db/schema/accounts.ts";
import { outboxMails } from "../db/schema/records.ts";
import { context, now, settings } from "./context.ts";
import { defineJob, enqueue, isStopping } from "./jobs.ts";
import { type Mail, queueMail } from "./mail.ts";

/** A mail whose sender was killed is free again after it; who is still sending claims it again and again. */
const CLAIM_MS = 5 * 60_000;
/** Mail servers that look into a mail may take minutes to say that they have it. */
const RECLAIM_MS = 60_000;
const FIRST_RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 6 * 60 * 60 * 1000;
/** Mail servers stop listening to who goes on writing to addresses that they refuse. */
const LONGEST_REFUSED_RETRY_MS = 7 * 24 * 60 * 60 * 1000;
/** So many at a time: one that the mail server keeps waiting for minutes must not hold a password reset up. */
const LANES = 3;
/** How often a lane without work looks for new mails while another one is held up. */
const LOOK_MS = 1000;

type OutboxMail = typeof outboxMails.$inferSelect;

/** Where mails lie as files when no SMTP server is configured. */
export const outboxFolder = () => join(resolve(settings().DATA_DIR), "outbox");

/** Most mail servers take mails of the addresses alone that are registered with them. */
function senderAddress(): string {
  const { MAIL_FROM, PUBLIC_BASE_URL } = settings();
  return MAIL_FROM ?? `no-reply@${new URL(PUBLIC_BASE_URL).hostname}`;
}

/**
 * It greets by the name that people reach us under: some mail servers turn away who calls itself by a loopback address, as
 * nodemailer does on a computer without a domain. A `?name=` in the URL goes before.
 */
async function transportTo(url: string) {
  const { createTransport } = await import("nodemailer");
  const { hostname } = new URL(settings().PUBLIC_BASE_URL);
  return createTransport(/\.[a-z][\w-]*$/i.test(hostname) ? { url, name: hostname } : { url });
}

/** Sends by SMTP where it is configured, otherwise writes the mail to a file that people can open. */
async function deliver(mail: OutboxMail): Promise<void> {
  const address = senderAddress();
  const message = {
    from: { name: "ツムギ", address },
    to: mail.to_address,
    subject: mail.subject,
    text: mail.body_text,
    ...(mail.body_html === null ? {} : { html: mail.body_html }),
    date: mail.created_at,
    // The same id on a second attempt lets the receiver's server drop the copy. Of a domain that exists: filters look at it.
    messageId: `<${mail.uid}@${address.split("@").at(-1)}>`,
    ...(mail.unsubscribe_url === null ? {} : { list: { unsubscribe: mail.unsubscribe_url } }),
    headers: {
      // RFC 3834: nobody's notice of absence answers.
      "Auto-Submitted": "auto-generated",
      // RFC 8058: mail programs offer to turn such mails off, and do it by one POST.
      ...(mail.unsubscribe_url === null ? {} : { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
    },
  };
  const url = settings().SMTP_URL;
  if (url) {
    await (await transportTo(url)).sendMail(message);
    return;
  }
  // Loaded with the first mail.
  const { createTransport } = await import("nodemailer");
  const built = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
  const folder = outboxFolder();
  await mkdir(folder, { recursive: true });
  const readable = `To: ${mail.to_address}\nSubject: ${mail.subject}\n\n${mail.body_text}\n`;
  await writeWhole(join(folder, `${mail.uid}.txt`), readable);
  if (mail.body_html !== null) await writeWhole(join(folder, `${mail.uid}.html`), mail.body_html);
  await writeWhole(join(folder, `${mail.uid}.eml`), built.message as Buffer);
}

/** A reader never sees half a file. */
async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}

const claimedUntil = () => new Date(now().getTime() + CLAIM_MS);

/** Takes one waiting mail for itself: until `CLAIM_MS` have passed no other process sends it too. */
async function claimNext(): Promise<OutboxMail | undefined> {
  const next = db()
    .select({ uid: outboxMails.uid })
    .from(outboxMails)
    .where(
      and(
        isNull(outboxMails.sent_at),
        lte(outboxMails.next_attempt_at, now()),
        // Nothing goes out in the name of a company that is closed; what waits goes on when it is opened again.
        notExists(
          db()
            .select({ one: sql`1` })
            .from(companies)
            .where(and(eq(companies.uid, outboxMails.company_uid), isNotNull(companies.deleted_at))),
        ),
      ),
    )
    .orderBy(asc(outboxMails.next_attempt_at), asc(outboxMails.uid))
    .limit(1)
    .for("update", { skipLocked: true });
  const [mail] = await db()
    .update(outboxMails)
    .set({
      attempts: sql`${outboxMails.attempts} + 1`,
      next_attempt_at: claimedUntil(),
    })
    .where(inArray(outboxMails.uid, next))
    .returning();
  return mail;
}

/** A mail server that answers after the claim has ended must not get the mail from another process meanwhile. */
async function whileClaimed(uid: string, send: () => Promise<void>): Promise<void> {
  const { logger } = context().deps;
  const renew = AsyncLocalStorage.bind(() =>
    db()
      .update(outboxMails)
      .set({ next_attempt_at: claimedUntil() })
      .where(and(eq(outboxMails.uid, uid), isNull(outboxMails.sent_at)))
      .catch((error: unknown) =>
        logger.warn({ mail: uid, error: String(error) }, "the claim of a mail was not renewed"),
      ),
  );
  const timer = setInterval(renew, RECLAIM_MS);
  try {
    await send();
  } finally {
    clearInterval(timer);
  }
}

/**
 * Works off one mail. Outside a transaction: a slow mail server must not hold the embedded database. `none` is due, or the
 * mail server is `away`.
 */
async function deliverNext(): Promise<"done" | "none" | "away"> {
  const mail = await claimNext();
  if (!mail) return "none";
  const mine = eq(outboxMails.uid, mail.uid);
  try {
    await whileClaimed(mail.uid, () => deliver(mail));
    await db().update(outboxMails).set({ sent_at: now(), last_error: null, refused_at: null }).where(mine);
    return "done";
  } catch (error) {
    const { uid, attempts } = mail;
    context().deps.logger.warn({ mail: uid, attempts, ...reasonOf(error) }, "mail not delivered");
    const isMailsOwn = !isSenderRefused(error) && (await takesMails());
    await db()
      .update(outboxMails)
      .set({
        next_attempt_at: new Date(now().getTime() + (isMailsOwn ? waitOf(mail, error) : FIRST_RETRY_MS)),
        last_error: String(error).slice(0, 500),
        refused_at: isRefusal(error) ? now() : null,
      })
      .where(mine);
    return isMailsOwn ? "done" : "away";
  }
}

/** Twice as long each time. */
function waitOf({ attempts }: OutboxMail, error: unknown): number {
  const longest = isRefusal(error) ? LONGEST_REFUSED_RETRY_MS : LONGEST_RETRY_MS;
  return Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), longest);
}

/**
 * Whether the mail server answers and lets us in. Where it does not, no mail is at fault: the others need not be tried, and
 * all go out within a minute when it is back, instead of waiting for hours each.
 */
async function takesMails(): Promise<boolean> {
  const { SMTP_URL } = settings();
  return SMTP_URL === undefined || (await problemOf(SMTP_URL)) === undefined;
}

/** Why the mail server cannot be used; undefined where it can. */
async function problemOf(SMTP_URL: string): Promise<unknown> {
  const transport = await transportTo(SMTP_URL);
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return error;
  } finally {
    transport.close();
  }
}

/** As nodemailer tells it. */
type MailError = Partial<Record<"code" | "originalCode" | "responseCode" | "command", unknown>>;

/**
 * Why, for whoever runs the server; the error's words may hold an address or a password. Nodemailer's own code is one for
 * a host that refuses, a certificate that nobody knows and TLS on the wrong port: the original one tells them apart.
 */
function reasonOf(error: unknown): MailError {
  const { code, originalCode, responseCode, command } = error as MailError;
  return { code, originalCode, responseCode, command };
}

/** Says in the log where the mail server cannot be reached, or lets nobody in. Never throws. */
export async function checkMailServer(): Promise<void> {
  const { SMTP_URL } = settings();
  if (!SMTP_URL) return;
  const problem = await problemOf(SMTP_URL);
  if (problem === undefined) return;
  const { hostname, port } = new URL(SMTP_URL);
  context().deps.logger.warn(
    { hostname, port, ...reasonOf(problem) },
    "the mail server of SMTP_URL cannot be used: mails wait until it can",
  );
}

/** The mail server lets MAIL_FROM send nothing: no mail and no receiver is at fault, and all wait until that is put right. */
const isSenderRefused = (error: unknown): boolean => (error as MailError).command === "MAIL FROM";

/** The receiver's server says for good that it does not take the mail: mostly an address that nobody has. */
const isRefusal = (error: unknown): boolean =>
  !isSenderRefused(error) &&
  error instanceof Error &&
  "responseCode" in error &&
  typeof error.responseCode === "number" &&
  error.responseCode >= 550 &&
  error.responseCode < 560;

/** Works off the outbox. A mail that cannot be sent stays and is tried again later, without end. */
export const deliverMails = defineJob<Record<string, never>>({
  name: "deliver-mails",
  every: "* * * * *",
  run: async () => {
    let busy = 0;
    const finished = new AbortController();
    const { signal } = finished;
    const lane = async () => {
      for (;;) {
        busy += 1;
        const outcome = await deliverNext().finally(() => {
          busy -= 1;
        });
        if (outcome === "done") continue;
        if (outcome === "none" && busy === 0) finished.abort();
        if (outcome === "away" || busy === 0 || isStopping()) return;
        // As long as another lane waits for its answer no next run begins: what is written meanwhile is for this one.
        await sleep(LOOK_MS, undefined, { signal }).catch(() => undefined);
        if (signal.aborted) return;
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  },
});

/**
 * What has become of the newest mail of this kind to that address: `refused` by the receiver's server, `held` for another
 * attempt, or `away` is the mail server itself.
 */
export async function fateOf(kind: string, to: string): Promise<"sent" | "refused" | "held" | "away"> {
  const [mail] = await db()
    .select({ sent_at: outboxMails.sent_at, refused_at: outboxMails.refused_at })
    .from(outboxMails)
    .where(and(eq(outboxMails.kind, kind), eq(outboxMails.to_address, to)))
    .orderBy(desc(outboxMails.created_at), desc(outboxMails.uid))
    .limit(1);
  if (mail?.sent_at) return "sent";
  if (mail?.refused_at) return "refused";
  return (await takesMails()) ? "held" : "away";
}

/** Writes mails in the open transaction and has them sent right after the commit. */
export async function sendMails(mails: readonly Mail[]): Promise<void> {
  for (const mail of mails) await queueMail(mail);
  if (mails.length > 0) await enqueue(deliverMails, {});
}
