import {
  bankAccountTypes,
  carriers,
  companyColors,
  companySections,
  creatorDeadlines,
  creatorMailDropReasons,
  creatorMailKinds,
  csvEncodings,
  customFieldTypes,
  draftDecisions,
  draftStates,
  entityTypes,
  features,
  flagColors,
  type ImportDraftStep,
  importBlanks,
  importKeys,
  importMatches,
  importStatuses,
  invitationTypes,
  invoiceStandings,
  type JobMover,
  jobAnswers,
  jobStatuses,
  mediaTypes,
  metricSources,
  noticeConfirmations,
  noticeDirections,
  noticeEventKinds,
  noticeMovers,
  noticeStatuses,
  notificationKinds,
  plans,
  platformFaults,
  platforms,
  prCheckStatuses,
  prOccasions,
  prOutcomes,
  recipientSources,
  relationshipStages,
  reportSections,
  roles,
  roomTypes,
  scheduledCommentStates,
  sharedSections,
  shipmentStatuses,
  stoppableMails,
  taxRoundings,
  uploadPurposes,
  uploadTypes,
  viewLists,
  yearEndClosures,
} from "@tsumugi/contract";
import { expect, it } from "vitest";
import type { Removal } from "../firestore/bridge.repository.ts";
import type { HistoryKind, HistoryOrigin } from "../managed-creators/timeline/history.repository.ts";
import { createTestApp } from "../testing/index.ts";
import { currentDatabase } from "./index.ts";
import type { invitations } from "./schema/accounts.ts";
import type { comments, realtimeEvents } from "./schema/comments.ts";
import type { creatorMails } from "./schema/creator-mails.ts";
import type { importTaskRows, importTasks } from "./schema/import-tasks.ts";
import type { postFigureEntries } from "./schema/pr-ledger.ts";
import type { verificationTokens } from "./schema/sign-in.ts";

/** The values of a union type: one too many or too few does not compile. */
const valuesOf = <T extends string>(values: Record<T, true>): string[] => Object.keys(values);

/** Every column whose values a CHECK lists, with the same list in TypeScript: the contract's where it has one. */
const pairs: Record<string, readonly string[]> = {
  "archived_notices.direction": noticeDirections,
  "archived_notices.status": noticeStatuses.filter((status) => status !== "draft"),
  "chat_rooms.flag_color": flagColors,
  "chat_rooms.type": roomTypes,
  "comments.kind": valuesOf<(typeof comments.$inferSelect)["kind"]>({ message: true, system: true }),
  "companies.bank_account_type": bankAccountTypes,
  "companies.color": companyColors,
  "companies.invoice_standing": invoiceStandings,
  "companies.permission": features,
  "companies.plan": plans,
  "companies.tax_rounding": taxRoundings,
  "companies.year_end_closure": yearEndClosures,
  "company_changes.section": companySections,
  "company_platform_keys.fault": platformFaults,
  "company_platform_keys.platform": platforms,
  "creator_accounts.platform": platforms,
  "creator_mail_stops.kind": stoppableMails,
  "creator_mails.deadline": creatorDeadlines,
  "creator_mails.kind": creatorMailKinds,
  "creator_mails.reason": creatorMailDropReasons,
  "creator_mails.state": valuesOf<(typeof creatorMails.$inferSelect)["state"]>({
    planned: true,
    queued: true,
    dropped: true,
  }),
  "creator_posts.media_type": mediaTypes,
  "creator_posts.platform": platforms,
  "firestore_removals.kind": valuesOf<Removal["kind"]>({ company: true, room: true }),
  "import_drafts.step": valuesOf<ImportDraftStep>({ mapping: true, check: true }),
  "import_task_rows.outcome": valuesOf<(typeof importTaskRows.$inferSelect)["outcome"]>({
    created: true,
    updated: true,
    skipped: true,
    failed: true,
  }),
  "import_task_rows.undo": valuesOf<NonNullable<(typeof importTaskRows.$inferSelect)["undo"]>>({
    undone: true,
    kept: true,
  }),
  "import_tasks.encoding": csvEncodings,
  "import_tasks.kept": valuesOf<(typeof importTasks.$inferSelect)["kept"]>({
    all: true,
    failed_rows: true,
    counts: true,
  }),
  "import_tasks.blanks": importBlanks,
  "import_tasks.match_by": importKeys,
  "import_tasks.on_match": importMatches,
  "import_tasks.status": importStatuses,
  "invitations.role": roles,
  // The contract's `expired` is no stored state: it follows from `expires_at`.
  "invitations.state": valuesOf<(typeof invitations.$inferSelect)["state"]>({
    open: true,
    accepted: true,
    replaced: true,
  }),
  "invitations.type": invitationTypes,
  "job_draft_reviews.decision": draftDecisions,
  "job_drafts.state": draftStates,
  "job_request_versions.answer": jobAnswers,
  "job_requests.answer": jobAnswers,
  "job_send_items.outcome": ["sent", "skipped", "cancelled"],
  "job_status_changes.mover": valuesOf<JobMover>({ staff: true, creator: true, system: true }),
  "managed_creator_accounts.platform": platforms,
  "managed_creator_history.kind": valuesOf<HistoryKind>({
    edited: true,
    imported: true,
    archived: true,
    restored: true,
    erased: true,
    connected: true,
    disconnected: true,
    merged: true,
  }),
  "managed_creator_history.origin": valuesOf<HistoryOrigin>({
    bulk: true,
    undo: true,
    member_left: true,
    profile_deleted: true,
  }),
  "managed_creators.entity_type": entityTypes,
  "managed_creators.stage": relationshipStages,
  "memberships.role": roles,
  "notifications.kind": notificationKinds,
  "payment_notice_events.kind": noticeEventKinds,
  "payment_notice_events.mover": noticeMovers,
  "payment_notices.confirmation": noticeConfirmations,
  "payment_notices.direction": noticeDirections,
  "payment_notices.status": noticeStatuses,
  "payment_notices.tax_rounding": taxRoundings,
  "platform_quotas.platform": platforms,
  "post_collections.fault": platformFaults,
  "post_daily_metrics.source": metricSources,
  "post_figure_entries.source": valuesOf<(typeof postFigureEntries.$inferSelect)["source"]>({
    manual: true,
    creator: true,
  }),
  "post_pr_checks.occasion": prOccasions,
  "post_pr_checks.outcome": prOutcomes,
  "post_pr_checks.source": metricSources,
  "post_pr_checks.status": prCheckStatuses,
  "pr_rules.platform": platforms,
  "custom_fields.type": customFieldTypes,
  "project_creators.job_status": jobStatuses,
  "project_posts.media_type": mediaTypes,
  "project_posts.platform": platforms,
  "project_posts.pr_status": prCheckStatuses,
  "project_reports.sections": reportSections,
  "report_shares.sections": sharedSections,
  "project_shipments.carrier": carriers,
  "project_shipments.recipient_source": recipientSources,
  "project_shipments.status": shipmentStatuses,
  "project_terms.kind": ["default", "latest"],
  "projects.platforms": platforms,
  "realtime_events.type": valuesOf<(typeof realtimeEvents.$inferSelect)["type"]>({
    "comment.added": true,
    "comment.changed": true,
    "comment.removed": true,
    "room.changed": true,
    "project.changed": true,
    "unread.changed": true,
    "notification.added": true,
    "notification.changed": true,
    "notices.changed": true,
    "creators.merged": true,
    "access.changed": true,
  }),
  "saved_views.list": viewLists,
  "scheduled_comments.state": scheduledCommentStates,
  "support_chat_rooms.flag_color": flagColors,
  "uploads.content_type": uploadTypes,
  "uploads.purpose": uploadPurposes,
  "verification_tokens.purpose": valuesOf<(typeof verificationTokens.$inferSelect)["purpose"]>({
    verify: true,
    change: true,
    reset: true,
  }),
};

const app = await createTestApp();

it("lets every column that a CHECK closes hold exactly the values of its enum", async () => {
  const rows = await app.run(() =>
    currentDatabase().session((session) =>
      session.rows(`select c.relname || '.' || a.attname as name, pg_get_constraintdef(x.oid) as definition
        from pg_constraint x join pg_class c on c.oid = x.conrelid join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = x.conrelid and a.attnum = x.conkey[1]
        where n.nspname = 'public' and x.contype = 'c' and cardinality(x.conkey) = 1
          and format_type(a.atttypid, a.atttypmod) in ('text', 'text[]')`),
    ),
  );
  const checks = Object.fromEntries(
    rows.map(({ name, definition }) => [
      name,
      [...String(definition).matchAll(/'([^']*)'::text/g)].map(([, value]) => value).sort(),
    ]),
  );
  const declared = Object.entries(pairs).map(([name, values]) => [name, [...values].sort()]);
  expect(Object.keys(checks).sort()).toEqual(Object.keys(pairs).sort());
  expect(checks).toEqual(Object.fromEntries(declared));
});
