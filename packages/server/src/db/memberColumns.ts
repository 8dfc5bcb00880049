/** What a removal from a company does with the columns that name a member by uid, and why. Reasons are whole sentences. */
interface MembersOfTable {
  /** The successor's from then on; without one nobody's, or, where the column is required, still the removed member's. */
  readonly handedOver?: string;
  /** The row goes with the membership, unless `memberWork.repository.ts` says that it is shared and handed over. */
  readonly deleted?: string;
  readonly kept?: readonly (readonly [reason: string, columns: string])[];
}

const HISTORY = "It says who did it, and that stays true after the person has left.";
const SENT = "It says who sent it; what waits for its day is the successor's to send.";
const SHOWN = "It is the author of what the company goes on showing.";
const PERSON = "It belongs to the person, who keeps the account and may be in other companies.";
const SUPPORT = "It is about an operator, whom no company can remove.";
const TECHNICAL =
  "It is kept for days at most, and names the person so that a repeat or a reader is recognised.";
const NO_MEMBER = "It holds no uid of a member.";
const BEFORE = "It is what was before a change; undoing leaves out an owner who is no member any more.";

/**
 * All columns that name a member: references to `users` and `memberships`, columns named like one, and every jsonb
 * column, where a uid may stand inside. Names apart by blanks. `memberColumns.test.ts` compares the list with the real
 * tables, fills the columns, removes the member, and looks where the uid is left.
 */
export const memberColumns: Readonly<Record<string, MembersOfTable>> = {
  archived_notices: { kept: [[NO_MEMBER, "document history"]] },
  audit_logs: {
    kept: [
      [HISTORY, "actor_uid"],
      [NO_MEMBER, "detail"],
    ],
  },
  chat_room_members: { kept: [[SHOWN, "user_uid"]] },
  comment_templates: { handedOver: "created_by" },
  comments: {
    kept: [
      [SHOWN, "uid"],
      [NO_MEMBER, "images"],
    ],
  },
  companies: { kept: [[NO_MEMBER, "closed_periods deductible_shares"]] },
  company_platform_keys: { kept: [[HISTORY, "updated_by"]] },
  company_changes: {
    kept: [
      [HISTORY, "by_uid"],
      [NO_MEMBER, "changes"],
    ],
  },
  creator_mails: { kept: [[HISTORY, "by_uid"]] },
  credentials: { kept: [[PERSON, "user_uid"]] },
  idempotency_keys: {
    kept: [
      [TECHNICAL, "user_uid"],
      [NO_MEMBER, "answer"],
    ],
  },
  custom_fields: { kept: [[NO_MEMBER, "options"]] },
  import_draft_rows: { kept: [[NO_MEMBER, "problems"]] },
  import_drafts: { deleted: "created_by", kept: [[NO_MEMBER, "error_kinds mapping preview"]] },
  import_task_rows: {
    kept: [
      [BEFORE, "before_image"],
      [NO_MEMBER, "errors"],
    ],
  },
  import_tasks: {
    kept: [
      [HISTORY, "created_by"],
      [NO_MEMBER, "fixes mapping match_by"],
    ],
  },
  invitations: { kept: [[HISTORY, "accepted_by invited_by"]] },
  job_draft_comments: {
    kept: [
      [SHOWN, "written_by"],
      [HISTORY, "resolved_by"],
      [NO_MEMBER, "place"],
    ],
  },
  job_draft_reviews: {
    kept: [
      [HISTORY, "reviewed_by"],
      [NO_MEMBER, "checklist"],
    ],
  },
  job_drafts: {
    kept: [
      [HISTORY, "recorded_by"],
      [NO_MEMBER, "images"],
    ],
  },
  job_request_versions: {
    kept: [
      [HISTORY, "answered_by"],
      [SENT, "sent_by"],
      [NO_MEMBER, "terms wish"],
    ],
  },
  job_sends: {
    kept: [
      [HISTORY, "sent_by"],
      [NO_MEMBER, "body"],
    ],
  },
  job_requests: {
    kept: [
      [SENT, "sent_by"],
      [NO_MEMBER, "terms"],
    ],
  },
  job_status_changes: { kept: [[HISTORY, "changed_by"]] },
  different_creators: { kept: [[HISTORY, "decided_by"]] },
  managed_creator_change_rows: { kept: [[BEFORE, "before"]] },
  managed_creator_changes: { kept: [[HISTORY, "action created_by"]] },
  managed_creator_history: { kept: [[HISTORY, "by_uid changes"]] },
  managed_creators: {
    handedOver: "owner_uid",
    kept: [
      [HISTORY, "created_by"],
      [NO_MEMBER, "custom_values"],
    ],
  },
  memberships: { deleted: "user_uid" },
  notification_settings: { deleted: "user_uid", kept: [[NO_MEMBER, "channels"]] },
  notifications: { deleted: "user_uid" },
  payees: { kept: [[HISTORY, "account_changed_by registration_checked_by"]] },
  payment_notice_events: { kept: [[HISTORY, "by_uid"]] },
  payment_notices: {
    kept: [
      [HISTORY, "created_by issued_by"],
      [NO_MEMBER, "document issuer payee"],
    ],
  },
  transfer_files: { kept: [[HISTORY, "created_by withdrawn_by"]] },
  transfer_results: { kept: [[HISTORY, "applied_by"]] },
  preferences: { deleted: "user_uid", kept: [[NO_MEMBER, "value"]] },
  project_cell_changes: { kept: [[HISTORY, "after before changed_by"]] },
  project_auto_mails: { kept: [[HISTORY, "updated_by"]] },
  project_checks: { kept: [[HISTORY, "checked_by"]] },
  project_creators: { handedOver: "custom_values owner_uid" },
  project_posts: {
    kept: [
      [HISTORY, "pr_checked_by removed_by"],
      [NO_MEMBER, "metrics"],
    ],
  },
  project_reports: {
    kept: [
      [HISTORY, "updated_by"],
      [NO_MEMBER, "targets"],
    ],
  },
  report_shares: { kept: [[HISTORY, "created_by revoked_by"]] },
  post_figure_entries: {
    kept: [
      [HISTORY, "entered_by"],
      [NO_MEMBER, "figures"],
    ],
  },
  post_pr_checks: {
    kept: [
      [HISTORY, "checked_by"],
      [NO_MEMBER, "results"],
    ],
  },
  post_pr_signatures: { kept: [[HISTORY, "signed_by withdrawn_by"]] },
  post_reuses: { kept: [[HISTORY, "created_by"]] },
  pr_rules: { kept: [[HISTORY, "updated_by"]] },
  project_row_comments: {
    kept: [
      [SHOWN, "created_by"],
      [HISTORY, "mentioned_uids"],
    ],
  },
  project_shipments: { kept: [[HISTORY, "updated_by"]] },
  short_links: {
    kept: [
      [HISTORY, "created_by disabled_by"],
      [NO_MEMBER, "utm"],
    ],
  },
  project_terms: {
    kept: [
      [HISTORY, "updated_by"],
      [NO_MEMBER, "terms"],
    ],
  },
  projects: {
    handedOver: "owner_uid",
    kept: [
      [HISTORY, "created_by updated_by"],
      [NO_MEMBER, "columns"],
    ],
  },
  realtime_access_changes: { kept: [[TECHNICAL, "user_uid"]] },
  realtime_events: { kept: [[TECHNICAL, "user_uid"]] },
  recovery_codes: { kept: [[PERSON, "user_uid"]] },
  refresh_families: { kept: [[PERSON, "user_uid"]] },
  second_factors: { kept: [[PERSON, "user_uid"]] },
  reply_tokens: { kept: [[HISTORY, "created_by revoked_by"]] },
  saved_view_defaults: { deleted: "user_uid" },
  saved_views: { handedOver: "owner_uid" },
  scheduled_comments: { handedOver: "created_by", kept: [[NO_MEMBER, "images"]] },
  signing_keys: { kept: [[NO_MEMBER, "private_jwk public_jwk"]] },
  support_chat_room_members: { kept: [[SUPPORT, "user_uid"]] },
  support_comments: {
    kept: [
      [SUPPORT, "uid"],
      [NO_MEMBER, "images"],
    ],
  },
  uploads: { kept: [[SHOWN, "uploader_uid"]] },
  users: { kept: [[NO_MEMBER, "onboarding"]] },
  verification_tokens: { kept: [[PERSON, "user_uid"]] },
};
