import type { listPaymentNotices as listCall, ParsedQueryOf, PaymentNotice } from "@tsumugi/contract";
import { hasFeature } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { csvResponse } from "../core/csvResponse.ts";
import { AppError } from "../core/errors.ts";
import { noticeCells, noticeHeader } from "./noticeCells.ts";
import { filterOf, listNotices, type NoticeActor, pageOfNotices } from "./noticeViews.service.ts";

type Query = ParsedQueryOf<typeof listCall>;

const CHUNK = 200;

/** Everything that the filter finds, a chunk at a time, and without the sums that a list shows beside it. */
async function* chunks(actor: NoticeActor, query: Query): AsyncGenerator<PaymentNotice[]> {
  const filter = filterOf(actor, query);
  let cursor: string | undefined;
  do {
    const page = await pageOfNotices(actor, filter, { ...query, limit: CHUNK, cursor });
    if (page.items.length > 0) yield page.items;
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
}

async function exportNotices(actor: NoticeActor, query: Query): Promise<Response> {
  if (actor.kind === "member" && !hasFeature(actor, "csv_export")) throw new AppError("feature_not_granted");
  await audit("payment_notice.export", null, { encoding: query.encoding });
  async function* cells() {
    for await (const notices of chunks(actor, query)) yield notices.map(noticeCells);
  }
  return csvResponse(`支払通知書_${dayInJapan(now())}.csv`, query.encoding, noticeHeader, cells());
}

/**
 * One page of the list, or all that match as a file.
 * @throws AppError feature_not_granted; conflict for a bank file, which leaves a trace and is made by its own call
 */
export async function listOrExportNotices(actor: NoticeActor, query: Query) {
  if (query.format === "json") return listNotices(actor, query);
  if (query.format === "csv") return exportNotices(actor, query);
  throw new AppError("conflict", {
    message:
      "総合振込ファイルは、作成した人と日時を残すために、一覧の出力では作れません。総合振込ファイルの作成を使ってください。",
  });
}
