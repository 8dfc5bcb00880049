import { jobStatusLabels, type TimelineEntry } from "@tsumugi/contract";
import { and, desc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { db } from "../db/index.ts";
import { importTaskRows, importTasks } from "../db/schema/import-tasks.ts";
import { jobRequests } from "../db/schema/job-requests.ts";
import { projectPosts } from "../db/schema/posts.ts";
import { jobStatusChanges, projects } from "../db/schema/projects.ts";
import { conversations } from "./conversations.ts";

/** The newest of each kind; a creator with more has a project page for them. */
const EACH = 50;

interface Subject {
  readonly uid: string;
  readonly created_at: Date;
  readonly archived_at: Date | null;
}

/** What happened with a creator in this company, newest first. */
export async function timelineOf(company_uid: string, creator: Subject): Promise<TimelineEntry[]> {
  const imported = await imports(company_uid, creator.uid);
  const registered = {
    at: creator.created_at,
    kind: "registered" as const,
    label: "クリエイター管理に登録",
    project_uid: null,
  };
  const entries = [
    ...(imported.some(({ outcome }) => outcome === "created") ? [] : [registered]),
    ...imported.map(({ outcome: _, ...entry }) => entry),
    ...(creator.archived_at
      ? [{ at: creator.archived_at, kind: "archived" as const, label: "アーカイブ", project_uid: null }]
      : []),
    ...(await jobs(company_uid, creator.uid)),
    ...(await statuses(company_uid, creator.uid)),
    ...(await posts(company_uid, creator.uid)),
    ...(await conversations(company_uid, creator.uid)),
  ];
  return entries
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .map((entry) => ({ ...entry, at: entry.at.toISOString() }));
}

const imports = async (company_uid: string, uid: string) => {
  const rows = await db()
    .select({ at: importTasks.created_at, name: importTasks.file_name, outcome: importTaskRows.outcome })
    .from(importTaskRows)
    .innerJoin(importTasks, eq(importTasks.uid, importTaskRows.task_uid))
    .where(
      and(
        eq(importTaskRows.company_uid, company_uid),
        eq(importTaskRows.managed_creator_uid, uid),
        inArray(importTaskRows.outcome, ["created", "updated"]),
        isNull(importTasks.undone_at),
      ),
    )
    .orderBy(desc(importTasks.created_at))
    .limit(EACH);
  return rows.map(({ at, name, outcome }) => {
    const label = `CSV「${name}」から${outcome === "created" ? "登録" : "更新"}`;
    return { at, kind: "imported" as const, label, project_uid: null, outcome };
  });
};

const jobs = async (company_uid: string, uid: string) => {
  const rows = await db()
    .select({ at: jobRequests.sent_at, name: projects.name, project_uid: jobRequests.project_uid })
    .from(jobRequests)
    .innerJoin(projects, eq(projects.uid, jobRequests.project_uid))
    .where(
      and(
        eq(jobRequests.company_uid, company_uid),
        eq(jobRequests.managed_creator_uid, uid),
        isNotNull(jobRequests.sent_at),
      ),
    )
    .orderBy(desc(jobRequests.sent_at))
    .limit(EACH);
  return rows.flatMap(({ at, name, project_uid }) =>
    at ? [{ at, kind: "job_sent" as const, label: `「${name}」の依頼を送信`, project_uid }] : [],
  );
};

const statuses = async (company_uid: string, uid: string) => {
  const t = jobStatusChanges;
  const rows = await db()
    .select({ at: t.changed_at, to: t.to_status, name: projects.name, project_uid: t.project_uid })
    .from(t)
    .innerJoin(projects, eq(projects.uid, t.project_uid))
    .where(and(eq(t.company_uid, company_uid), eq(t.managed_creator_uid, uid)))
    .orderBy(desc(t.changed_at))
    .limit(EACH);
  return rows.map(({ at, to, name, project_uid }) => {
    const label = `「${name}」が${jobStatusLabels[to]}に`;
    return { at, kind: "job_status" as const, label, project_uid };
  });
};

const posts = async (company_uid: string, uid: string) => {
  const t = projectPosts;
  const rows = await db()
    .select({ posted_at: t.posted_at, created_at: t.created_at, title: t.title, project_uid: t.project_uid })
    .from(t)
    .where(and(eq(t.company_uid, company_uid), eq(t.creator_uid, uid)))
    .orderBy(desc(t.created_at))
    .limit(EACH);
  return rows.map(({ posted_at, created_at, title, project_uid }) => {
    const label = title ? `「${title}」を投稿` : "投稿";
    return { at: posted_at ?? created_at, kind: "post" as const, label, project_uid };
  });
};
