import type { downloadNoticePdfs as call, ParsedQueryOf } from "@tsumugi/contract";
import { audit } from "../../core/audit.ts";
import { dayInJapan } from "../../core/clock.ts";
import { now } from "../../core/context.ts";
import { fileResponse } from "../../core/csvResponse.ts";
import { found } from "../../core/errors.ts";
import type { NoticeView } from "../notices.presenter.ts";
import { findNotices, type NoticeActor, readerOf } from "../noticeViews.service.ts";
import { pdfOf } from "./noticePdf.service.ts";
import { distinctNames, safeName, zipped } from "./zipNotices.ts";

/** `PN-2026-0001_佐々木 美桜.pdf`; a later edition says which. */
const nameOf = ({ row, payee }: NoticeView): string => {
  const number = row.number ?? "下書き";
  const edition = row.edition > 1 ? `_第${row.edition}版` : "";
  return `${safeName(`${number}${edition}_${payee.name}`)}.pdf`;
};

/**
 * The documents of the notices in one file, in the asked order, written while it is read.
 * @throws AppError not_found
 */
export async function getNoticePdfs(
  actor: NoticeActor,
  { uid }: ParsedQueryOf<typeof call>,
): Promise<Response> {
  const uids = [...new Set(uid)];
  const views = new Map((await findNotices(readerOf(actor), uids)).map((view) => [view.row.uid, view]));
  const asked = uids.map((one) => found(views.get(one)));
  await audit("payment_notice.save_pdfs", null, { count: asked.length, notice_uids: uids });
  const names = distinctNames(asked.map(nameOf));
  const at = now();
  // Dates in an archive have no time zone: the local ones of the reader, in Japan.
  const localTime = new Date(at.getTime() + (9 * 60 + at.getTimezoneOffset()) * 60_000);
  const pieces = zipped(
    asked.map((view, index) => ({
      name: names[index] ?? "",
      read: async () => (await pdfOf(view)).content,
    })),
    localTime,
  );
  const name = `支払通知書_${dayInJapan(at)}_${asked.length}件.zip`;
  return fileResponse(name, "application/zip", pieces, { "cache-control": "private, no-store" });
}
