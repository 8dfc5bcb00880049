import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "creator-mails";
const base = "" as const;

/** What was sent to the creator of a job, what comes next, and what the creator has seen. */
export const listJobMails = defineEndpoint("listJobMails", "/company/job_requests/{id}/mails", {
  method: "GET",
  slice,
  base,
  summary: "クリエイターへのメールの一覧",
  policy: policies.member,
  errors: ["not_found"],
});

/** A planned mail without its waiting time and without the night's rest; it still has to be true. */
export const sendJobMailNow = defineEndpoint("sendJobMailNow", "/company/job_requests/{id}/mails/send_now", {
  method: "POST",
  slice,
  base,
  summary: "予定のメールを今すぐ送る",
  policy: policies.write,
  errors: ["not_found", "conflict"],
});

export const stopJobMail = defineEndpoint("stopJobMail", "/company/job_requests/{id}/mails/stop", {
  method: "POST",
  slice,
  base,
  summary: "予定のメールを止める",
  policy: policies.write,
  errors: ["not_found", "conflict"],
});

export const previewReminder = defineEndpoint(
  "previewReminder",
  "/company/job_requests/{id}/reminder_preview",
  {
    method: "GET",
    slice,
    base,
    summary: "催促のメールの下見",
    policy: policies.write,
    errors: ["not_found"],
  },
);

/** Refused where one has gone out today, unless `again` says that this is known, and where it would be about another step. */
export const remindCreator = defineEndpoint("remindCreator", "/company/job_requests/{id}/reminders", {
  method: "POST",
  slice,
  base,
  summary: "クリエイターへの催促",
  policy: policies.write,
  errors: ["not_found", "conflict"],
});

export const setJobAutoMails = defineEndpoint("setJobAutoMails", "/company/job_requests/{id}/auto_mails", {
  method: "PUT",
  slice,
  base,
  summary: "自動のお知らせ（クリエイターごと）",
  policy: policies.write,
  errors: ["not_found"],
});

export const getProjectAutoMails = defineEndpoint(
  "getProjectAutoMails",
  "/company/projects/{id}/auto_mails",
  {
    method: "GET",
    slice,
    base,
    summary: "自動のお知らせの設定（案件）",
    policy: policies.member,
    errors: ["not_found"],
  },
);

export const setProjectAutoMails = defineEndpoint(
  "setProjectAutoMails",
  "/company/projects/{id}/auto_mails",
  {
    method: "PUT",
    slice,
    base,
    summary: "自動のお知らせの設定の変更（案件）",
    policy: policies.write,
    errors: ["not_found", "project_archived", "invalid_request", "stale_version"],
  },
);

/** What the link of a mail turns off. Reading it changes nothing: mail programs open links by themselves. */
export const getMailStop = defineEndpoint("getMailStop", "/mail_stops/{token}", {
  method: "GET",
  slice,
  base,
  summary: "お知らせの停止（クリエイター）",
  policy: policies.visitor,
  errors: ["not_found"],
});

export const setMailStop = defineEndpoint("setMailStop", "/mail_stops/{token}", {
  method: "PUT",
  slice,
  base,
  summary: "お知らせの停止と再開（クリエイター）",
  policy: policies.visitor,
  errors: ["not_found"],
});

/** Called by mail programs (RFC 8058) with a form that says nothing more; stops what the mail was about. */
export const stopMailsInOneClick = defineEndpoint("stopMailsInOneClick", "/mail_stops/{token}", {
  method: "POST",
  slice,
  base,
  summary: "お知らせのワンクリック停止",
  policy: policies.visitor,
  errors: ["not_found"],
});

/** The page says by itself that it was shown: neither opening a link nor a picture in a mail counts as reading. */
export const recordReplyOpened = defineEndpoint("recordReplyOpened", "/reply/{token}/opened", {
  method: "POST",
  slice,
  base,
  summary: "返信ページの表示の記録（クリエイター）",
  policy: policies.creator,
  errors: ["not_found", "link_expired", "link_revoked"],
});
