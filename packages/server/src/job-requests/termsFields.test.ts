import { getProjectTerms, jobTermsFields, termsKeys, termText } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "../db/index.ts";
import { askedTerms, createNegotiation } from "../testing/negotiation.ts";

const { app, staff, office } = await createNegotiation();

const textKeys = termsKeys.filter((key) => ["text", "multiline"].includes(jobTermsFields[key].kind));
const words = (word: string) => Object.fromEntries(textKeys.map((key) => [key, `${word}-${key}`]));
const terms = { ...askedTerms, reply_due_on: "2026-12-01", ...words("first") };

it("brings every declared point of the terms to the version, the reply page, the project and the mail", async () => {
  expect(Object.keys(terms).sort()).toEqual([...termsKeys].sort());
  const { send, tokens, page, mails, row, params } = await office({ isAsked: false });
  await send({ terms });
  const [token] = await tokens();
  expect((await page(token)).job_request.terms).toMatchObject(terms);
  expect((await app.as(staff).call(getProjectTerms, { params })).body.latest?.terms).toEqual(terms);
  const text = (await mails())[0]?.body_text;
  for (const [key, value] of Object.entries(terms)) {
    expect(text).toContain(termText(key as (typeof termsKeys)[number], value));
  }
  expect((await row()).job_request_uid).not.toBeNull();
});

it("tells a change of every text by name, old beside new", async () => {
  const { counter, versions, mails } = await office();
  const [before] = (await versions()).items;
  const { status, body } = await counter(1, words("second"));
  expect([status, body.items[0]?.terms]).toMatchObject([201, words("second")]);
  const text = (await mails()).at(-1)?.body_text;
  for (const key of textKeys) {
    const old = termText(key, before?.terms[key] ?? null);
    expect(text).toContain(`${jobTermsFields[key].label}: ${old} → second-${key}`);
  }
});

it("reads terms that were stored before a point was declared as blank in it", async () => {
  const { job, versions, page } = await office();
  await app.run(async () => {
    for (const [table, uid] of [
      ["job_requests", "uid"],
      ["job_request_versions", "job_request_uid"],
    ] as const) {
      await db().execute(
        sql`update ${sql.identifier(table)} set terms = terms - 'note' - 'reply_due_on' where ${sql.identifier(uid)} = ${job.id}`,
      );
    }
  });
  const blank = { note: "", reply_due_on: null, work: askedTerms.work };
  expect((await versions()).items[0]?.terms).toMatchObject(blank);
  expect((await page()).job_request.terms).toMatchObject(blank);
});
