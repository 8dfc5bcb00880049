import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { SMTPServer } from "smtp-server";
import { afterAll, expect, it, vi } from "vitest";
import { inTransaction } from "../db/index.ts";
import { HOUR, MINUTE } from "../testing/clock.ts";
import { createTestApp } from "../testing/index.ts";
import { checkStorage } from "../uploads/storage.adapter.ts";
import { queueMail } from "./mail.ts";
import { checkMailServer, deliverMails, sendMails } from "./mailer.ts";

const folder = mkdtempSync(join(tmpdir(), "tsumugi-outbox-"));
afterAll(() => rmSync(folder, { recursive: true }));

const mail = (key: string, to = "hana@example.test") => ({
  to,
  subject: "【ツムギ】髙橋様 依頼が届きました",
  text: "本文 🍊\nhttps://tsumugi.example.jp/r/abc",
  kind: "test",
  dedupeKey: key,
});

it("writes mails to files that people can read, once, and none of a transaction that failed", async () => {
  const app = await createTestApp({ env: { DATA_DIR: folder } });
  await app.run(() =>
    inTransaction(() => sendMails([mail("a"), mail("a"), { ...mail("b"), html: "<p>本文 🍊</p>" }])),
  );
  const failed = app.run(() =>
    inTransaction(async () => {
      await sendMails([mail("c")]);
      throw new Error("rolled back");
    }),
  );
  await expect(failed).rejects.toThrow();
  await app.drainJobs();
  await app.drainJobs();
  const files = readdirSync(join(folder, "outbox"));
  expect(files.map((name) => name.split(".")[1]).sort()).toEqual(["eml", "eml", "html", "txt", "txt"]);
  const raw = files
    .filter((name) => name.endsWith(".eml"))
    .map((name) => readFileSync(join(folder, "outbox", name), "utf8"));
  expect(raw.filter((message) => message.includes("multipart/alternative"))).toHaveLength(1);
  for (const message of raw) {
    expect(message).toMatch(/^From: .*<no-reply@localhost>\r?$/m);
    expect(message).toMatch(/^Message-ID: <\w+@localhost>\r?$/m);
    expect(message).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
  }
  const readable = readFileSync(join(folder, "outbox", files.find((name) => name.endsWith(".txt"))!), "utf8");
  expect(readable).toContain("Subject: 【ツムギ】髙橋様 依頼が届きました");
  expect(readable).toContain("https://tsumugi.example.jp/r/abc");
});

it("sends from the address that the mail server lets send, and blames no receiver where it may not", async () => {
  const senders: unknown[] = [];
  const greetings = new Set<unknown>();
  let mayNobody = true;
  const smtp = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onMailFrom: ({ address }, session, done) => {
      greetings.add(session.hostNameAppearsAs);
      if (mayNobody) return done(Object.assign(new Error("not your address"), { responseCode: 553 }));
      senders.push(address);
      done();
    },
    onData: (stream, _session, done) => {
      stream.on("data", (chunk: Buffer) =>
        senders.push(/^(?:From|Message-ID): .*$/gm.exec(String(chunk))?.[0]),
      );
      stream.on("end", () => done());
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  const { port } = smtp.server.address() as AddressInfo;
  const SMTP_URL = `smtp://127.0.0.1:${port}`;
  const env = { SMTP_URL, MAIL_FROM: "info@brand.example", PUBLIC_BASE_URL: "https://tsumugi.brand.example" };
  const app = await createTestApp({ env });
  try {
    await app.run(() => queueMail(mail("sender")));
    await app.run(() => deliverMails.run({}));
    expect((await app.mails())[0]).toMatchObject({ attempts: 1, sent_at: null, refused_at: null });
    mayNobody = false;
    app.clock.advance(MINUTE);
    await app.run(() => deliverMails.run({}));
    expect((await app.mails())[0]?.sent_at).not.toBeNull();
    expect([...greetings]).toEqual(["tsumugi.brand.example"]);
    expect(senders).toEqual(["info@brand.example", expect.stringContaining("<info@brand.example>")]);
  } finally {
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
  }
});

it("keeps a mail that the server refuses, waits longer each time, and sends it once", async () => {
  const received: string[] = [];
  let refusals = 2;
  const smtp = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData: (stream, session, done) => {
      stream.resume();
      stream.on("end", () => {
        if (refusals-- > 0) return done(new Error("busy"));
        received.push(session.envelope.rcptTo[0]?.address ?? "");
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  const { port } = smtp.server.address() as AddressInfo;
  const app = await createTestApp({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  const round = () => app.run(() => deliverMails.run({}));
  try {
    await app.run(() => queueMail(mail("d")));
    await round();
    expect((await app.mails())[0]).toMatchObject({
      attempts: 1,
      sent_at: null,
      last_error: expect.any(String),
    });
    await round();
    expect((await app.mails())[0]?.attempts).toBe(1);
    app.clock.advance(MINUTE);
    await round();
    expect((await app.mails())[0]?.attempts).toBe(2);
    app.clock.advance(HOUR);
    // Two processes at the same moment.
    await Promise.all([round(), round()]);
    expect(received).toEqual(["hana@example.test"]);
    expect((await app.mails())[0]?.sent_at).not.toBeNull();
  } finally {
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
  }
});

it("sends a mail once, however late the server says that it has it", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const received: (() => void)[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on("end", () => received.push(() => done()));
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  const { port } = smtp.server.address() as AddressInfo;
  const app = await createTestApp({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  const round = () => app.run(() => deliverMails.run({}));
  try {
    await app.run(() => queueMail(mail("late")));
    const first = round();
    await vi.waitFor(() => expect(received).toHaveLength(1));
    for (let minute = 0; minute < 9; minute += 1) {
      app.clock.advance(MINUTE);
      const before = (await app.mails())[0]?.next_attempt_at;
      vi.advanceTimersByTime(MINUTE);
      await vi.waitFor(async () => expect((await app.mails())[0]?.next_attempt_at).not.toEqual(before));
      await round();
    }
    expect(received).toHaveLength(1);
    received[0]?.();
    await first;
    expect((await app.mails())[0]).toMatchObject({ attempts: 1, sent_at: expect.any(Date) });
  } finally {
    vi.useRealTimers();
    for (const done of received) done();
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
  }
});

/** A mail server that notes to whom it took a mail; `hold` answers whether it keeps one waiting. */
async function mailServer({
  port = 0,
  hold = () => false,
}: {
  port?: number;
  hold?: (to: string) => boolean;
}) {
  const received: string[] = [];
  const waiting: (() => void)[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData: (stream, { envelope }, done) => {
      const to = envelope.rcptTo[0]?.address ?? "";
      stream.resume();
      stream.on("end", () => {
        if (hold(to)) return waiting.push(() => done());
        received.push(to);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(port, "127.0.0.1", resolve));
  const close = async () => {
    for (const go of waiting) go();
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
  };
  return { received, waiting, close, port: (smtp.server.address() as AddressInfo).port };
}

const addresses = (count: number) => Array.from({ length: count }, (_, n) => `m${n}@example.test`);

it("tries the others no more while the mail server is away, and sends all of them once it is back", async () => {
  const gone = await mailServer({});
  await gone.close();
  const app = await createTestApp({ env: { SMTP_URL: `smtp://127.0.0.1:${gone.port}` } });
  const round = () => app.run(() => deliverMails.run({}));
  const tried = async () => (await app.mails()).reduce((sum, { attempts }) => sum + attempts, 0);
  await app.run(async () => {
    for (const to of addresses(20)) await queueMail(mail(to, to));
  });
  // Eight hours without a mail server.
  for (let time = 0; time < 8; time += 1) {
    await round();
    app.clock.advance(HOUR);
  }
  expect(await tried()).toBeLessThanOrEqual(8 * 3);
  await round();
  const back = await mailServer({ port: gone.port });
  try {
    app.clock.advance(MINUTE);
    await round();
    expect(back.received.sort()).toEqual(addresses(20).sort());
  } finally {
    await back.close();
  }
});

it("sends the others while the mail server keeps one waiting", async () => {
  const [slow = "", ...others] = addresses(5);
  const server = await mailServer({ hold: (to) => to === slow });
  const app = await createTestApp({ env: { SMTP_URL: `smtp://127.0.0.1:${server.port}` } });
  try {
    await app.run(async () => {
      for (const to of [slow, ...others]) await queueMail(mail(to, to));
    });
    const round = app.run(() => deliverMails.run({}));
    await vi.waitFor(() => expect(server.received.toSorted()).toEqual(others.toSorted()));
    // Also what is written meanwhile: a run that hangs is the only one.
    await app.run(() => queueMail(mail("reset", "reset@example.test")));
    await vi.waitFor(() => expect(server.received).toContain("reset@example.test"), { timeout: 10_000 });
    for (const go of server.waiting.splice(0)) go();
    await round;
    expect((await app.mails()).every(({ sent_at, attempts }) => sent_at !== null && attempts === 1)).toBe(
      true,
    );
  } finally {
    await server.close();
  }
});

it("says in the log why no mail goes out and no picture can be stored, without an address or a password", async () => {
  const lines: string[] = [];
  const logger = pino({ level: "warn" }, { write: (line) => void lines.push(line) });
  const app = await createTestApp({
    env: {
      SMTP_URL: "smtp://postman:geheim@127.0.0.1:1",
      STORAGE_URL: "s3://key:geheim@pictures?region=x&endpoint=http://127.0.0.1:1",
    },
    deps: { logger },
  });
  await app.run(() => queueMail(mail("f")));
  await app.run(() => deliverMails.run({}));
  await app.run(checkMailServer);
  await app.run(checkStorage);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: "mail not delivered", attempts: 1, code: "ESOCKET" },
    {
      hostname: "127.0.0.1",
      code: "ESOCKET",
      originalCode: "ECONNREFUSED",
      msg: expect.stringContaining("SMTP_URL"),
    },
    { bucket: "pictures", code: "ECONNREFUSED", msg: expect.stringContaining("STORAGE_URL") },
  ]);
  expect(lines.join()).not.toMatch(/geheim|hana@|postman/);
});
