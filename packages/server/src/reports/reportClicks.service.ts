import type { getReportClicks as clicksCall, ParsedQueryOf, ReportClicks } from "@tsumugi/contract";
import type { MemberActor } from "../core/actor.ts";
import { found } from "../core/errors.ts";
import { findProjectRow } from "../projects/projects.repository.ts";
import { type PostClicks, postClicks } from "./reportClicks.repository.ts";

const FROM = -24;
const TO = 71;

const clicksBetween = ({ hours }: PostClicks, from: number, to: number): number =>
  hours.reduce((sum, [hour, clicks]) => (hour >= from && hour <= to ? sum + clicks : sum), 0);

/** The clicks around posting, of each post and of all laid over one another. @throws AppError not_found */
export async function getReportClicks(
  { company_uid }: MemberActor,
  { id, ...filter }: ParsedQueryOf<typeof clicksCall> & { id: string },
): Promise<ReportClicks> {
  found(await findProjectRow(company_uid, id));
  const posts = await postClicks(company_uid, id, { ...filter, from: FROM, to: TO });
  return {
    posts: posts.map((post) => ({
      post_uid: post.post_uid,
      creator: post.creator,
      title: post.title,
      posted_at: new Date(post.posted_at).toISOString(),
      before: clicksBetween(post, FROM, -1),
      first_day: clicksBetween(post, 0, 23),
      three_days: clicksBetween(post, 0, TO),
    })),
    hours: Array.from({ length: TO - FROM + 1 }, (_, index) => ({
      hours_later: FROM + index,
      clicks: posts.reduce((sum, post) => sum + clicksBetween(post, FROM + index, FROM + index), 0),
    })),
  };
}
