import { expect, it } from "vitest";
import { createTestApp, DAY } from "../testing/index.ts";
import { housekeeping } from "./housekeeping.ts";
import { queueMail } from "./mail.ts";
import { deliverMails } from "./mailer.ts";

const app = await createTestApp();
const mail = (key: string) => ({
  to: `${key}@example.test`,
  subject: "ご依頼",
  text: "本文です",
  kind: "job_request",
  dedupeKey: key,
});
const mailOf = async (key: string) => (await app.mails()).find(({ dedupe_key }) => dedupe_key === key);
const tidy = () => app.run(() => housekeeping.run({}));

it("empties a mail half a year after it was sent, and keeps that it was; one that is not sent stays whole", async () => {
  await app.run(() => queueMail(mail("sent")));
  await app.run(() => deliverMails.run({}));
  await app.run(() => queueMail(mail("waiting")));
  const before = await mailOf("sent");
  expect(before?.sent_at).not.toBeNull();
  app.clock.advance(180 * DAY);
  await tidy();
  expect(await mailOf("sent")).toEqual(before);
  app.clock.advance(1);
  await tidy();
  expect(await mailOf("sent")).toEqual({ ...before, to_address: "", subject: "", body_text: "" });
  expect(await mailOf("waiting")).toMatchObject({
    to_address: "waiting@example.test",
    body_text: "本文です",
  });
  // Its key still keeps the same mail from being written twice.
  await app.run(() => queueMail(mail("sent")));
  expect((await app.mails()).filter(({ dedupe_key }) => dedupe_key === "sent")).toHaveLength(1);
});
