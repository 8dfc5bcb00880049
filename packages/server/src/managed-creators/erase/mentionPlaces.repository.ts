import type { MentionKind } from "@tsumugi/contract";
import { type SQL, sql } from "drizzle-orm";

/**
 * A table with texts that members write about anything or about somebody else: only where a person's own words stand in
 * them are they about the person.
 */
export interface MentionPlace {
  readonly kind: MentionKind;
  /** Columns, names apart by blanks: of text, of lists of texts, of documents. */
  readonly text?: string;
  readonly list?: string;
  readonly json?: string;
  /** Rows about the person: they go as a whole before, and are no mention. */
  readonly own?: (company_uid: string, uid: string) => SQL;
  /** Where a row is read and corrected by hand, as SQL; null where nobody can. */
  readonly href?: SQL;
  /** Names the row for whoever reads the list. */
  readonly label?: SQL;
}

const ofCreator = (_company_uid: string, uid: string) => sql`t.managed_creator_uid = ${uid}`;
const inRoom = (company_uid: string, uid: string) => sql`t.room_uid in (
  select r.uid from chat_rooms r where r.company_uid = ${company_uid} and r.creator_uid = ${uid})`;
const ofJob = (company_uid: string, uid: string) => sql`t.job_request_uid in (
  select j.uid from job_requests j where j.company_uid = ${company_uid} and j.managed_creator_uid = ${uid})`;
const ofDraft = (company_uid: string, uid: string) => sql`t.draft_uid in (
  select d.uid from job_drafts d join job_requests j on j.company_uid = d.company_uid and j.uid = d.job_request_uid
  where d.company_uid = ${company_uid} and j.managed_creator_uid = ${uid})`;
const ofPost = (company_uid: string, uid: string) => sql`t.post_uid in (
  select p.uid from project_posts p where p.company_uid = ${company_uid} and p.creator_uid = ${uid})`;

const nameOf = (creator: SQL) => sql`(select m.display_name from managed_creators m
  where m.company_uid = t.company_uid and m.uid = ${creator})`;
const project = (uid: SQL) => ({
  href: sql`'/projects/' || ${uid}`,
  label: sql`(select p.name from projects p where p.company_uid = t.company_uid and p.uid = ${uid})`,
});
const room = {
  href: sql`'/chat/' || t.room_uid`,
  label: nameOf(
    sql`(select r.creator_uid from chat_rooms r where r.company_uid = t.company_uid and r.uid = t.room_uid)`,
  ),
};
const record = {
  href: sql`'/creators/' || t.managed_creator_uid`,
  label: nameOf(sql`t.managed_creator_uid`),
};
const ofProject = project(sql`t.project_uid`);
const jobsProject = project(sql`(select j.project_uid from job_requests j
  where j.company_uid = t.company_uid and j.uid = t.job_request_uid)`);
const draftsProject = project(sql`(select j.project_uid from job_drafts d
  join job_requests j on j.company_uid = d.company_uid and j.uid = d.job_request_uid
  where d.company_uid = t.company_uid and d.uid = t.draft_uid)`);
const postsProject = project(sql`(select p.project_uid from project_posts p
  where p.company_uid = t.company_uid and p.uid = t.post_uid)`);

/** Every place, by its table. What `db/personalColumns.ts` calls typed, and texts of other creators' rows. */
export const mentionPlaces: Readonly<Record<string, MentionPlace>> = {
  comments: {
    kind: "messages",
    text: "text fee_text",
    json: "images",
    own: inRoom,
    href: sql`'/chat/' || t.room_uid || '?at=' || t.seq`,
    label: room.label,
  },
  scheduled_comments: { kind: "messages", text: "text", json: "images", own: inRoom, ...room },
  chat_rooms: {
    kind: "messages",
    text: "flag_label",
    own: (_company_uid, uid) => sql`t.creator_uid = ${uid}`,
    href: sql`'/chat/' || t.uid`,
    label: nameOf(sql`t.creator_uid`),
  },
  uploads: {
    kind: "messages",
    text: "name",
    own: (company_uid, uid) => sql`(t.uploader_uid = ${uid} or ${inRoom(company_uid, uid)})`,
    ...room,
  },
  managed_creators: {
    kind: "records",
    text: "agency memo",
    list: "tags",
    json: "custom_values",
    own: (_company_uid, uid) => sql`t.uid = ${uid}`,
    href: sql`'/creators/' || t.uid`,
    label: sql`t.display_name`,
  },
  managed_creator_history: { kind: "records", text: "subject", json: "changes", own: ofCreator, ...record },
  managed_creator_change_rows: { kind: "records", json: "before", own: ofCreator },
  managed_creator_changes: { kind: "records", json: "action" },
  import_task_rows: {
    kind: "records",
    json: "before_image",
    own: (_company_uid, uid) => sql`t.managed_creator_uid is not distinct from ${uid}`,
  },
  payees: { kind: "records", text: "withholding_reason", own: ofCreator, ...record },
  projects: {
    kind: "projects",
    text: "client_name name note product_name purpose",
    list: "draft_points",
    json: "columns",
    href: sql`'/projects/' || t.uid`,
    label: sql`t.name`,
  },
  project_creators: {
    kind: "projects",
    text: "memo shared_memo",
    json: "custom_values",
    own: ofCreator,
    ...ofProject,
  },
  project_cell_changes: {
    kind: "projects",
    text: "column_label",
    json: "after before",
    own: ofCreator,
    ...ofProject,
  },
  project_row_comments: { kind: "projects", text: "text", own: ofCreator, ...ofProject },
  project_reports: {
    kind: "projects",
    text: "comment",
    href: sql`'/projects/' || t.project_uid || '/report'`,
    label: ofProject.label,
  },
  report_shares: { kind: "projects", text: "label", ...ofProject },
  project_terms: { kind: "projects", text: "message", json: "terms", ...ofProject },
  project_shipments: { kind: "projects", text: "item note", own: ofCreator, ...ofProject },
  job_requests: { kind: "jobs", json: "terms", own: ofCreator, ...ofProject },
  job_request_versions: { kind: "jobs", text: "message", json: "terms wish", own: ofJob, ...jobsProject },
  job_sends: { kind: "jobs", json: "body", ...ofProject },
  job_status_changes: { kind: "jobs", text: "reason", own: ofCreator, ...ofProject },
  job_drafts: { kind: "jobs", text: "text video_url", json: "images", own: ofJob, ...jobsProject },
  job_draft_reviews: {
    kind: "jobs",
    text: "message reason",
    json: "checklist",
    own: ofDraft,
    ...draftsProject,
  },
  job_draft_comments: { kind: "jobs", text: "text", json: "place", own: ofDraft, ...draftsProject },
  project_posts: {
    kind: "posts",
    text: "removed_reason url",
    own: (_company_uid, uid) => sql`t.creator_uid = ${uid}`,
    ...ofProject,
  },
  post_pr_checks: { kind: "posts", json: "results", own: ofPost, ...postsProject },
  post_pr_signatures: { kind: "posts", text: "note", own: ofPost, ...postsProject },
  post_reuses: { kind: "posts", text: "disclosure note place url", own: ofPost, ...postsProject },
  short_links: {
    kind: "posts",
    text: "destination_url source_url",
    json: "utm",
    own: ofJob,
    ...jobsProject,
  },
  comment_templates: { kind: "settings", text: "name text", label: sql`t.name` },
  custom_fields: {
    kind: "settings",
    text: "label",
    json: "options",
    href: sql`'/settings/fields'`,
    label: sql`t.label`,
  },
  saved_views: { kind: "settings", text: "name", label: sql`t.name` },
  import_drafts: { kind: "settings", text: "file_name" },
  import_tasks: {
    kind: "settings",
    text: "file_name",
    href: sql`'/creators/import/history'`,
    label: sql`t.file_name`,
  },
  notifications: { kind: "logs", text: "body title" },
  audit_logs: { kind: "logs", json: "detail" },
};

const namesOf = (names = "") => names.split(" ").filter(Boolean);

export interface MentionColumn {
  readonly name: string;
  readonly type: "text" | "list" | "json";
}

export const columnsOfPlace = ({ text, list, json }: MentionPlace): readonly MentionColumn[] => [
  ...namesOf(text).map((name) => ({ name, type: "text" as const })),
  ...namesOf(list).map((name) => ({ name, type: "list" as const })),
  ...namesOf(json).map((name) => ({ name, type: "json" as const })),
];
