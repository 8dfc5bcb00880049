import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { storeWith } from "../testing/faults/office.ts";
import { operator } from "./operator.ts";

/** Answers by the receiver's name, as mail servers of others do. */
const smtp = new SMTPServer({
  disabledCommands: ["AUTH", "STARTTLS"],
  onRcptTo: ({ address }, _session, done) => {
    const responseCode = Number(/^(\d{3})/.exec(address)?.[1] ?? 250);
    done(responseCode < 400 ? null : Object.assign(new Error("not taken"), { responseCode }));
  },
  onData: (stream, _session, done) => {
    stream.resume();
    stream.on("end", () => done());
  },
});

let store: Awaited<ReturnType<typeof storeWith>>;
let SMTP_URL = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  SMTP_URL = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
  store = await storeWith(async () => {});
}, 120_000);
afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  await store.remove();
});

async function run(args: readonly string[], more: Record<string, string> = {}) {
  const said: unknown[] = [];
  const spies = (["log", "warn", "error"] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((text) => void said.push(text)),
  );
  const env = { ...store.env, LOG_LEVEL: "silent", SMTP_URL, ...more };
  const code = await operator(args, env).finally(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return { code, text: said.join("\n") };
}

it.each([
  ["250@example.test", "リンクを送りました"],
  ["550@example.test", "相手のメールサーバーに断られました"],
  ["451@example.test", "あとでもう一度送ります"],
])("says of the mail to %s what has become of it", { timeout: 60_000 }, async (address, words) => {
  const { code, text } = await run([address]);
  expect([code, text]).toEqual([0, expect.stringContaining(words)]);
  expect(text).not.toContain("SMTP_URL を確認");
  expect(text.includes("/password-reset?token=")).toBe(!address.startsWith("250"));
});

it("blames SMTP_URL where no mail server is there", { timeout: 60_000 }, async () => {
  const { text } = await run(["away@example.test"], { SMTP_URL: "smtp://127.0.0.1:1" });
  expect(text).toContain("SMTP_URL を確認");
  expect(text).toContain("/password-reset?token=");
});

it("does nothing where npm has kept the option for itself: whoever is to be removed would be invited", async () => {
  const env = { npm_config_remove: "true" };
  expect(await run(["250@example.test"], env)).toEqual({
    code: 1,
    text: expect.stringContaining("前に -- を付けて"),
  });
  const reset = { npm_config_reset_second_factor: "true" };
  expect((await run(["250@example.test"], reset)).text).toContain("--reset-second-factor は npm が受け取り");
});
