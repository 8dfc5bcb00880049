import {
  type FigureEntry,
  type MetricField,
  metricFieldLabels,
  type PostFiguresBody,
  type ProjectPost,
} from "@tsumugi/contract";
import type { MemberActor } from "../core/actor.ts";
import { dayInJapan, startOfDayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { newUid } from "../core/ids.ts";
import { inTransaction } from "../db/index.ts";
import { insertFigureEntry, selectFigureEntries, type Written, writeDay } from "./postFigures.repository.ts";
import { presentPost } from "./posts.presenter.ts";
import { lockPost, type PostRow, selectPosts, updatePost } from "./posts.repository.ts";
import { evidenceOf } from "./prLedger.presenter.ts";
import { requireEvidence } from "./prLedger.service.ts";

type Figures = Required<Omit<PostFiguresBody, "screenshot_uid">> & {
  readonly id: string;
  readonly screenshot_uid?: string | undefined;
};

const refuse = (field: string, message: string) =>
  new AppError("invalid_request", { message, fields: { [field]: message } });

/** What a person read, as the post's newest figures and as those of the day. @throws AppError not_found, invalid_request */
export function writeFigures(
  { company_uid, uid: entered_by }: MemberActor,
  { id, measured_on, figures, source, screenshot_uid }: Figures,
): Promise<ProjectPost> {
  return inTransaction(async () => {
    const post = found(await lockPost(company_uid, id));
    if (post.removed_at) throw new AppError("not_found");
    await requireEvidence(company_uid, screenshot_uid);
    checkDay(post, measured_on);
    const today = dayInJapan(now());
    const read_at = measured_on === today ? now() : startOfDayInJapan(measured_on);
    const metrics = { ...post.metrics };
    const days = daysOf(post, measured_on, figures);
    for (const [name, value] of Object.entries(figures) as [MetricField, number | null][]) {
      const before = metrics[name];
      if (value === null) {
        if (before && before.source !== "manual" && before.source !== "creator")
          throw refuse(
            `figures.${name}`,
            `「${metricFieldLabels[name]}」は自動で取得した数値のため消せません。正しい数値を入力してください。`,
          );
        delete metrics[name];
      } else if (!before || before.source === "sandbox" || new Date(before.fetched_at) <= read_at)
        metrics[name] = { value, source, fetched_at: read_at.toISOString() };
    }
    const own = { company_uid, post_uid: id, measured_on, source };
    for (const [day, written] of days)
      await writeDay({ ...own, measured_on: day, fetched_at: now() }, written);
    await insertFigureEntry(
      Object.assign(
        { uid: newUid(), figures: figures as Written, screenshot: screenshot_uid ?? null },
        { entered_by, entered_at: now() },
        own,
      ),
    );
    await updatePost(company_uid, id, { metrics });
    return presentPost(found((await selectPosts(company_uid, { uid: id }))[0]));
  });
}

/** What is written on which day: a figure that is taken back goes from the day on which it was read. */
function daysOf(
  { metrics }: PostRow,
  measured_on: string,
  figures: Figures["figures"],
): Map<string, Written> {
  const days = new Map<string, Written>();
  for (const [name, value] of Object.entries(figures) as [MetricField, number | null][]) {
    const before = metrics[name];
    const day = value === null && before ? dayInJapan(new Date(before.fetched_at)) : measured_on;
    days.set(day, Object.assign(days.get(day) ?? {}, { [name]: value }));
  }
  return days;
}

function checkDay({ posted_at }: PostRow, measured_on: string): void {
  if (measured_on > dayInJapan(now()))
    throw refuse("measured_on", "計測日が未来の日付です。今日までの日付にしてください。");
  if (posted_at && measured_on < dayInJapan(posted_at))
    throw refuse("measured_on", "計測日が投稿日より前です。投稿日以降の日付にしてください。");
}

/** @throws AppError not_found */
export async function listFigures(
  { company_uid }: Pick<MemberActor, "company_uid">,
  { id }: { id: string },
): Promise<{ items: FigureEntry[] }> {
  found((await selectPosts(company_uid, { uid: id }))[0]);
  const rows = await selectFigureEntries(company_uid, id);
  return {
    items: rows.map(({ entry, by }) => ({
      uid: entry.uid,
      measured_on: entry.measured_on,
      figures: entry.figures,
      source: entry.source,
      screenshot: evidenceOf(entry.screenshot),
      entered_by: by,
      entered_at: entry.entered_at.toISOString(),
    })),
  };
}
