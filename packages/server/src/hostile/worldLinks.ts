import { now } from "../core/context.ts";
import { newUid } from "../core/ids.ts";
import { db } from "../db/index.ts";
import {
  shortLinkHours,
  shortLinkOwnPlaces,
  shortLinks,
  shortLinkVisitors,
} from "../db/schema/short-links.ts";

/** A short link of a job with a click; it is disabled, so that the job may get another. */
export async function insertLink(word: string, company_uid: string, job_request_uid: string, actor: string) {
  const uid = newUid();
  const address = `https://${word.toLowerCase()}.example.test/`;
  const utm = { source: word, medium: "", campaign: "", content: "" };
  const link = { uid, company_uid, job_request_uid, utm, created_by: actor, created_at: now() };
  await db()
    .insert(shortLinks)
    .values({
      ...link,
      code: uid.slice(-12),
      source_url: address,
      destination_url: address,
      disabled_at: now(),
    });
  const hour = new Date("2026-11-19T03:00:00Z");
  const key = { company_uid, link_uid: uid, hour };
  await db()
    .insert(shortLinkHours)
    .values({ ...key, total: 1, unique_total: 1 });
  await db()
    .insert(shortLinkVisitors)
    .values({ ...key, visitor: word });
  await db().insert(shortLinkOwnPlaces).values({ company_uid, day: "2026-11-19", visitor: word });
  return uid;
}
