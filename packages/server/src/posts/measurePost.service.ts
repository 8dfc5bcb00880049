import { type MetricField, metricFields } from "@tsumugi/contract";
import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import type { StoredFigure } from "../db/schema/posts.ts";
import type { Figures, PlatformPost } from "../platforms/platformAdapter.ts";
import { adapterFor } from "../platforms/platforms.service.ts";
import { upsertDaily } from "./dailyMetrics.repository.ts";
import { type PostRow, updatePost } from "./posts.repository.ts";

/** Stores what was fetched: today's row (and earlier ones where the platform has them), and the newest figures. */
export async function measure(post: PostRow, media: PlatformPost): Promise<void> {
  const { company_uid, uid: post_uid } = post;
  const at = now();
  const { source } = media;
  const posted_at = post.posted_at ?? (media.posted_at === null ? null : new Date(media.posted_at));
  const { history } = adapterFor(post.platform);
  const past = posted_at ? history?.(post.platform_id, posted_at, post.owner_handle) : undefined;
  const days = past?.length ? past : [{ on: dayInJapan(at), figures: media.figures }];
  await upsertDaily(
    days.map(({ on, figures }) => ({
      company_uid,
      post_uid,
      measured_on: on,
      source,
      fetched_at: at,
      ...allFields(figures),
    })),
  );
  const figure = (value: number): StoredFigure => ({ value, source, fetched_at: at.toISOString() });
  const fetched = Object.entries(media.figures).map(([field, value]) => [field, figure(value)] as const);
  // A field that the platform left out this time keeps its older figure, with the older time beside it.
  const metrics = { ...post.metrics, ...Object.fromEntries(fetched) };
  await updatePost(company_uid, post_uid, { metrics, collected_at: at });
}

const allFields = (figures: Figures) =>
  Object.fromEntries(metricFields.map((field) => [field, figures[field] ?? null])) as Record<
    MetricField,
    number | null
  >;
