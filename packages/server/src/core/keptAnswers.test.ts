import {
  createManagedCreator,
  createReportShare,
  deleteManagedCreator,
  previewTransferFile,
  startSecondFactor,
} from "@tsumugi/contract";
import { expect, it } from "vitest";
import { setPassword } from "../auth/auth.repository.ts";
import { insertSentJob } from "../testing/jobs.ts";
import { PASSWORD, PASSWORD_HASH } from "../testing/signingIn.ts";
import { tablesWith } from "../testing/tablesWith.ts";
import { createTransferScene } from "../testing/transfers.ts";

const { app, company, admin, approved, setPayer, DEBIT } = await createTransferScene();
await setPayer();
await app.run(() => setPassword(admin.uid, PASSWORD_HASH, app.clock.now()));
const self = app.as(admin);
const holding = (text: string) => app.run(() => tablesWith(text));

it("keeps no number of an account that a call has answered, and gives the same answer again", async () => {
  const { uid } = await approved("8123459");
  const preview = () =>
    self.call(
      previewTransferFile,
      { body: { notice_uids: [uid], debit_on: DEBIT } },
      { key: "preview-account" },
    );
  const first = await preview();
  expect(first.body.items[0]?.account.number).toBe("8123459");
  expect(await holding("8123459")).toEqual([]);
  expect((await preview()).body).toEqual(first.body);
});

it("keeps no secret of a second factor, and nothing by which the password could be guessed", async () => {
  const start = (current_password: string) =>
    self.call(startSecondFactor, { body: { current_password } }, { key: "second-factor" });
  const { secret } = (await start(PASSWORD)).body;
  expect(await holding(secret)).toEqual([]);
  expect((await start(PASSWORD)).body.secret).toBe(secret);
  expect((await start("another password")).error.code).toBe("idempotency_mismatch");
});

it("keeps no address of a shared report", async () => {
  const { project_uid } = await app.run(() => insertSentJob(company));
  const share = () =>
    self.call(
      createReportShare,
      { params: { id: project_uid }, body: { label: "部長", sections: ["summary"] } },
      { key: "share-report" },
    );
  const { url } = (await share()).body;
  expect(await holding(url.split("/").at(-1) ?? "?")).toEqual([]);
  expect((await share()).body.url).toBe(url);
});

it("forgets the answers about a person who is erased, and no other", async () => {
  const make = (display_name: string) =>
    self.call(
      createManagedCreator,
      { body: { display_name } },
      { key: `make-${display_name.codePointAt(0)}` },
    );
  const [gone, stays] = [await make("葉山ひなた"), await make("森野つばさ")];
  const { status } = await self.call(deleteManagedCreator, {
    params: { id: gone.body.uid },
    query: { erase: true },
  });
  expect(status).toBe(200);
  // What is kept of the other one answers again; nothing of the first is left that could.
  expect((await make("森野つばさ")).body.uid).toBe(stays.body.uid);
  expect((await make("葉山ひなた")).body.uid).not.toBe(gone.body.uid);
});
