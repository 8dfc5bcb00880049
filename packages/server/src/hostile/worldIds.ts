import type { World } from "./world.ts";

/** The id that a field of this name asks for. */
export function idFor({ ids, genre }: World, key: string): string {
  const named: Record<string, string | undefined> = {
    creator_uid: ids.managed_creators,
    creator_uids: ids.managed_creators,
    user_uid: ids.users,
    owner_uid: ids.users,
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
