import {
  createReportShare,
  listReportShares,
  openSharedReport,
  revokeReportShare,
  shownColorOf,
  updateProjectReport,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { DAY_MS } from "../core/clock.ts";
import { db } from "../db/index.ts";
import { leavesInTheLog } from "../testing/auditTrail.ts";
import { createTestApp, insertCompany, insertMember } from "../testing/index.ts";
import { insertReportScene } from "../testing/reportScene.ts";

const app = await createTestApp();
const at = await app.run(insertReportScene);
const params = { id: at.first.project_uid };
await app.as(at.staff).call(updateProjectReport, { params, body: { version: 1, comment: "好調でした" } });

describe("a shared report", () => {
  const share = async (body: object = {}) =>
    (
      await app.as(at.staff).call(createReportShare, {
        params,
        body: { label: "部長", sections: ["summary", "ranking"], ...body },
      })
    ).body;
  const open = (url: string, password?: string) =>
    app.as(null).call(openSharedReport, {
      params: { token: url.split("/").at(-1) ?? "" },
      body: password === undefined ? {} : { password },
    });

  it("shows the chosen parts and nothing internal, and no fee unless it is to", async () => {
    const { share: made, url } = await share();
    expect(url.split("/").at(-1)?.length).toBeGreaterThanOrEqual(43);
    const { body } = await open(url);
    expect(body).toMatchObject({ comment: "", daily: null, shows_fees: false });
    // Of a company that has chosen none it is the one of its own screens and paper, which know the uid.
    expect(body.company.color).toBe(shownColorOf("auto", at.company.uid));
    expect(body.summary).toMatchObject({ post_count: 4, cost: null, by_platform: [] });
    const text = JSON.stringify(body);
    for (const secret of [at.first.project_uid, at.first.creator_uid, at.company.uid, at.staff.uid, "好調"]) {
      expect(text).not.toContain(secret);
    }
    const kept = await app.run(() => db().execute(sql`select * from report_shares where uid = ${made.uid}`));
    expect(JSON.stringify(kept.rows)).not.toContain(url.split("/").at(-1));
    const paid = await open((await share({ shows_fees: true, sections: ["summary", "comment"] })).url);
    expect(paid.body).toMatchObject({ comment: "好調でした", summary: { cost: 150_001, ranking: [] } });
    const { items } = (await app.as(at.staff).call(listReportShares, { params })).body;
    expect(items.find(({ uid }) => uid === made.uid)).toMatchObject({ opened_count: 1, label: "部長" });
  });

  it("takes a password only of letters that its reader can type, full-width ones as plain", async () => {
    const set = (password: string) =>
      app.as(at.staff).call(createReportShare, {
        params,
        body: { label: "部長", sections: ["summary"], password },
      });
    for (const password of ["ひみつのことばです", "himitsu 2026", "秘密himitsu"]) {
      const { status, error } = await set(password);
      expect([status, error.fields?.password]).toEqual([
        400,
        expect.stringContaining("半角の英字・数字・記号"),
      ]);
    }
    const { body } = await set("Ｈｉｍｉｔｓｕ２０２６！");
    for (const typed of ["Himitsu2026!", "Ｈｉｍｉｔｓｕ２０２６！"]) {
      expect((await open(body.url, typed)).status).toBe(200);
    }
    expect((await open(body.url, "himitsu2026!")).error.code).toBe("password_required");
  });

  it("sends nothing of the parts that are not chosen", async () => {
    const { body } = await open((await share({ shows_fees: true, sections: ["gallery", "comment"] })).url);
    expect(body).toMatchObject({ daily: null, comment: "好調でした", sections: ["gallery", "comment"] });
    const { ranking, totals, engagements, cost, er, cpe, sources, by_platform, by_media_type } = body.summary;
    expect([
      body.summary.post_count,
      engagements,
      cost,
      er.value,
      cpe.numerator,
      by_platform,
      by_media_type,
    ]).toEqual([0, null, null, null, null, [], []]);
    expect(new Set([...Object.values(totals), ...Object.values(sources).map((of) => of.api)])).toEqual(
      new Set([null, undefined]),
    );
    expect(ranking.map(({ views }) => views)).toContain(1000);
    for (const post of ranking) {
      expect(post).toMatchObject({ cost: null, job_fee: null, er: null, cpv: null, cpe: null });
      expect(new Set(Object.values(post.values))).toEqual(new Set([null]));
    }
    const ranked = await open((await share({ shows_fees: true, sections: ["ranking"] })).url);
    expect(ranked.body.summary).toMatchObject({ post_count: 0, cost: null });
    expect(ranked.body.summary.ranking.reduce((sum, post) => sum + (post.cost ?? 0), 0)).toBe(150_001);
  });

  it("asks for its password, and stops guesses", async () => {
    const { url } = await share({ password: "hirake-goma" });
    expect((await open(url)).error.code).toBe("password_required");
    expect((await open(url, "hirake-goma")).status).toBe(200);
    for (let guess = 0; guess < 5; guess++) await open(url, `guess ${guess}`);
    expect((await open(url, "hirake-goma")).error.code).toBe("rate_limited");
  });

  it("is not found under a link that is cut off, however little of it is left", async () => {
    const { url } = await share();
    const token = url.split("/").at(-1) ?? "";
    for (const length of [1, 12, token.length - 1]) {
      const { status, error } = await open(token.slice(0, length));
      expect([status, error.code]).toEqual([404, "not_found"]);
    }
  });

  it("ends when it is revoked, when its time is over, and for nobody else's staff", async () => {
    const { share: made, url } = await share({ days: 7 });
    const stranger = await app.run(async () => insertMember(await insertCompany(), "admin"));
    const end = { params: { id: made.uid } };
    expect((await app.as(stranger).call(revokeReportShare, end)).error.code).toBe("not_found");
    expect((await app.as(stranger).call(listReportShares, { params })).error.code).toBe("not_found");
    expect((await app.as(at.staff).call(revokeReportShare, end)).body.revoked_at).not.toBeNull();
    expect((await open(url)).error.code).toBe("link_revoked");
    const short = await share({ days: 7 });
    app.clock.advance(7 * DAY_MS);
    expect((await open(short.url)).error.code).toBe("link_expired");
    expect((await open("https://x.test/share/abcdefghijklmnopqrstuvwxyz")).error.code).toBe("not_found");
  });
});

leavesInTheLog(() => app, ["report_share.create", "report_share.revoke"]);
