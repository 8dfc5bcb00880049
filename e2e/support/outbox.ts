import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";

const outbox = () => join(process.env.E2E_DATA_DIR ?? "data", "outbox");

async function textsTo(address: string): Promise<string[]> {
  const names = await readdir(outbox()).catch(() => []);
  const texts = await Promise.all(
    names.filter((name) => name.endsWith(".txt")).map((name) => readFile(join(outbox(), name), "utf8")),
  );
  return texts.filter((text) => text.startsWith(`To: ${address}\n`));
}

/**
 * The reply link of the one mail to this address about something, by default a request; waits until it is sent.
 * Reminders of other jobs may come by themselves.
 */
export async function mailedReplyLink(address: string, about = "の依頼が届きました"): Promise<string> {
  const found = async () =>
    (await textsTo(address)).filter((text) => text.split("\n")[1]?.includes(about) ?? false);
  await expect.poll(async () => (await found()).length, { timeout: 20_000 }).toBe(1);
  const [text = ""] = await found();
  const link = /https?:\/\/\S+\/r\/\S+/.exec(text)?.[0];
  expect(link, "the mail holds a reply link").toBeTruthy();
  return link ?? "";
}
