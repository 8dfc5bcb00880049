import {
  blankTerms,
  createProject,
  deleteManagedCreator,
  getProjectTerms,
  getReplyPage,
  type KeptTerms,
  listJobDrafts,
  listJobVersions,
  previewJob,
  updateProjectTerms,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "../../db/index.ts";
import { insertMember } from "../../testing/index.ts";
import { endJobs } from "../../testing/jobs.ts";
import { createSendingOffice } from "../../testing/sends.ts";
import { sentTerms as terms } from "../../testing/terms.ts";

const { app, company, staff, viewer, other, creator, projectWith, mailsTo } = await createSendingOffice();

describe("the terms of a request", () => {
  it("are refused where the law or the calendar forbids them, and asked about where they cannot be meant", async () => {
    const a = await creator();
    const { send } = await projectWith([a.uid], { posting_ends_on: "2026-12-20" });
    const late = await send({ terms: { ...terms, delivery_on: "2026-11-20", payment_on: "2027-01-19" } });
    expect(late.error.fields?.["terms.payment_on"]).toContain("2027/01/18 まで");
    const past = await send({ terms: { ...terms, reply_due_on: "2026-11-19" } });
    expect(past.error.fields?.["terms.reply_due_on"]).toContain("より前");
    const free = { terms: { ...terms, fee: 0 } };
    expect((await send(free)).error.fields).toEqual({
      "terms.fee": "報酬が0円です。",
      confirmed: expect.stringContaining("fee_zero"),
    });
    expect((await send({ send_at: "2026-11-20T00:59:00.000Z" })).error.fields?.send_at).toContain("過ぎて");
    expect(await mailsTo(a.email)).toEqual([]);
    expect((await send({ ...free, confirmed: ["fee_zero"] })).body.sent).toHaveLength(1);
  });

  it("say the sum that is paid, alike in mail and on the reply page", async () => {
    const [person, office] = [
      await creator({ withholding_default: true }),
      await creator({ withholding_default: true, entity_type: "corporation" }),
    ];
    const { send } = await projectWith([person.uid, office.uid]);
    await send();
    const [mail] = await mailsTo(person.email);
    expect(mail?.body_text).toContain("源泉徴収税: −8,168円");
    expect(mail?.body_text).toContain("79,832円");
    const token = /\/r\/([\w-]+)/.exec(mail?.body_text ?? "")?.[1] ?? "";
    const { body } = await app.as(null).call(getReplyPage, { params: { token } });
    expect(body.job_request.terms.tax).toEqual({ rate: 10, rounding: "floor", withholding: true });
    expect((await mailsTo(office.email))[0]?.body_text).toContain("源泉徴収税: なし");
  });

  it("are filled for each person; a variable without a value stops the send and names both", async () => {
    const [a, b] = [await creator(), await creator({ accounts: [{ platform: "instagram", handle: "mio" }] })];
    const { send } = await projectWith([a.uid, b.uid]);
    const filled = { ...terms, work: "{氏名}様に{商品名}を", note: "{SNSのURL}" };
    const refused = await send({ terms: filled, message: "{商品}です" });
    expect(refused.error.fields?.["terms.note"]).toContain(`「${a.display_name}」さんの {SNSのURL}`);
    expect(refused.error.fields?.["terms.note"]).not.toContain(b.display_name);
    expect(refused.error.fields?.message).toContain("{商品} という変数はありません");
    await send({ terms: { ...filled, note: "" }, message: "{表示名}さん、こんにちは" });
    const [mail] = await mailsTo(b.email);
    expect(mail?.body_text).toContain(`${b.real_name}様につむぎクリームを`);
    expect(mail?.body_text).toContain(`${b.display_name}さん、こんにちは`);
  });

  it("hand each person a short link of their own to the page that the project names; without one nothing is sent", async () => {
    const [a, b] = [await creator(), await creator()];
    const message = "投稿には {短縮URL} を入れてください";
    const without = await projectWith([a.uid]);
    const refused = await without.send({ message });
    expect(refused.error.fields?.message).toContain("「投稿に入れるリンク」を登録するか");
    const required_link = "https://example.jp/lip";
    const { send, params, rows } = await projectWith([a.uid, b.uid], { required_link });
    const preview = await app.as(staff).call(previewJob, {
      params,
      body: { creator_uids: [a.uid], creator_uid: a.uid, terms, message },
    });
    expect(preview.body.mail.text).toContain("/s/********");
    await send({ message });
    const addresses = await Promise.all(
      [a, b].map(
        async ({ email }) => /\/s\/[2-9a-z]{8}/.exec((await mailsTo(email)).at(-1)?.body_text ?? "")?.[0],
      ),
    );
    expect(new Set(addresses).size).toBe(2);
    // What the post is checked for is the same address: clicks on the page itself would not be counted.
    const job = (await rows()).find(({ creator_uid }) => creator_uid === a.uid)?.job_request_uid ?? "";
    const { body: drafts } = await app.as(staff).call(listJobDrafts, { params: { id: job } });
    expect(drafts.rules.required_link).toMatch(new RegExp(`${addresses[0]}$`));
    for (const address of addresses) {
      const answer = await app.request(address ?? "");
      expect([answer.status, answer.headers.get("location")]).toEqual([
        302,
        expect.stringMatching(/^https:\/\/example\.jp\/lip\?.*utm_source=creator/),
      ]);
    }
  });

  it("forget the name that a variable brought when the person is erased", async () => {
    const a = await creator();
    const { send, rows, params } = await projectWith([a.uid]);
    await send({ terms: { ...terms, work: "{氏名}様に依頼" }, message: "{氏名}様" });
    const id = (await rows())[0]?.job_request_uid ?? "";
    await app.run(() => endJobs(a.uid));
    await app.as(staff).call(deleteManagedCreator, { params: { id: a.uid } });
    await app
      .run(async () => insertMember(company, "admin"))
      .then((admin) =>
        app.as(admin).call(deleteManagedCreator, { params: { id: a.uid }, query: { erase: true } }),
      );
    const { body } = await app.as(staff).call(listJobVersions, { params: { id } });
    expect(JSON.stringify(body.items)).not.toContain("山田");
    const stored = await app.run(() =>
      db().execute(sql`select message, terms from job_request_versions where job_request_uid = ${id}`),
    );
    expect(JSON.stringify(stored.rows)).not.toContain("山田");
    expect(params.id).not.toBe("");
  });
});

describe("the preview", () => {
  it("is the very mail that is sent, but for the link", async () => {
    const [a, b] = [await creator(), await creator({ email: "" })];
    const { params, send } = await projectWith([a.uid, b.uid]);
    const body = { creator_uids: [a.uid, b.uid], terms, message: "{氏名}様\nよろしくお願いします。" };
    const preview = await app.as(staff).call(previewJob, { params, body: { ...body, creator_uid: a.uid } });
    expect(preview.body.skipped).toMatchObject([{ creator_uid: b.uid, reason: "no_email" }]);
    expect(await mailsTo(a.email)).toEqual([]);
    await send(body);
    const [mail] = await mailsTo(a.email);
    const link = /https:\/\/tsumugi\.example\.jp\/r\/[\w-]+/g;
    const shown = (text: string | null | undefined) =>
      (text ?? "").replaceAll("https://tsumugi.example.jp/r/********", "LINK").replaceAll(link, "LINK");
    expect(preview.body.mail.subject).toBe(mail?.subject);
    expect(shown(preview.body.mail.text)).toBe(shown(mail?.body_text));
    expect(shown(preview.body.mail.html)).toBe(shown(mail?.body_html));
    expect(preview.body.mail.text).toContain(`${a.real_name} 様`);
  });

  it("is shown with what stands in the way, and to nobody who may not send", async () => {
    const a = await creator();
    const { params } = await projectWith([a.uid]);
    const body = {
      creator_uids: [a.uid],
      creator_uid: a.uid,
      terms: { ...terms, fee: 0, work: "{アカウント名}" },
    };
    const preview = await app.as(staff).call(previewJob, { params, body });
    expect(preview.body.problems.map(({ field }) => field).sort()).toEqual(["terms.fee", "terms.work"]);
    expect((await app.as(viewer).call(previewJob, { params, body })).status).toBe(403);
    expect((await app.as(other).call(previewJob, { params, body })).status).toBe(404);
  });
});

describe("the project's terms", () => {
  const kept: KeptTerms = {
    ...blankTerms,
    ...terms,
    work: "{氏名}様に依頼",
    fee: null,
    payment_on: null,
    reply_due_on: "2026-11-19",
  };

  it("make a bare body whole, or name what is missing in them", async () => {
    const [a, b] = [await creator(), await creator()];
    const { params, bare } = await projectWith([a.uid, b.uid]);
    expect(Object.keys((await bare()).error.fields ?? {})).toEqual(["terms"]);
    await app
      .as(staff)
      .call(updateProjectTerms, { params, body: { terms: kept, message: "{氏名}様へ", version: 0 } });
    const missing = (await bare()).error.fields ?? {};
    expect(Object.keys(missing).sort()).toEqual(["terms", "terms.fee", "terms.payment_on"]);
    expect(missing.terms).toContain("報酬、支払日");
    const whole = { ...kept, fee: 70_000, payment_on: "2026-12-31" };
    await app
      .as(staff)
      .call(updateProjectTerms, { params, body: { terms: whole, message: "{氏名}様へ", version: 1 } });
    const stale = { terms: kept, message: "前の文", version: 1 };
    expect((await app.as(staff).call(updateProjectTerms, { params, body: stale })).error).toMatchObject({
      code: "stale_version",
      current: { version: 2, default: { terms: { fee: 70_000 }, message: "{氏名}様へ" } },
    });
    expect((await bare([a.uid])).body.sent).toHaveLength(1);
    expect((await mailsTo(a.email))[0]?.body_text).toContain(`${a.real_name}様へ`);
    const copy = await app.as(staff).call(createProject, { body: { name: "写し", duplicate_of: params.id } });
    const shown = { params: { id: copy.body.uid } };
    expect((await app.as(viewer).call(getProjectTerms, shown)).body.default?.terms).toMatchObject({
      work: "{氏名}様に依頼",
      fee: null,
    });
    expect((await app.as(other).call(getProjectTerms, shown)).status).toBe(404);
  });

  it("of the newest request are unfilled: nobody gets another one's name", async () => {
    const [a, b] = [await creator(), await creator()];
    const { send, bare } = await projectWith([a.uid, b.uid]);
    await send({ creator_uids: [a.uid], terms: { ...terms, work: "{氏名}様に依頼" } });
    expect((await bare([b.uid])).body.sent).toHaveLength(1);
    const text = (await mailsTo(b.email))[0]?.body_text;
    expect(text).toContain(`${b.real_name}様に依頼`);
    expect(text).not.toContain(a.real_name);
  });
});
