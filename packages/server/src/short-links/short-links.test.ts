import {
  createProjectShortLinks,
  createShortLink,
  deleteCompany,
  getShortLink,
  listShortLinks,
  updateShortLink,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { leavesInTheLog } from "../testing/auditTrail.ts";
import { createTestApp, DAY, HOUR, insertCompany, insertMember, insertOperator } from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";
import { flushClicks } from "./clickRecorder.service.ts";
import { forgetVisitors } from "./forgetVisitors.job.ts";

const app = await createTestApp({ env: { TRUST_PROXY: "on" } });

const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1";
const SOURCE = "https://example.jp/spring?color=red";
const utm = { source: "instagram", medium: "social", campaign: "{project}", content: "{code}" };

const office = () =>
  app.run(async () => {
    const company = await insertCompany();
    const staff = await insertMember(company, "staff");
    const job = await insertSentJob(company, { creator: { display_name: "さくら" } });
    return { company, staff, job, params: { id: job.job_request_uid } };
  });

type Office = Awaited<ReturnType<typeof office>>;

const make = async ({ staff, params }: Pick<Office, "staff" | "params">, body: object = {}) =>
  app.as(staff).call(createShortLink, { params, body: { source_url: SOURCE, utm, ...body } });

/** Somebody opens it from an address. */
const open = (path: string, from: string, headers: Record<string, string> = {}) =>
  app.request(path, {
    headers: { "user-agent": PHONE, accept: "text/html", "x-forwarded-for": from, ...headers },
  });

const look = async ({ staff, params }: Office) => {
  await app.run(() => flushClicks(app.deps));
  return (await app.as(staff).call(getShortLink, { params })).body.short_link;
};

describe("a short link", () => {
  it("is made once per job, and begins the next one with the same UTM values", async () => {
    const here = await office();
    const before = (await app.as(here.staff).call(getShortLink, { params: here.params })).body;
    expect(before).toMatchObject({ short_link: null, utm_template: { source: "creator" } });
    const { status, body } = await make(here);
    expect(status).toBe(201);
    expect(body.code).toMatch(/^[2-9a-z]{8}$/);
    expect(body.short_url).toBe(`${app.deps.settings.PUBLIC_BASE_URL}/s/${body.code}`);
    const destination = new URL(body.destination_url);
    expect(destination.searchParams.get("utm_content")).toBe(body.code);
    expect(destination.searchParams.get("color")).toBe("red");
    expect((await make(here)).body.code).toBe(body.code);
    const other = await make(here, { source_url: "https://example.jp/other" });
    expect([other.status, other.error.message]).toEqual([409, expect.stringContaining("停止してから")]);
    const after = (await app.as(here.staff).call(getShortLink, { params: here.params })).body;
    expect(after.utm_template).toEqual(utm);
  });

  it("is made at once for all jobs of a project that have none, and what stands stays", async () => {
    const here = await office();
    const first = (await make(here)).body;
    const { project_uid } = here.job;
    const jobs = await app.run(async () => {
      const job = (
        display_name: string,
        job_status: "accepted" | "declined",
        removed_at: Date | null = null,
      ) =>
        insertSentJob(here.company, {
          project_uid,
          creator: { display_name },
          job: { job_status, removed_at },
        });
      const gone = await job("外した人", "accepted", new Date());
      return [await job("うめ", "accepted"), await job("もも", "declined"), gone];
    });
    const all = () =>
      app.as(here.staff).call(createProjectShortLinks, {
        params: { id: project_uid },
        body: { source_url: "https://example.jp/all", utm },
      });
    const { status, body } = await all();
    expect(status).toBe(201);
    const made = Object.fromEntries(body.items.map((one) => [one.creator.name, one]));
    expect(Object.keys(made).sort()).toEqual(["うめ", "さくら"]);
    expect(made.さくら).toMatchObject({ made: false, short_url: first.short_url });
    expect(made.うめ?.made).toBe(true);
    expect(made.うめ?.destination_url).toMatch(/^https:\/\/example\.jp\/all\?utm_source=instagram/);
    const again = (await all()).body.items;
    expect(again.map(({ short_url, made: isNew }) => [short_url, isNew])).toEqual(
      body.items.map(({ short_url }) => [short_url, false]),
    );
    expect((await open(new URL(made.うめ?.short_url ?? "").pathname, "198.51.100.9")).status).toBe(302);
    const other = await app.run(async () => insertMember(await insertCompany(), "staff"));
    const foreign = await app.as(other).call(createProjectShortLinks, {
      params: { id: project_uid },
      body: { source_url: SOURCE },
    });
    expect([foreign.error.code, jobs.length]).toEqual(["not_found", 3]);
  });

  it("refuses what it must not lead to, with the cause at the field", async () => {
    const here = await office();
    for (const source_url of [
      "javascript:alert(1)",
      "http://169.254.169.254/",
      "https://a:b@example.jp/",
      "https://example.jp\\@evil.example/",
      `${app.deps.settings.PUBLIC_BASE_URL}/s/abcd2345`,
    ]) {
      const { status, error } = await make(here, { source_url });
      expect([status, Object.keys(error.fields ?? {})], source_url).toEqual([400, ["source_url"]]);
    }
  });

  it("leads on by one read, whatever the visitor adds, and tells nobody where from", async () => {
    const here = await office();
    const { body } = await make(here);
    for (const added of ["", "?redir_url=https://evil.example", "?url=//evil.example&utm_source=x", ".q"]) {
      const answer = await open(`/s/${body.code}${added}`, "198.51.100.9");
      expect([answer.status, answer.headers.get("location")], added).toEqual([302, body.destination_url]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
      expect(answer.headers.get("set-cookie")).toBeNull();
    }
    const plan = await app.run(async () => {
      await db().execute(sql`set enable_seqscan = off`);
      const { rows } = await db().execute(sql`explain select l.uid from short_links l
        join companies c on c.uid = l.company_uid and c.deleted_at is null where l.code = ${body.code}`);
      await db().execute(sql`reset enable_seqscan`);
      return JSON.stringify(rows);
    });
    expect(plan).toContain("short_links_code");
    expect(plan).not.toContain("Seq Scan");
  });

  it("shows with + where it leads, and counts nothing", async () => {
    const here = await office();
    const { body } = await make(here, { source_url: 'https://example.jp/?q="><script>alert(1)</script>' });
    const answer = await open(`/s/${body.code}+`, "198.51.100.9");
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(page).toContain("example.jp");
    expect(page).not.toContain("<script>");
    expect((await look(here))?.clicks).toMatchObject({ total: 0, bot: 0 });
  });

  it("answers a page in Japanese where there is none, and once it is disabled or its company is deleted", async () => {
    const here = await office();
    const { body } = await make(here);
    for (const path of ["/s/nonesuch", "/s/..%2Fetc", "/s/%00", "/s/a"]) {
      const answer = await open(path, "198.51.100.9");
      expect(answer.status, path).toBe(404);
      expect(answer.headers.get("location")).toBeNull();
    }
    const off = (disabled: boolean) =>
      app.as(here.staff).call(updateShortLink, { params: { id: body.uid }, body: { disabled } });
    expect((await off(true)).body.disabled_at).not.toBeNull();
    const gone = await open(`/s/${body.code}`, "198.51.100.9");
    expect([gone.status, await gone.text()]).toEqual([410, expect.stringContaining("停止されています")]);
    const next = await make(here, { source_url: "https://example.jp/next" });
    expect(next.status).toBe(201);
    expect((await off(false)).status).toBe(409);
    const operator = await app.run(() => insertOperator());
    await app
      .as(operator)
      .call(deleteCompany, { params: { id: here.company.uid }, body: { reason: "解約" } });
    for (const path of [`/s/${next.body.code}`, `/s/${next.body.code}+`]) {
      const closed = await open(path, "198.51.100.9");
      expect([closed.status, closed.headers.get("location")]).toEqual([410, null]);
      // Nobody is told to look for a slip of the address, and to open the same link again.
      expect(await closed.text()).toMatch(/企業が、このサービスの利用を終えています/);
    }
  });

  it("is the one of its job, also when two are enabled at the same moment", async () => {
    const here = await office();
    const off = (id: string, disabled: boolean) =>
      app.as(here.staff).call(updateShortLink, { params: { id }, body: { disabled } });
    const uids: string[] = [];
    for (const source_url of [SOURCE, "https://example.jp/next"]) {
      const { body } = await make(here, { source_url });
      await off(body.uid, true);
      uids.push(body.uid);
    }
    const answers = await Promise.all(uids.map((uid) => off(uid, false)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("is another company's for nobody", async () => {
    const [here, other] = [await office(), await office()];
    const { body } = await make(here);
    const as = app.as(other.staff);
    expect((await as.call(getShortLink, { params: here.params })).status).toBe(404);
    expect((await make({ staff: other.staff, params: here.params })).status).toBe(404);
    const changed = await as.call(updateShortLink, { params: { id: body.uid }, body: { disabled: true } });
    expect(changed.status).toBe(404);
    expect((await as.call(listShortLinks, { params: { id: here.job.project_uid } })).status).toBe(404);
  });
});

describe("its clicks", () => {
  it("are counted by the hour: all, one per address, QR, bots and own staff apart", async () => {
    const here = await office();
    const { body } = await make(here, {});
    const path = `/s/${body.code}`;
    for (const from of ["192.0.2.1", "192.0.2.1", "192.0.2.2"]) await open(path, from);
    await open(`${path}.q`, "192.0.2.3");
    await open(path, "192.0.2.4", { "user-agent": "Twitterbot/1.0" });
    await open(path, "192.0.2.4", { "user-agent": "" });
    await open(path, "192.0.2.5", { "sec-purpose": "prefetch;prerender" });
    await app.request(path, { method: "HEAD", headers: { "user-agent": PHONE } });
    // A colleague looks at the link, and opens it from the same line.
    await app
      .as(here.staff)
      .call(getShortLink, { params: here.params }, { headers: { "x-forwarded-for": "192.0.2.77" } });
    await open(path, "192.0.2.77");
    expect(await look(here)).toMatchObject({
      clicks: { total: 4, unique: 3, qr: 1, bot: 4, own: 1 },
      by_hour: [{ total: 4, unique: 3, qr: 1 }],
    });
    await open(path, "192.0.2.1");
    app.clock.advance(HOUR);
    await open(path, "192.0.2.1");
    const later = await look(here);
    expect(later?.clicks).toMatchObject({ total: 6, unique: 4 });
    expect(later?.by_hour.map(({ total, unique }) => [total, unique])).toEqual([
      [5, 3],
      [1, 1],
    ]);
  });

  it("leave no address anywhere, and not even a hash or its salt beyond the day", async () => {
    const here = await office();
    const { body } = await make(here);
    await open(`/s/${body.code}`, "192.0.2.200");
    const { total } = (await look(here))?.clicks ?? {};
    const held = async () => {
      const { rows } = await app.run(() =>
        db().execute(sql`select
          (select count(*)::int from short_link_visitors where company_uid = ${here.company.uid}) as visitors,
          (select count(*)::int from short_link_salts) as salts,
          (select count(*)::int from short_link_visitors where visitor like '%192.0.2%') as plain`),
      );
      return rows[0];
    };
    expect(await held()).toEqual({ visitors: 1, salts: 1, plain: 0 });
    app.clock.advance(DAY);
    await app.run(() => forgetVisitors.run({}));
    expect(await held()).toEqual({ visitors: 0, salts: 0, plain: 0 });
    expect((await look(here))?.clicks.total).toBe(total);
  });

  it("wait while the database refuses them, and are counted once when it is back", async () => {
    const here = await office();
    const { body } = await make(here);
    await app.run(() => db().execute(sql`alter table short_link_hours rename to short_link_hours_away`));
    for (const from of ["192.0.2.1", "192.0.2.1"]) await open(`/s/${body.code}`, from);
    await app.run(() => flushClicks(app.deps));
    await open(`/s/${body.code}`, "192.0.2.1");
    await app.run(() => db().execute(sql`alter table short_link_hours_away rename to short_link_hours`));
    expect((await look(here))?.clicks).toMatchObject({ total: 3, unique: 1 });
  });

  it("come as a file with a row per link and hour, for those who may export", async () => {
    const here = await office();
    const { body } = await make(here);
    await open(`/s/${body.code}`, "192.0.2.1");
    await look(here);
    const params = { id: here.job.project_uid };
    const list = await app.as(here.staff).call(listShortLinks, { params });
    expect(list.body.items).toMatchObject([
      { code: body.code, creator: { name: "さくら" }, clicks: { total: 1 } },
    ]);
    const csv = await (
      await app.as(here.staff).fetch(listShortLinks, { params, query: { format: "csv" } })
    ).text();
    const [head, row] = csv.trim().split("\r\n");
    expect(head).toContain(
      "クリエイター,短縮URL,転送先,状態,発行日時,時間,クリック,ユニーク,QRコード,ボット,社内",
    );
    expect(row).toMatch(/^さくら,.*,公開中,.*,1,1,0,0,0$/);
    await app.run(() =>
      db().execute(sql`update companies set permission = '{short_link}' where uid = ${here.company.uid}`),
    );
    const refused = await app.as(here.staff).call(listShortLinks, { params, query: { format: "csv" } });
    expect(refused.error.code).toBe("feature_not_granted");
  });
});

leavesInTheLog(() => app, ["short_link.export"]);
