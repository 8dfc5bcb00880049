import type { DailyMetrics, MediaType, MetricField, Platform, SummaryMetrics } from "@tsumugi/contract";
import type { MemberActor } from "../core/actor.ts";
import { dayInJapan } from "../core/clock.ts";
import { found } from "../core/errors.ts";
import { findProjectRow } from "../projects/projects.repository.ts";
import { selectDaily } from "./dailyMetrics.repository.ts";
import { alignByDay, medianBand } from "./dailySeries.ts";
import { type PostView, selectPosts } from "./posts.repository.ts";
import { engagementsOf, summarise, valuesOf } from "./summary.ts";

interface Filter {
  readonly platform?: readonly Platform[] | undefined;
  readonly media_type?: readonly MediaType[] | undefined;
}

const isSample = ({ post }: PostView) =>
  Object.values(post.metrics).some(({ source }) => source === "sandbox");

/** Sums, ratios and the posts by views. @throws AppError not_found */
export async function summaryOf(
  { company_uid, canSeeFees }: Pick<MemberActor, "company_uid" | "canSeeFees">,
  { id: project_uid, ...filter }: Filter & { id: string },
): Promise<SummaryMetrics> {
  found(await findProjectRow(company_uid, project_uid));
  const views = await selectPosts(company_uid, { project_uid, ...filter });
  const inputs = views.map(({ post, fee }) => ({ ...post, fee }));
  const ranking = views
    .map((view) => rank(view, canSeeFees))
    .sort((a, b) => (b.views ?? -1) - (a.views ?? -1) || (b.engagements ?? -1) - (a.engagements ?? -1));
  return { ...summarise(inputs, canSeeFees), ranking };
}

function rank({ post, creator, fee }: PostView, canSeeFees: boolean): SummaryMetrics["ranking"][number] {
  const values = valuesOf(post.metrics);
  const engagements = engagementsOf(values);
  const views = values.views ?? null;
  const cost = canSeeFees ? fee : null;
  const per = (count: number | null) => (cost === null || !count ? null : cost / count);
  return {
    post_uid: post.uid,
    creator,
    platform: post.platform,
    title: post.title,
    thumbnail: post.thumbnail,
    views,
    engagements,
    cost,
    cpv: per(views),
    cpe: per(engagements),
  };
}

/** Series per post by days after posting, with median and middle half. @throws AppError not_found */
export async function dailyOf(
  { company_uid }: Pick<MemberActor, "company_uid">,
  {
    id: project_uid,
    field,
    days_later,
    platform,
  }: Filter & { id: string; field: MetricField; days_later: number },
): Promise<DailyMetrics> {
  found(await findProjectRow(company_uid, project_uid));
  const views = await selectPosts(company_uid, { project_uid, platform });
  const rows = Map.groupBy(
    await selectDaily(
      company_uid,
      views.map(({ post }) => post.uid),
    ),
    (row) => row.post_uid,
  );
  const series = views.map(({ post, creator }) => {
    const measured = (rows.get(post.uid) ?? []).flatMap((row) => {
      const value = row[field];
      return value === null ? [] : [{ on: row.measured_on, value }];
    });
    const posted_on = dayInJapan(post.posted_at ?? post.created_at);
    const points = alignByDay(posted_on, measured, days_later);
    return { post_uid: post.uid, creator, title: post.title, platform: post.platform, points };
  });
  // Samples and measured posts do not mix in the middle line either.
  const samples = new Set(views.filter(isSample).map(({ post }) => post.uid));
  const measuredSeries = series.filter(({ post_uid, points }) => !samples.has(post_uid) && points.length > 0);
  const counted = measuredSeries.length > 0 ? measuredSeries : series;
  return {
    field,
    series,
    median: medianBand(counted.map(({ points }) => points)),
    is_sample: samples.size > 0,
  };
}
