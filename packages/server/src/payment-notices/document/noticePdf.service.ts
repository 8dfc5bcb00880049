import { createHash } from "node:crypto";
import { findCompany } from "../../companies/companyProfile.repository.ts";
import { attachment } from "../../core/csvResponse.ts";
import { AppError, found } from "../../core/errors.ts";
import type { NoticeView } from "../notices.presenter.ts";
import { findNotice, type NoticeActor, readerOf } from "../noticeViews.service.ts";
import { findNoticeFile, insertNoticeFile } from "./noticeFiles.repository.ts";
import { marks, pdfName } from "./printedWords.ts";
import { renderNotice } from "./renderNotice.adapter.ts";
import { accentOf, sheetOf } from "./sheetOf.ts";

interface NoticePdf {
  readonly name: string;
  readonly content: Uint8Array;
  readonly sha256: string;
}

const sha256Of = (content: Uint8Array) => createHash("sha256").update(content).digest("hex");

async function render(view: NoticeView): Promise<NoticePdf> {
  const sheet = sheetOf(view);
  const ofCompany = view.row.direction === "company_to_creator";
  const company = ofCompany ? await findCompany(view.row.company_uid) : undefined;
  const content = await renderNotice(sheet, {
    mark: marks[view.row.status],
    accent: accentOf(company?.color ?? "auto"),
  });
  return { name: pdfName(sheet), content, sha256: sha256Of(content) };
}

/**
 * The document of a notice. Once issued it is kept, and the same bytes are handed out whatever becomes of library, font
 * or company; a draft and a cancelled notice are printed again with their mark across.
 */
export async function pdfOf(view: NoticeView): Promise<NoticePdf> {
  const { company_uid, uid, document, status } = view.row;
  if (!document || marks[status]) return render(view);
  const name = pdfName(sheetOf(view));
  const kept = await findNoticeFile(company_uid, uid);
  if (kept) {
    if (sha256Of(kept.content) !== kept.sha256)
      throw new AppError("conflict", {
        message: "保存した支払通知書が、発行したときの内容と一致しません。サポートに連絡してください。",
      });
    return { name, content: kept.content, sha256: kept.sha256 };
  }
  await insertNoticeFile(company_uid, uid, await render(view));
  // Another process may have been faster: what it kept is the document.
  return { name, ...found(await findNoticeFile(company_uid, uid)) };
}

/** A PDF as an answer: its hash stands in the header, so that a copy can be compared. */
export const pdfResponse = ({ name, content, sha256 }: NoticePdf): Response =>
  new Response(Buffer.from(content), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": attachment(name),
      etag: `"${sha256}"`,
      "cache-control": "private, no-cache",
    },
  });

/** @throws AppError not_found */
export const getNoticePdf = async (actor: NoticeActor, { id }: { id: string }): Promise<Response> =>
  pdfResponse(await pdfOf(await findNotice(readerOf(actor), id)));
