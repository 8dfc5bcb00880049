import type { NotificationKind } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { notifications } from "../db/schema/notifications.ts";
import { insertAll, type SeedCompany, timeFromToday } from "./seedContext.ts";
import type { SeedJob } from "./seedJobs.ts";

/** The number of each creator's newest comment, by room: what a notice about the room was written for. */
async function newestOfCreators(company_uid: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db().execute(sql`
    select r.uid as room_uid, max(c.seq) as seq from chat_rooms r
    join comments c on c.room_uid = r.uid and c.uid = r.creator_uid
    where r.company_uid = ${company_uid} group by r.uid`);
  return new Map(rows.map(({ room_uid, seq }) => [String(room_uid), Number(seq)]));
}

/** Remarks on rows of sheets that address somebody. */
async function noticesOfRemarks(company_uid: string): Promise<(typeof notifications.$inferInsert)[]> {
  const { rows } = await db().execute(sql`
    select r.project_uid, r.managed_creator_uid, r.created_at, unnest(r.mentioned_uids) as user_uid, u.name as by,
      p.name as project, c.display_name as creator
    from project_row_comments r
    join projects p on p.company_uid = r.company_uid and p.uid = r.project_uid
    join managed_creators c on c.company_uid = r.company_uid and c.uid = r.managed_creator_uid
    join users u on u.uid = r.created_by
    where r.company_uid = ${company_uid} order by r.created_at`);
  return rows.map((row, index) => ({
    uid: `demo-notification-remark-${index + 1}`,
    company_uid,
    user_uid: String(row.user_uid),
    kind: "row_comment",
    title: `${row.by}さんがあなた宛てにコメントしました`,
    body: `${row.project}: ${row.creator}`,
    href: `/projects/${row.project_uid}?creator=${row.managed_creator_uid}&open=comments`,
    created_at: new Date(String(row.created_at)),
  }));
}

/** What the staff would have been notified of lately. */
export async function seedNotifications(company: SeedCompany, jobs: readonly SeedJob[]): Promise<void> {
  const rows: (typeof notifications.$inferInsert)[] = [];
  const notify = (
    kind: NotificationKind,
    days: number,
    text: { title: string; body: string; href: string },
    read: boolean,
  ) => {
    for (const user_uid of company.staff) {
      const created_at = timeFromToday(-days, 10 + (rows.length % 8), (rows.length * 13) % 60);
      rows.push({
        uid: `demo-notification-${rows.length + 1}`,
        company_uid: company.uid,
        user_uid,
        kind,
        ...text,
        created_at,
        read_at: read ? created_at : null,
      });
    }
  };
  /** Only creators with an account on a platform of the project have a post in the demo. */
  const hasPost = ({ creator, project }: SeedJob) =>
    creator.accounts.some(({ platform }) => project.platforms.includes(platform));
  const first = (status: SeedJob["status"]) =>
    jobs.filter((job) => job.status === status && (status !== "posted" || hasPost(job))).slice(0, 2);
  const newest = await newestOfCreators(company.uid);
  const about = (job: SeedJob, verb: string) => ({
    title: `${job.creator.display_name}さんが${verb}`,
    body: job.project.name,
    href: `/chat/${job.uid}-room?at=${newest.get(`${job.uid}-room`) ?? 1}`,
  });
  for (const job of first("draft_review")) {
    const href = `/projects/${job.project.uid}/drafts/${job.uid}`;
    notify("draft_submitted", 0, { ...about(job, "下書きを提出しました"), href }, false);
  }
  for (const job of first("negotiating"))
    notify("job_answered", 1, about(job, "条件の相談を希望しています"), false);
  for (const job of first("accepted")) notify("job_answered", 2, about(job, "依頼を引き受けました"), true);
  for (const job of first("posted")) {
    const { uid } = job.project;
    const href = `/projects/${uid}/posts?post=${job.uid}-post`;
    notify("post_submitted", 3, { ...about(job, "投稿を登録しました"), href }, true);
  }
  await insertAll(notifications, [...rows, ...(await noticesOfRemarks(company.uid))]);
}
