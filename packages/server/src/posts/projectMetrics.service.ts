import {
  countedValues,
  type DailyMetrics,
  type getDailyMetrics as dailyCall,
  type ParsedQueryOf,
  perDay,
  type SummaryMetrics,
} from "@tsumugi/contract";
import type { MemberActor } from "../core/actor.ts";
import { found } from "../core/errors.ts";
import { findProjectRow } from "../projects/projects.repository.ts";
import { countsSamples, summariseReport } from "../reports/countPosts.ts";
import { type ReportFilter, reportPosts } from "../reports/reportPosts.repository.ts";
import { seriesOf } from "./dailyMetrics.repository.ts";
import { medianBand } from "./dailySeries.ts";

/** Sums, ratios and the posts by views. @throws AppError not_found */
export async function summaryOf(
  { company_uid, canSeeFees }: Pick<MemberActor, "company_uid" | "canSeeFees">,
  { id: project_uid, ...filter }: ReportFilter & { id: string },
): Promise<SummaryMetrics> {
  found(await findProjectRow(company_uid, project_uid));
  return summariseReport(await reportPosts(company_uid, project_uid, filter), canSeeFees);
}

/** Series per post by days after posting, with median and middle half. @throws AppError not_found */
export async function dailyOf(
  { company_uid }: Pick<MemberActor, "company_uid">,
  {
    id: project_uid,
    field,
    days_later,
    mode,
    lines,
    ...filter
  }: ParsedQueryOf<typeof dailyCall> & { id: string },
): Promise<DailyMetrics> {
  found(await findProjectRow(company_uid, project_uid));
  const posts = await reportPosts(company_uid, project_uid, filter);
  const withSamples = countsSamples(posts);
  const points = await seriesOf(
    company_uid,
    posts.map(({ uid }) => uid),
    { field, days_later, withSamples },
  );
  const series = posts.map((post) => {
    const measured = points.get(post.uid) ?? [];
    return {
      post_uid: post.uid,
      creator: post.creator,
      title: post.title,
      url: post.url,
      platform: post.platform,
      media_type: post.media_type,
      posted_at: post.posted_at && new Date(post.posted_at).toISOString(),
      points: mode === "per_day" ? perDay(measured) : measured,
    };
  });
  const last = (one: (typeof series)[number]) => one.points.at(-1)?.value ?? -1;
  return {
    field,
    mode,
    series: lines === undefined ? series : series.toSorted((a, b) => last(b) - last(a)).slice(0, lines),
    post_count: posts.length,
    median: medianBand(series.map((one) => one.points)),
    is_sample: posts.some(
      ({ metrics }) => Object.keys(countedValues(metrics, false)).length < Object.keys(metrics).length,
    ),
  };
}
