import {
  createProjectPost,
  fetchTiktokRedirect,
  getInstagram,
  getTwitter,
  getYoutube,
  listRecentMedia,
  searchInstagramMedia,
  searchTiktokVideos,
} from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { createTestApp, insertCompany, insertMember, insertOperator } from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";

const app = await createTestApp({ env: { PLATFORM_SANDBOX: "on" } });
const bare = await createTestApp();

const office = (on = app) =>
  on.run(async () => {
    const company = await insertCompany();
    const job = await insertSentJob(company, {
      creator: { accounts: [{ platform: "instagram", handle: "hana" }] },
      project: { posting_starts_on: "2026-11-05", posting_ends_on: "2026-11-12" },
    });
    const [viewer, staff] = [await insertMember(company, "viewer"), await insertMember(company, "staff")];
    return { company, viewer, staff, job };
  });

describe("figures of the platforms", () => {
  it("answers members and operators, marked as samples in the demo", async () => {
    const { viewer } = await office();
    const operator = await app.run(() => insertOperator());
    for (const caller of [viewer, operator]) {
      const { status, body } = await app.as(caller).call(getInstagram, { params: { id: "@hana" } });
      expect([status, body.handle, body.source]).toEqual([200, "hana", "sandbox"]);
    }
    const video = { params: { id: "dQw4w9WgXcQ" }, query: { id_type: "video" as const } };
    expect((await app.as(viewer).call(getYoutube, video)).body).toMatchObject({
      kind: "media",
      platform: "youtube",
    });
    expect((await app.as(viewer).call(getTwitter, { params: { id: "a/b?c" } })).error.code).toBe("not_found");
    const channel = { params: { id: "＠はな" }, query: { id_type: "handle" as const } };
    expect((await app.as(viewer).call(getYoutube, channel)).body).toMatchObject({ handle: "はな" });
    const none = { params: { id: "は/な" }, query: { id_type: "handle" as const } };
    expect((await app.as(viewer).call(getYoutube, none)).error.code).toBe("not_found");
  });

  it("says so where nothing is configured", async () => {
    const { viewer, job } = await office(bare);
    const { status, error } = await bare.as(viewer).call(getTwitter, { params: { id: "hana" } });
    expect([status, error.code]).toEqual([503, "platform_not_configured"]);
    const query = { job_request_uid: job.job_request_uid };
    expect((await bare.as(viewer).call(searchInstagramMedia, { query })).status).toBe(503);
  });

  it("lists the creator's media, those of the posting period first", async () => {
    const { viewer, job } = await office();
    const query = { job_request_uid: job.job_request_uid };
    const { body } = await app.as(viewer).call(searchInstagramMedia, { query });
    const within = body.items.map(({ posted_at }) => {
      const day = new Date(Date.parse(posted_at ?? "") + 9 * 3_600_000).toISOString().slice(0, 10);
      return day >= "2026-11-05" && day <= "2026-11-12";
    });
    expect(within).toContain(true);
    expect(within).toEqual([...within].sort((a, b) => Number(b) - Number(a)));
    expect(body.items.every(({ owner_handle }) => owner_handle === "hana")).toBe(true);
    const tiktok = await app.as(viewer).call(searchTiktokVideos, { query });
    expect([tiktok.status, tiktok.error.message]).toEqual([
      404,
      expect.stringContaining("アカウントが登録されていません"),
    ]);
  });

  it("lists the media of the accounts that can be read, and says which could not", async () => {
    const { company, viewer } = await office();
    const media = async (...handles: string[]) => {
      const { job_request_uid } = await app.run(() =>
        insertSentJob(company, {
          creator: { accounts: handles.map((handle) => ({ platform: "instagram", handle })) },
        }),
      );
      return app
        .as(viewer)
        .call(listRecentMedia, { params: { id: job_request_uid }, query: { platform: "instagram" } });
    };
    const { body } = await media("yuki", "err_423");
    expect(new Set(body.items.map(({ owner_handle }) => owner_handle))).toEqual(new Set(["yuki"]));
    expect(body.unread).toEqual([{ handle: "err_423", reason: expect.stringContaining("非公開") }]);
    const { error } = await media("err_423_all", "err_404_all");
    expect([error.code, error.message]).toEqual(["not_found", expect.stringContaining("非公開")]);
  });

  it("says which of them the project has already, whatever their addresses look like", async () => {
    const { company, staff } = await office();
    const { job_request_uid } = await app.run(() =>
      insertSentJob(company, {
        job: { job_status: "accepted" },
        creator: { accounts: [{ platform: "youtube", handle: "yuki" }] },
      }),
    );
    const registered = async () => {
      const { body } = await app
        .as(staff)
        .call(listRecentMedia, { params: { id: job_request_uid }, query: { platform: "youtube" } });
      return body.items.filter(({ is_registered }) => is_registered).map(({ id }) => id);
    };
    expect(await registered()).toEqual([]);
    const { body } = await app
      .as(staff)
      .call(listRecentMedia, { params: { id: job_request_uid }, query: { platform: "youtube" } });
    const [, second] = body.items;
    const url = `https://youtu.be/${second?.id}`;
    const post = await app.as(staff).call(createProjectPost, { body: { job_request_uid, url } });
    expect([post.status, url === second?.url]).toEqual([201, false]);
    expect(await registered()).toEqual([second?.id]);
  });

  it("shows no other company's job", async () => {
    const [{ viewer }, { job }] = [await office(), await office()];
    const query = { job_request_uid: job.job_request_uid };
    expect((await app.as(viewer).call(searchInstagramMedia, { query })).error.code).toBe("not_found");
  });

  it("follows no link but TikTok's own", async () => {
    const { viewer } = await office();
    const open = (url: string) => app.as(viewer).call(fetchTiktokRedirect, { query: { url } });
    expect((await open("https://vm.tiktok.com/ZMabc1234/")).body.url).toMatch(
      /^https:\/\/www\.tiktok\.com\/@\w+\/video\/\d+$/,
    );
    for (const url of ["https://evil.example/a", "https://127.0.0.1/", "http://vm.tiktok.com/a"]) {
      expect([url, (await open(url)).error.code]).toEqual([url, "unrecognized_url"]);
    }
  });
});
