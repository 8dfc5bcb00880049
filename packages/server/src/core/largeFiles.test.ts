import { createImportDraft } from "@tsumugi/contract";
import { expect, it } from "vitest";
import { fileOf, person } from "../testing/imports.ts";
import { createTestApp, insertCompany, insertMember } from "../testing/index.ts";
import { whileHolding } from "./largeFiles.ts";

const app = await createTestApp();
const MB = 1024 * 1024;

/** A file of that size that is under way until `end` is called. */
function underWay(company_uid: string, bytes: number) {
  let end = () => {};
  const done = whileHolding(company_uid, bytes, () => new Promise<void>((resolve) => (end = resolve)));
  return { done, end: () => end() };
}
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

it("refuses a third large file of one company until one of the two is done, and no other company", async () => {
  const first = underWay("one", 51 * MB);
  const second = underWay("one", 51 * MB);
  expect(await refusal(whileHolding("one", 51 * MB, async () => {}))).toMatchObject({
    code: "rate_limited",
    message: expect.stringContaining("会社のほかの大きなファイル"),
    detail: { retryAfter: 30 },
  });
  await whileHolding("other", 51 * MB, async () => {});
  first.end();
  await first.done;
  expect(await refusal(whileHolding("one", 51 * MB, async () => {}))).toBeUndefined();
  second.end();
  await second.done;
});

it("refuses more than the process can hold, and counts a failed one no longer", async () => {
  await refusal(whileHolding("failed", 51 * MB, () => Promise.reject(new Error("broken"))));
  const all = Array.from({ length: 6 }, (_, index) => underWay(`c${index}`, 51 * MB));
  expect(await refusal(whileHolding("next", 51 * MB, async () => {}))).toMatchObject({
    message: expect.stringContaining("混み合っています"),
  });
  for (const { end } of all) end();
  await Promise.all(all.map(({ done }) => done));
  expect(await refusal(whileHolding("next", 51 * MB, async () => {}))).toBeUndefined();
});

it("answers 429 with the time to wait to an upload beside two of the largest, and takes the same file later", async () => {
  const staff = await app.run(async () => insertMember(await insertCompany(), "staff"));
  const authorization = `Bearer ${await app.token(staff.uid)}`;
  const stalled = [1, 2].map(() => {
    const begun = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>();
    const body = new ReadableStream<Uint8Array>({ pull: begun.resolve }, { highWaterMark: 0 });
    const headers = {
      authorization,
      "content-type": "multipart/form-data; boundary=a",
      "content-length": String(51 * MB),
    };
    const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
    return { answer: app.request("/import_drafts", init), begun: begun.promise };
  });
  const bodies = await Promise.all(stalled.map(({ begun }) => begun));
  const file = fileOf(Array.from({ length: 40_000 }, (_, n) => person(n)));
  expect(file.size).toBeGreaterThan(2 * MB);
  const send = () => app.as(staff).call(createImportDraft, { body: { file } });
  const { status, error, headers } = await send();
  expect([status, error.code, headers.get("retry-after")]).toEqual([429, "rate_limited", "30"]);
  expect(error.message).toContain("1分ほど待って");
  for (const body of bodies) body.close();
  const answers = await Promise.all(stalled.map(({ answer }) => answer));
  expect(answers.map((answer) => answer.status)).toEqual([400, 400]);
  expect((await send()).status).toBe(201);
});
