import { type MetricField, metricFields } from "@tsumugi/contract";
import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import type { StoredFigure } from "../db/schema/posts.ts";
import { adapterFor } from "../platforms/adapters.service.ts";
import type { Figures, PlatformPost } from "../platforms/platformAdapter.ts";
import { upsertDaily } from "./dailyMetrics.repository.ts";
import { noteCollected } from "./noteCollection.service.ts";
import { lockMetrics } from "./postCollections.repository.ts";
import { type PostRow, updatePost } from "./posts.repository.ts";

/**
 * Stores what was fetched: today's row (and earlier ones where the platform has them), and the newest figures. Answers
 * whether the caption is another than the last time.
 */
export async function measure(post: PostRow, media: PlatformPost): Promise<boolean> {
  const { company_uid, uid: post_uid } = post;
  const at = now();
  const { source } = media;
  const posted_at = post.posted_at ?? (media.posted_at === null ? null : new Date(media.posted_at));
  const { history } = await adapterFor(company_uid, post.platform);
  const past = posted_at ? history?.(post.platform_id, posted_at, post.owner_handle) : undefined;
  const today = { on: dayInJapan(at), figures: media.figures };
  const days = [...(past ?? []).filter(({ on }) => on !== today.on), today];
  // The post before its days, as whoever writes figures by hand holds them: each would wait for the other otherwise.
  const known = (await lockMetrics(company_uid, post_uid)) ?? {};
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
  const fetched = metricFields.flatMap((field) => {
    const value = media.figures[field];
    return value === undefined ? [] : [[field, figure(value)] as const];
  });
  // A field that the platform left out this time keeps its older figure, with the older time beside it; what a person
  // wrote stays until that person takes it back.
  const isTheirs = (field: MetricField) => ["manual", "creator"].includes(known[field]?.source ?? "");
  const newer = fetched.filter(([field]) => !isTheirs(field));
  const metrics = { ...known, ...Object.fromEntries(newer) };
  // An account that was renamed is asked for under its new name from now on.
  const owner_handle = media.owner_handle || post.owner_handle;
  await updatePost(company_uid, post_uid, { metrics, owner_handle, collected_at: at });
  return noteCollected(post, media);
}

const allFields = (figures: Figures) =>
  Object.fromEntries(metricFields.map((field) => [field, figures[field] ?? null])) as Record<
    MetricField,
    number | null
  >;
