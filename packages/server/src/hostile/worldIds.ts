import type { World } from "./world.ts";

/** What a field names whose word says it of no call, by call. */
const NAMED_BY_CALL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  archiveProjects: { uids: "projects" },
  createPaymentNotices: { uid: "payment_notices" },
  createProject: { duplicate_of: "projects" },
  deletePostReuse: { uid: "reuses" },
  downloadNoticePdfs: { uid: "payment_notices" },
  listAuditLogs: { actor: "users" },
  listComments: { around: "comments" },
  listPaymentNotices: { uid: "payment_notices" },
  orderCustomFields: { before: "custom_fields", uids: "custom_fields" },
  previewPaymentNotices: { uid: "payment_notices" },
  savePostReuse: { uid: "reuses" },
  updateNoticeStatuses: { uid: "payment_notices" },
};

/** The id that a field of this name asks for in a call. */
export function idFor({ ids, genre }: World, key: string, call = ""): string {
  const asked = NAMED_BY_CALL[call]?.[key];
  if (asked) return ids[asked] ?? "";
  const named: Record<string, string | undefined> = {
    creator_uid: ids.managed_creators,
    creator_uids: ids.managed_creators,
    user_uid: ids.users,
    owner_uid: ids.users,
    successor_uid: ids.users,
    company_uid: ids.companies,
    project_uid: ids.projects,
    job_request_uid: ids.job_requests,
    chat_room_uid: ids.chat_rooms,
    genre_uids: genre.uid,
    genre_uid: genre.uid,
    source_project_uid: ids.projects,
    screenshot_uid: ids.evidence,
    payee_uid: ids.managed_creators,
    job_request_uids: ids.job_requests,
    notice_uid: ids.payment_notices,
    notice_uids: ids.payment_notices,
    repeat_uids: ids.payment_notices,
    late_uids: ids.payment_notices,
    field_uid: ids.custom_fields,
  };
  return named[key] ?? named[`${key}_uid`] ?? ids.managed_creators ?? "";
}

/** Path parameters of a call: the word before each says of what. */
export function paramsFor({ ids, job }: World, path: string): Record<string, string> {
  return Object.fromEntries(
    [...path.matchAll(/(\w+)\/\{(\w+)\}|\{(\w+)\}/g)].map(([, noun = "", first, second]) => {
      const name = first ?? second ?? "";
      if (name === "token") return [name, job.token];
      if (name === "format") return [name, path.includes("/report.") ? "csv" : "json"];
      if (name === "platform") return [name, "youtube"];
      if (name === "key") return [name, "personal"];
      return [name, ids[noun] ?? ids.managed_creators ?? ""];
    }),
  );
}
