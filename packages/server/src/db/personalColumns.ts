import { blankColumns } from "../managed-creators/creatorColumns.ts";
import { paymentColumns } from "./personalPaymentColumns.ts";
import { postColumns } from "./personalPostColumns.ts";
import {
  CODE,
  CODES,
  type ColumnsOfTable,
  FILE,
  HASH,
  ID,
  NOT_PERSONAL,
  PROJECT,
  PUBLIC,
  REASON,
  SECRET,
  SETTING,
  STAFF,
  TRANSACTION,
  TYPED,
} from "./personalReasons.ts";
import { signInColumns } from "./personalSignInColumns.ts";

/** Columns of the record's declared fields, so that a new field is decided by its declaration alone. */
const declared = (personal: boolean) =>
  Object.keys(blankColumns((field) => field.personal === personal)).join(" ");

/**
 * All columns that can hold text of any kind (text, jsonb, bytea, arrays), but for those that a CHECK or a foreign key
 * limits to given values. `personalColumns.test.ts` compares the list with the real tables and tries what it says.
 */
export const personalColumns: Readonly<Record<string, ColumnsOfTable>> = {
  absorbed_chat_rooms: { kept: [[ID, "uid"]] },
  absorbed_creators: { erased: "display_name", kept: [[ID, "uid"]] },
  audit_logs: {
    kept: [
      [CODES, "action actor_kind actor_uid company_uid request_id target_uid"],
      [STAFF, "address device"],
      [TYPED, "detail"],
    ],
  },
  chat_rooms: { erased: "flag_label", kept: [[ID, "uid"]] },
  comment_templates: {
    kept: [
      [ID, "uid"],
      [TYPED, "name text"],
    ],
  },
  comments: {
    erased: "fee_text images search_text text",
    kept: [
      [ID, "id uid"],
      [HASH, "body_hash"],
    ],
  },
  companies: {
    kept: [
      [ID, "uid"],
      [STAFF, "address deleted_reason image invoice_registration_number name search_text url"],
      [STAFF, "contact_department contact_email contact_name contact_phone phone postal_code"],
      [
        STAFF,
        "bank_account_holder bank_account_number bank_code bank_name branch_code branch_name transfer_client_code",
      ],
      [SETTING, "closed_periods deductible_shares disclosure_rule ng_words"],
    ],
  },
  company_changes: {
    kept: [
      [ID, "by_uid uid"],
      [STAFF, "changes"],
    ],
  },
  creator_accounts: { kept: [[PUBLIC, "handle handle_key url"]] },
  creator_mail_stops: { kept: [[ID, "uid"]] },
  creator_mails: {
    kept: [
      [ID, "fact outbox_uid uid"],
      [HASH, "token_hash"],
    ],
  },
  creator_posts: { kept: [[PUBLIC, "handle_key thumbnail title url"]] },
  creators: {
    kept: [
      [ID, "uid"],
      [
        PUBLIC,
        "area bio deleted_reason email image kana languages name real_name search_grams search_source search_text sort_name",
      ],
    ],
  },
  custom_fields: {
    kept: [
      [ID, "uid"],
      [TYPED, "label options"],
    ],
  },
  firestore_bridge: { kept: [[ID, "given holder taken"]] },
  firestore_removals: { kept: [[ID, "uid"]] },
  genres: { kept: [[CODE, "name uid"]] },
  idempotency_keys: {
    erased: "answer",
    kept: [
      [ID, "company_uid key user_uid"],
      [HASH, "request_hash"],
      [CODE, "route"],
    ],
  },
  import_draft_fixes: { kept: [[FILE, "value"]] },
  import_draft_parts: { kept: [[FILE, "bytes"]] },
  import_draft_rows: {
    kept: [
      [ID, "judged_uid"],
      [FILE, "cells kinds problems search"],
    ],
  },
  import_drafts: {
    kept: [
      [ID, "judged_uid task_uid uid"],
      [FILE, "error_kinds mapping preview"],
      [TYPED, "file_name"],
    ],
  },
  import_task_parts: { kept: [[FILE, "bytes"]] },
  import_task_rows: {
    erased: "before_image cells errors fingerprint keys",
    kept: [[ID, "managed_creator_uid"]],
  },
  import_tasks: {
    kept: [
      [ID, "draft_uid uid"],
      [SETTING, "delimiter headers mapping"],
      [CODE, "failure"],
      [FILE, "fixes"],
      [TYPED, "file_name sheet"],
    ],
  },
  invitations: {
    kept: [
      [ID, "uid"],
      [HASH, "token_hash"],
      [STAFF, "email email_key"],
    ],
  },
  job_draft_comments: { erased: "place text", kept: [[ID, "uid"]] },
  job_draft_reviews: { erased: "checklist message reason", kept: [[ID, "uid"]] },
  job_drafts: {
    erased: "images text video_url",
    kept: [
      [ID, "uid"],
      [HASH, "body_hash"],
    ],
  },
  job_request_versions: { erased: "message wish", kept: [[TRANSACTION, "terms"]] },
  job_send_items: { kept: [[CODES, "managed_creator_uid message reason"]] },
  job_sends: {
    kept: [
      [ID, "uid"],
      [TYPED, "body"],
    ],
  },
  job_requests: {
    kept: [
      [ID, "chat_room_uid uid"],
      [TRANSACTION, "terms"],
    ],
  },
  job_status_changes: {
    kept: [
      [ID, "changed_by"],
      [CODE, "from_status to_status"],
      [REASON, "reason"],
    ],
  },
  link_keys: { kept: [[SECRET, "name secret"]] },
  different_creators: { kept: [[ID, "first_uid second_uid"]] },
  managed_creator_accounts: { erased: "handle handle_key url" },
  managed_creator_change_rows: { erased: "before" },
  managed_creator_changes: {
    kept: [
      [ID, "uid"],
      [TYPED, "action"],
    ],
  },
  managed_creator_history: { erased: "changes subject", kept: [[ID, "task_uid uid"]] },
  managed_creators: {
    erased: `${declared(true)} identity search_grams search_source search_text sort_name`,
    kept: [
      [ID, "uid"],
      [NOT_PERSONAL, declared(false)],
    ],
  },
  notification_settings: {
    kept: [
      [ID, "uid"],
      [SETTING, "channels"],
    ],
  },
  notifications: { erased: "body title", kept: [[ID, "href uid"]] },
  payee_account_requests: { erased: "account code" },
  payees: {
    erased:
      "account account_changed_by registration_checked_by registration_checked_number withholding_reason",
  },
  outbox_mails: {
    erased: "body_html body_text last_error subject to_address unsubscribe_url",
    kept: [
      [ID, "company_uid dedupe_key uid"],
      [CODE, "kind"],
    ],
  },
  ...paymentColumns,
  ...signInColumns,
  ...postColumns,
  preferences: {
    kept: [
      [ID, "uid"],
      [SETTING, "key value"],
    ],
  },
  project_cell_changes: {
    erased: "after before",
    kept: [
      [ID, "changed_by column_key"],
      [TYPED, "column_label"],
    ],
  },
  project_checks: { kept: [[ID, "column_key"]] },
  project_creators: { erased: "custom_values memo shared_memo" },
  project_row_comments: { erased: "text", kept: [[ID, "mentioned_uids uid"]] },
  project_shipments: {
    erased: "note recipient_address recipient_name recipient_phone recipient_postal_code tracking_number",
    kept: [[TRANSACTION, "item"]],
  },
  project_terms: { kept: [[TYPED, "message terms"]] },
  projects: {
    kept: [
      [ID, "uid"],
      [PROJECT, "disclosure_rule required_hashtags required_link required_mentions"],
      [TYPED, "client_name columns draft_points name note product_name purpose search_text sort_name"],
    ],
  },
  creator_changes: { kept: [[ID, "company_uid"]] },
  realtime_access_changes: { kept: [[ID, "company_uid user_uid"]] },
  realtime_events: {
    kept: [[ID, "company_uid creator_uids notification_uid project_uid room_uid user_uid"]],
  },
  reply_tokens: {
    erased: "mailed_to",
    kept: [
      [ID, "uid"],
      [HASH, "token_hash"],
    ],
  },
  saved_view_defaults: { kept: [[SETTING, "list"]] },
  saved_views: {
    kept: [
      [ID, "uid"],
      [TYPED, "name query"],
    ],
  },
  schema_migrations: { kept: [[CODE, "checksum name"]] },
  scheduled_comments: {
    erased: "images text",
    kept: [
      [ID, "id"],
      [HASH, "body_hash"],
      [CODE, "failure"],
    ],
  },
  sealing_keys: { kept: [[SECRET, "kid"]] },
  support_chat_rooms: { kept: [[PUBLIC, "flag_label"]] },
  support_comments: {
    kept: [
      [ID, "id uid"],
      [HASH, "body_hash"],
      [PUBLIC, "images search_text text"],
    ],
  },
  uploads: { erased: "name", kept: [[ID, "comment_id uid uploader_uid"]] },
  users: {
    kept: [
      [ID, "uid"],
      [STAFF, "email email_key image name onboarding"],
    ],
  },
};
