import {
  getProject,
  type JobStatus,
  jobStatuses,
  listProjectCreators,
  nextActionSteps,
  type ProjectCreator,
  type ProjectCreatorListQuery,
  phaseOf,
  postRowComment,
  projectCreatorSorts,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "../../db/index.ts";
import { createTestApp, insertCompany, insertMember, type TestApp } from "../../testing/index.ts";
import { insertSentJob, TERMS } from "../../testing/jobs.ts";
import { insertSheet, ownColumn } from "../../testing/sheet.ts";
import { statementsOf } from "../../testing/statements.ts";

type Member = Awaited<ReturnType<typeof insertMember>>;

const TODAY = "2026-11-20";
const columns = [
  ownColumn("size", "select", ["L", "M", "S"]),
  ownColumn("cost", "yen"),
  ownColumn("rate", "number"),
  ownColumn("ship_on", "date"),
  ownColumn("who", "member"),
  ownColumn("remark", "text"),
  ownColumn("sent", "check"),
];

let app: TestApp;
let company: { uid: string };
let ann: Member;
let ben: Member;
let viewer: Member;
let id: string;
let all: readonly ProjectCreator[];

const pick = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

const numbersOf = (index: number): Record<string, string | number> => ({
  size: pick(["S", "M"], index),
  cost: index,
  rate: -index / 3,
});

/** Two rows of every status, some with a request, with values here and there. */
beforeAll(async () => {
  app = await createTestApp();
  await app.run(async () => {
    company = await insertCompany();
    ann = await insertMember(company, "admin");
    ben = await insertMember(company, "staff");
    viewer = await insertMember(company, "viewer");
    const project = {
      columns,
      owner_uid: ben.uid,
      reply_due_on: "2026-11-18",
      draft_due_on: null,
      posting_starts_on: "2026-11-15",
      posting_ends_on: "2026-12-20",
      payment_due_on: "2027-01-31",
    };
    const sheet = await insertSheet(company, 6, project, (index) => ({
      planned_fee: index % 2 ? 10_000 * index : null,
      memo: index % 3 ? `メモ${index}` : "",
      owner_uid: index % 2 ? ann.uid : null,
      custom_values: index % 2 ? numbersOf(index) : {},
    }));
    id = sheet.id;
    for (const [index, job_status] of [...jobStatuses, ...jobStatuses].entries()) {
      const terms = {
        ...TERMS,
        reply_due_on: index % 3 ? null : "2026-11-25",
        delivery_on: pick(["2026-11-10", "2026-12-10", "2026-11-20"], index),
        fee: index % 5 ? TERMS.fee : 0,
      };
      await insertSentJob(company, {
        project_uid: id,
        creator: { follower_count: index % 4 ? index * 100 : null },
        job: {
          job_status,
          status_position: jobStatuses.indexOf(job_status),
          fee: terms.fee,
          owner_uid: index % 4 ? null : ann.uid,
          custom_values: {
            ...(index % 2 ? { ship_on: pick(["2026-12-01", "2026-11-01"], index) } : {}),
            ...(index % 3 ? { who: pick([ann.uid, ben.uid], index) } : {}),
            remark: pick(["い", "あ", "", "う"], index),
          },
        },
        request: {
          terms,
          ...(job_status === "negotiating" ? { answer: "negotiating" as const } : {}),
          ...(job_status === "candidate" ? { sent_at: null, scheduled_at: app.clock.now() } : {}),
        },
      });
    }
    // Sent back to another day each: one withdrawn since, one without a day.
    await db().execute(sql`
      with sent_back as (
        insert into job_drafts (uid, company_uid, job_request_uid, version, state, submitted_at, body_hash)
        select 'sheet-draft-' || j.uid, j.company_uid, j.uid, 1, 'revision', now(), ''
        from job_requests j join project_creators pc on pc.company_uid = j.company_uid
          and pc.project_uid = j.project_uid and pc.managed_creator_uid = j.managed_creator_uid
        where j.project_uid = ${id} and pc.job_status in ('revision', 'draft_review', 'approved')
        returning uid, company_uid)
      insert into job_draft_reviews (uid, company_uid, draft_uid, decision, due_on, reviewed_by, reviewed_at,
        withdrawn_at)
      select 'sheet-review-' || uid, company_uid, uid, 'revision', '2026-11-05'::date + rank::int, ${ann.uid}, now(),
        case when rank = 2 then now() end
      from (select *, row_number() over (order by uid) as rank from sent_back) ranked`);
    await db().execute(sql`update job_request_versions set wish = '{"fee":80000,"delivery_on":null,"note":""}'::jsonb
      where answer = 'negotiating'`);
    await db().execute(sql`insert into project_checks (company_uid, project_uid, managed_creator_uid, column_key,
        checked_by, checked_at)
      select company_uid, project_uid, managed_creator_uid, 'sent', ${ann.uid}, now() from project_creators
      where project_uid = ${id} and mod(hashtext(managed_creator_uid), 3) = 0`);
  });
  await app.as(ann).call(postRowComment, {
    params: { id },
    body: {
      creator_uid: (await list({ limit: 200 })).items[0]?.creator_uid ?? "",
      id: crypto.randomUUID(),
      text: "確認",
    },
  });
  all = (await list({ limit: 200 })).items;
});

const list = async (query: ProjectCreatorListQuery, as: Member = ann) => {
  const { status, body } = await app.as(as).call(listProjectCreators, { params: { id }, query });
  expect(status, JSON.stringify([query, status === 200 ? null : body])).toBe(200);
  return body;
};

const isOverdue = ({ next_deadline }: ProjectCreator) => next_deadline !== null && next_deadline.on < TODAY;

/** What each filter means, in words of the answer alone. */
type Rule = [query: ProjectCreatorListQuery, fits: (row: ProjectCreator) => boolean];
const oracle: Rule[] = [
  [{ phase: ["production", "out"] }, ({ job_status }) => ["production", "out"].includes(phaseOf(job_status))],
  [{ job_status: ["posted"] as JobStatus[] }, ({ job_status }) => job_status === "posted"],
  [{ overdue: true }, isOverdue],
  [{ overdue: false }, (row) => !isOverdue(row)],
  [{ deadline_from: "2026-11-20" }, ({ next_deadline }) => (next_deadline?.on ?? "") >= "2026-11-20"],
  [
    { deadline_from: "2026-11-01", deadline_to: "2026-11-25" },
    ({ next_deadline }) =>
      next_deadline !== null && next_deadline.on >= "2026-11-01" && next_deadline.on <= "2026-11-25",
  ],
  [{ wish: true }, ({ wish }) => wish !== null],
  [{ wish: false }, ({ wish }) => wish === null],
  [{ checked: ["sent"] }, ({ checks }) => checks.length > 0],
  [{ unchecked: ["sent"] }, ({ checks }) => checks.length === 0],
  [{ empty: ["sent"] }, ({ checks }) => checks.length === 0],
  [{ filled: ["size"] }, ({ custom_values }) => Boolean(custom_values.size)],
  [{ empty: ["remark"] }, ({ custom_values }) => !custom_values.remark],
  [{ filled: ["fee", "delivery_on"] }, ({ fee, delivery_on }) => fee !== null && delivery_on !== null],
  [{ empty: ["memo"] }, ({ memo }) => memo === ""],
  [{ empty: ["reply_due_on"] }, ({ reply_due_on }) => reply_due_on === null],
  ...(["ours", "creator", "waiting"] as const).map(
    (turn): Rule => [
      { turn: [turn] },
      ({ next_action }) => next_action !== null && nextActionSteps[next_action].turn === turn,
    ],
  ),
];

describe("the rows of a sheet", () => {
  it("are filtered as the rows themselves say", async () => {
    expect(all).toHaveLength(38);
    const uids = (rows: readonly ProjectCreator[]) => rows.map(({ creator_uid }) => creator_uid).sort();
    const byOwner: Rule[] = [
      [{ owner: [ann.uid] }, ({ owner }) => owner?.uid === ann.uid],
      [{ owner: ["none"] }, ({ owner }) => owner === null],
      [{ owner: [ben.uid, "none"] }, ({ owner }) => owner?.uid !== ann.uid],
    ];
    for (const [query, fits] of [...oracle, ...byOwner]) {
      const { items, total } = await list({ ...query, limit: 200 });
      const expected = all.filter(fits);
      expect(uids(items), JSON.stringify(query)).toEqual(uids(expected));
      // A rule that lets nothing or everything through would prove nothing.
      expect(expected.length === 0 && query.owner?.[0] !== "none", JSON.stringify(query)).toBe(false);
      expect(expected.length, JSON.stringify(query)).toBeLessThan(all.length);
      expect(total, JSON.stringify(query)).toBe(expected.length);
    }
    const named = all.slice(3, 6).map(({ creator_uid }) => creator_uid);
    expect(uids((await list({ creator_uid: named })).items)).toEqual(uids(all.slice(3, 6)));
  });

  it("are sorted by every column in both directions, empty cells last, page by page without gap", async () => {
    const names = new Map([ann, ben].map(({ uid, name }) => [uid, name]));
    const textOf = (value: unknown) =>
      value === null || value === undefined || value === "" ? null : String(value);
    const values: Record<string, (row: ProjectCreator) => string | number | null> = {
      job_status: ({ job_status }) => jobStatuses.indexOf(job_status),
      fee: ({ fee }) => fee,
      delivery_on: ({ delivery_on }) => delivery_on,
      reply_due_on: ({ reply_due_on }) => reply_due_on,
      entered_status_at: ({ entered_status_at }) => entered_status_at,
      next_deadline: ({ next_deadline }) => next_deadline?.on ?? null,
      followers: ({ follower_count }) => follower_count,
      unread: ({ unread_count }) => unread_count,
      comments: ({ comment_count }) => comment_count,
      posts: ({ post_count }) => post_count,
      memo: ({ memo }) => textOf(memo.normalize("NFKC")),
      owner: ({ owner }) => owner?.name ?? null,
      "column.size": ({ custom_values }) =>
        custom_values.size ? ["L", "M", "S"].indexOf(String(custom_values.size)) : null,
      "column.cost": ({ custom_values }) => (custom_values.cost as number | undefined) ?? null,
      "column.rate": ({ custom_values }) => (custom_values.rate as number | undefined) ?? null,
      "column.ship_on": ({ custom_values }) => textOf(custom_values.ship_on),
      "column.who": ({ custom_values }) => names.get(String(custom_values.who)) ?? null,
      "column.remark": ({ custom_values }) => textOf(custom_values.remark),
      "column.sent": ({ checks }) => checks.length,
    };
    const sorts = [...projectCreatorSorts, ...Object.keys(values).filter((name) => name.includes("."))];
    for (const sort of sorts.flatMap((name) => [name, `-${name}`])) {
      const rows: ProjectCreator[] = [];
      let cursor: string | undefined;
      do {
        const page = await list({ sort, limit: 15, ...(cursor ? { cursor } : {}) });
        rows.push(...page.items);
        cursor = page.next_cursor ?? undefined;
      } while (cursor);
      expect(new Set(rows.map(({ creator_uid }) => creator_uid)).size, sort).toBe(all.length);
      const valueOfRow = values[sort.replace("-", "")];
      if (!valueOfRow) continue;
      const shown = rows.map(valueOfRow);
      const isDescending = sort.startsWith("-");
      const expected = all.map(valueOfRow).sort((a, b) => {
        if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
        const order = a < b ? -1 : a > b ? 1 : 0;
        return isDescending ? -order : order;
      });
      expect(shown, sort).toEqual(expected);
    }
  });

  it("are not asked by a column that is not there, nor by fees of who sees none", async () => {
    const ask = (query: ProjectCreatorListQuery, as: Member = ann) =>
      app.as(as).call(listProjectCreators, { params: { id }, query });
    for (const query of [
      { unchecked: ["none"] },
      { unchecked: ["size"] },
      { checked: ["none"] },
      { empty: ["none"] },
      { filled: ["job_status"] },
      { sort: "column.none" },
    ]) {
      const { status, error } = await ask(query);
      expect([status, error.code], JSON.stringify(query)).toEqual([400, "invalid_request"]);
      expect(Object.values(error.fields ?? {})[0]).toContain("表にありません");
    }
    for (const query of [{ sort: "-fee" }, { empty: ["fee"] }]) {
      expect((await ask(query, viewer)).error.code).toBe("forbidden");
    }
    for (const query of [{ sort: "column.cost" }, { filled: ["cost"] }]) {
      expect((await ask(query, viewer)).error.code, JSON.stringify(query)).toBe("invalid_request");
    }
    const told = [await ask({}), await ask({}, viewer)].map(({ body }) =>
      body.items.some(({ custom_values }) => "cost" in custom_values),
    );
    expect(told).toEqual([true, false]);
    const project = (await app.as(viewer).call(getProject, { params: { id } })).body;
    expect(project.columns.map(({ key }) => key)).not.toContain("cost");
    expect((await ask({ sort: "color" })).status).toBe(400);
    expect((await ask({ sort: "column.cost", cursor: "x" })).status).toBe(400);
  });

  it("come by as many statements for 38 as for one, and as opened from the index of the status", async () => {
    const one = await statementsOf(app, () => list({ limit: 1 }));
    const many = await statementsOf(app, () => list({ limit: 200 }));
    expect(many).toHaveLength(one.length);
    const plan = await app.run(async () => {
      await db().execute(sql`set enable_seqscan = off`);
      const { rows } = await db().execute(sql`explain select managed_creator_uid from project_creators
        where company_uid = ${company.uid} and project_uid = ${id} and removed_at is null
        order by status_position, managed_creator_uid limit 200`);
      await db().execute(sql`reset enable_seqscan`);
      return JSON.stringify(rows);
    });
    expect(plan).toContain("project_creators_status");
  });
});
