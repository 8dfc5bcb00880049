import {
  acceptJobWish,
  cancelScheduledJob,
  getChatRoom,
  listJobVersions,
  sendJobTerms,
} from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { leavesInTheLog } from "../testing/auditTrail.ts";
import { HOUR } from "../testing/clock.ts";
import { createNegotiation, askedTerms as terms } from "../testing/negotiation.ts";

const { app, staff, colleague, viewer, other, office, roomLines } = await createNegotiation();
const askedDay = terms.delivery_on;
const wish = { fee: 80_000, delivery_on: "2026-12-14" };

describe("a creator's wish", () => {
  it("is kept with the version, shown on the row and said in the room", async () => {
    const { answer, row, versions } = await office();
    const { status, body } = await answer({ answer: "negotiating", comment: "編集に日数が要ります", wish });
    expect([status, body.job_status]).toEqual([200, "negotiating"]);
    const kept = { ...wish, note: "編集に日数が要ります" };
    expect(body.versions).toMatchObject([
      { version: 1, answer: "negotiating", wish: kept, answered_by: null },
    ]);
    expect(await row()).toMatchObject({
      job_status: "negotiating",
      fee: 60_000,
      wish: kept,
      terms_version: 1,
    });
    expect((await versions()).items).toMatchObject([{ wish: kept }]);
    const said = (await roomLines((await row()).chat_room_uid)).map(({ text }) => text);
    expect(said).toContain(
      "希望の報酬: あり（条件の欄でご確認ください）\n希望の納品日: 2026/12/14\n編集に日数が要ります",
    );
  });

  it("may be given again otherwise, counts once however often it is sent, and needs something in it", async () => {
    const { answer, versions } = await office();
    const sent = { answer: "negotiating", wish: { fee: 80_000 } } as const;
    const answers = await Promise.all(Array.from({ length: 20 }, () => answer(sent)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect((await answer({ answer: "negotiating", wish: { fee: 75_000 } })).status).toBe(200);
    expect((await versions()).items[0]?.wish).toEqual({ fee: 75_000, delivery_on: null, note: "" });
    expect((await answer({ answer: "negotiating" })).error.fields).toHaveProperty("comment");
    expect((await answer({ answer: "accepted", wish })).error.fields).toHaveProperty("wish");
    const past = await answer({ answer: "negotiating", wish: { delivery_on: "2026-11-01" } });
    expect(past.error.fields).toHaveProperty(["wish.delivery_on"]);
  });

  it("becomes the next version when staff agree to it, in force for row, page, room and mail", async () => {
    const { answer, accept, row, page, versions, mails, creator } = await office();
    await answer({ answer: "negotiating", wish });
    const { status, body } = await accept();
    expect([status, body.version, body.job_status]).toEqual([200, 2, "accepted"]);
    expect(body.items).toMatchObject([
      {
        version: 2,
        answer: "accepted",
        terms: { fee: 80_000, delivery_on: "2026-12-14", inspection_on: "2026-12-15" },
      },
      { version: 1, answer: "negotiating", terms: { fee: 60_000 }, wish: { ...wish, note: "" } },
    ]);
    expect(await row()).toMatchObject({ job_status: "accepted", fee: 80_000, terms_version: 2, wish: null });
    expect((await page()).job_request).toMatchObject({
      version: 2,
      answer: "accepted",
      terms: { fee: 80_000 },
    });
    const [, mail] = await mails();
    expect(mail?.subject).toContain("ご希望の条件で確定しました");
    expect(mail?.body_text).toContain("報酬: 60,000円（税抜） → 80,000円（税抜）");
    expect(await mails()).toHaveLength(2);
    expect((await accept()).error.code).toBe("stale_version");
    expect((await versions()).items).toHaveLength(2);
    expect(creator.email).toBe(mail?.to_address);
  });

  it("leaves no old fee in the texts where {報酬} was filled, and hides those of every version from viewers", async () => {
    const work = (fee: string) => `動画1本を${fee}円（税抜）で`;
    const { answer, accept, versions, counter, move, row } = await office({
      asked: { fee: 61_789, work: "動画1本を{報酬}で" },
    });
    await answer({ answer: "negotiating", wish: { fee: 70_000 } });
    const left = await counter(1, { fee: 65_000, work: work("61,789") });
    expect(left.error.fields).toEqual({
      "terms.work": expect.stringContaining("前の報酬（61,789円（税抜））が書かれたままです"),
    });
    expect((await accept()).status).toBe(200);
    const texts = async (as = staff) => (await versions(as)).items.map((each) => each.terms.work);
    expect(await texts()).toEqual([work("70,000"), work("61,789")]);
    await move("negotiating");
    expect((await counter(2, { fee: 71_000, work: "70,000円から上げました" })).status).toBe(201);
    await counter(3, { fee: 71_000, work: "第1版は61,789円（税抜）でした" });
    const params = { id: (await row()).chat_room_uid ?? "" };
    const { job_request } = (await app.as(viewer).call(getChatRoom, { params })).body;
    expect([job_request?.terms.work, ...(await texts(viewer))].join()).not.toMatch(/61,789|70,000円（税抜）/);
  });

  it("is agreed to once by twenty calls of two colleagues at the same moment", async () => {
    const { answer, accept, versions, mails } = await office();
    await answer({ answer: "negotiating", wish });
    const newest = (await versions()).items[0]!;
    expect(newest.answered_at).not.toBeNull();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => accept(i % 2 ? staff : colleague)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await versions()).items).toHaveLength(2);
    expect(await mails()).toHaveLength(2);
  });

  it("and the creator's own yes at the same moment leave one agreed version", async () => {
    for (let round = 0; round < 4; round++) {
      const { answer, accept, versions, row } = await office();
      await answer({ answer: "negotiating", wish });
      const [theirs, ours] = await Promise.all([answer({ answer: "accepted" }), accept()]);
      expect([theirs.status, ours.status].sort()).toEqual([200, 409]);
      const { items, version } = await versions();
      expect(items.filter((each) => each.answer === "accepted")).toHaveLength(1);
      expect((await row()).fee).toBe(items.find((each) => each.version === version)?.terms.fee);
      expect((await row()).job_status).toBe("accepted");
    }
  });

  it("that was changed meanwhile, or that staff recorded by hand, is not agreed to unseen", async () => {
    const { answer, versions, job, move, accept } = await office();
    await answer({ answer: "negotiating", wish: { fee: 80_000 } });
    const seen = (await versions()).items[0]!;
    app.clock.advance(HOUR);
    await answer({ answer: "negotiating", wish: { fee: 200_000 } });
    const body = { version: 1, answered_at: seen.answered_at! };
    const late = await app.as(staff).call(acceptJobWish, { params: job, body });
    expect([late.status, late.error.code]).toEqual([409, "stale_version"]);
    await answer({ answer: "accepted" });
    await move("negotiating");
    expect((await accept()).error.code).toBe("stale_version");
  });

  it("for another day is refused while the text says the old one, which may be that of something else", async () => {
    const delivery_on = askedDay.replaceAll("-", "/");
    const { answer, accept, counter } = await office({ asked: { note: "納品は{納品日}です" } });
    await answer({ answer: "negotiating", wish: { delivery_on: "2026-12-14" } });
    expect((await accept()).error.message).toContain(`備考に今の納品日（${delivery_on}）が書かれています`);
    const note = `納品は${delivery_on}です`;
    const left = await counter(1, { delivery_on: "2026-12-14", note });
    expect(left.error.fields?.["terms.note"]).toContain("前の納品日");
    expect((await counter(1, { delivery_on: "2026-12-14", note: "納品は{納品日}です" })).status).toBe(201);
  });

  it("that does not fit the other days is refused with the cure", async () => {
    const { answer, accept } = await office();
    await answer({ answer: "negotiating", wish: { delivery_on: "2026-12-20" } });
    expect((await accept()).error).toMatchObject({
      code: "conflict",
      message: expect.stringContaining("「条件を変えて送る」"),
    });
  });
});

describe("changed terms", () => {
  it("are the next version, asked again with one mail, and the same link opens it", async () => {
    const { answer, counter, page, row, mails } = await office();
    await answer({ answer: "negotiating", wish });
    const { status, body } = await counter(1, { fee: 70_000, payment_on: "2027-01-31" });
    expect([status, body.version, body.job_status]).toEqual([201, 2, "requested"]);
    expect(await row()).toMatchObject({ job_status: "requested", fee: 70_000, terms_version: 2, wish: null });
    const shown = await page();
    expect(shown.job_request).toMatchObject({ version: 2, answer: null, terms: { fee: 70_000 } });
    expect(shown.versions.map(({ version }) => version)).toEqual([2, 1]);
    expect(shown.expires_at).toBe("2027-05-01T15:00:00.000Z");
    expect(await mails()).toHaveLength(2);
    const lines = (await roomLines((await row()).chat_room_uid)).map(({ text }) => text);
    expect(
      lines.some((text) => String(text).includes("報酬: 変わりました（条件の欄でご確認ください）")),
    ).toBe(true);
  });

  it("are not answered by who read the older ones: nothing is recorded", async () => {
    const { answer, counter, row, versions } = await office();
    await counter(1, { fee: 50_000 });
    const stale = await answer({ answer: "accepted", comment: "お受けします" });
    expect([stale.status, stale.error.code]).toEqual([409, "stale_version"]);
    expect(stale.error.message).toContain("第2版");
    expect((await row()).job_status).toBe("requested");
    const lines = (await roomLines((await row()).chat_room_uid)).map(({ text }) => text);
    expect(lines).not.toContain("お受けします");
    expect((await answer({ answer: "accepted", version: 2 })).body.job_status).toBe("accepted");
    expect((await versions()).items.map((each) => each.answer)).toEqual(["accepted", null]);
  });

  it("go out once for two colleagues, and need a change and a job that is talked about", async () => {
    const { counter, mails, move, versions } = await office();
    const answers = await Promise.all([
      counter(1, { fee: 70_000 }),
      counter(1, { fee: 75_000 }, colleague),
      counter(1, { fee: 72_000 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await mails()).toHaveLength(2);
    const fee = (await versions()).items[0]!.terms.fee;
    expect((await counter(2, { fee })).error.code).toBe("conflict");
    await move("accepted");
    expect((await counter(2, { fee: 99_000 })).error.message).toContain("「条件調整中」に戻して");
    await move("negotiating");
    expect((await counter(2, { fee: 99_000 })).status).toBe(201);
  });

  it("show a viewer no fee, another company nothing, and take no call of those who only look", async () => {
    const { answer, versions, job, row } = await office();
    await answer({ answer: "negotiating", wish });
    const seen = await versions(viewer);
    expect([seen.items[0]?.terms.fee, seen.items[0]?.wish?.fee]).toEqual([null, null]);
    expect((await row(viewer)).wish).toMatchObject({ fee: null, delivery_on: wish.delivery_on });
    const body = { version: 1, terms: { ...terms, fee: 1 } };
    for (const [who, expected] of [
      [viewer, 403],
      [other, 404],
    ] as const) {
      expect((await app.as(who).call(sendJobTerms, { params: job, body })).status).toBe(expected);
      expect((await app.as(who).call(cancelScheduledJob, { params: job })).status).toBe(expected);
    }
    expect((await app.as(other).call(listJobVersions, { params: job })).status).toBe(404);
  });
});

describe("an answer that staff record by hand", () => {
  it("stands at the version in force with who recorded it, and is taken back with the status", async () => {
    const { move, versions } = await office();
    await move("accepted");
    expect((await versions()).items).toMatchObject([{ answer: "accepted", answered_by: { uid: staff.uid } }]);
    await move("negotiating");
    expect((await versions()).items).toMatchObject([{ answer: "negotiating", wish: null }]);
    await move("declined");
    expect((await versions()).items).toMatchObject([{ answer: "declined" }]);
  });
});

leavesInTheLog(() => app, ["job.terms", "job.accept_wish"]);
