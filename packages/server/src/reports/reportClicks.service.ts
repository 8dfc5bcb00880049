import type { getReportClicks as clicksCall, ParsedQueryOf, ReportClicks } from "@tsumugi/contract";
import type { MemberActor } from "../core/actor.ts";
import { found } from "../core/errors.ts";
import { findProjectRow } from "../projects/projects.repository.ts";
import { type PostClicks, postClicks } from "./reportClicks.repository.ts";

const FROM = -24;
const TO = 71;

const clicksBetween = ({ hours }: PostClicks, from: number, to: number): number =>
  hours.reduce((sum, [hour, clicks]) => (hour >= from && hour <= to ? sum + clicks : sum), 0);

/** Posts laid over one another, hour by hour. */
export function hoursOf(posts: readonly PostClicks[]): ReportClicks["hours"] {
  const byHour = new Map<number, number>();
  for (const [hour, clicks] of posts.flatMap(({ hours }) => hours)) {
    byHour.set(hour, (byHour.get(hour) ?? 0) + clicks);
  }
  return Array.from({ length: TO - FROM + 1 }, (_, index) => ({
    hours_later: FROM + index,
    clicks: byHour.get(FROM + index) ?? 0,
  }));
}

/** Of some posts of a file, in its order. */
export const clicksOfPosts = (company_uid: string, project_uid: string, keys: readonly { uid: string }[]) =>
  postClicks(company_uid, project_uid, { from: FROM, to: TO, uids: keys.map(({ uid }) => uid) });

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
      url: post.url,
      media_type: post.media_type,
      posted_at: new Date(post.posted_at).toISOString(),
      before: clicksBetween(post, FROM, -1),
      first_day: clicksBetween(post, 0, 23),
      three_days: clicksBetween(post, 0, TO),
    })),
    hours: hoursOf(posts),
  };
}
