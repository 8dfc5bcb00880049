import { createHash } from "node:crypto";
import type { ArchivedNotice, listArchivedNotices as listCall, ParsedQueryOf } from "@tsumugi/contract";
import type { OperatorActor } from "../../core/actor.ts";
import { audit } from "../../core/audit.ts";
import { AppError, found } from "../../core/errors.ts";
import { toPage } from "../../core/keysetPage.ts";
import { pdfResponse } from "../document/noticePdf.service.ts";
import { marks, pdfName } from "../document/printedWords.ts";
import { renderNotice } from "../document/renderNotice.adapter.ts";
import { documentHash } from "../printedNotice.ts";
import * as repository from "./archive.repository.ts";

/** The newest transaction first. */
export async function listArchived(
  _actor: OperatorActor,
  { limit, cursor, ...filter }: ParsedQueryOf<typeof listCall>,
) {
  const selected = await repository.selectArchived(filter, { limit, cursor });
  const { rows, next_cursor } = toPage(selected, limit, "-transaction_on");
  const items = rows.map(
    ({ key, archived_at, ...row }): ArchivedNotice => ({ ...row, archived_at: archived_at.toISOString() }),
  );
  return { items, next_cursor, total: await repository.countArchived(filter) };
}

const sha256Of = (content: Uint8Array) => createHash("sha256").update(content).digest("hex");

/** The PDF as it was given out, or drawn from the document. @throws AppError not_found, conflict where either was changed */
export async function getArchivedPdf(_actor: OperatorActor, { id }: { id: string }): Promise<Response> {
  const row = found(await repository.findArchived(id));
  const { document, status, number } = row;
  const isWhole =
    documentHash(document) === row.document_hash &&
    (row.content === null || sha256Of(row.content) === row.content_sha256);
  if (!isWhole) {
    throw new AppError("conflict", {
      message:
        "保存した控えが、発行したときの内容と一致しません。データベースのバックアップから確かめてください。",
    });
  }
  const mark = marks[status];
  const content = mark || !row.content ? await renderNotice(document, { mark }) : row.content;
  await audit("archived_notice.download", null, { number });
  return pdfResponse({ name: pdfName(document), content, sha256: sha256Of(content) });
}
