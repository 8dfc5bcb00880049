import {
  applyTransferResult,
  createPaymentNotices,
  createTransferFile,
  downloadNoticePdfs,
  downloadTransferFile,
  getArchivedNoticePdf,
  getPaymentNotice,
  getPaymentNoticePdf,
  listArchivedNotices,
  listNoticeCandidates,
  listPaymentNotices,
  listPaymentStatements,
  listTransferFiles,
  previewPaymentNotices,
  previewTransferFile,
  previewTransferResult,
  updateNoticeStatus,
  updateNoticeStatuses,
  updatePaymentNotice,
  withdrawTransferFile,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import { getArchivedPdf, listArchived } from "./archive/archive.service.ts";
import { createNotices, editDraft, listCandidates, previewNotices } from "./createNotices.service.ts";
import { getNoticePdf } from "./document/noticePdf.service.ts";
import { getNoticePdfs } from "./document/noticePdfs.service.ts";
import { listOrExportNotices } from "./exportNotices.service.ts";
import { updateStatus, updateStatuses } from "./moveNotice.service.ts";
import { getNotice } from "./noticeViews.service.ts";
import { listStatements } from "./statements/statements.service.ts";
import {
  createTransfer,
  downloadTransfer,
  listTransfers,
  previewTransfer,
  withdrawTransfer,
} from "./transfers/transferFile.service.ts";
import { applyResult, previewResult } from "./transfers/transferResult.service.ts";

export const paymentNoticesRoutes = [
  handle(listPaymentNotices, listOrExportNotices),
  handle(listNoticeCandidates, listCandidates),
  handle(listArchivedNotices, listArchived),
  handle(getArchivedNoticePdf, getArchivedPdf),
  handle(downloadNoticePdfs, getNoticePdfs),
  handle(previewPaymentNotices, previewNotices),
  handle(createPaymentNotices, createNotices),
  handle(getPaymentNotice, getNotice),
  handle(updateNoticeStatuses, updateStatuses),
  handle(updatePaymentNotice, editDraft),
  handle(updateNoticeStatus, updateStatus),
  handle(getPaymentNoticePdf, getNoticePdf),
  handle(previewTransferFile, previewTransfer),
  handle(createTransferFile, createTransfer),
  handle(listTransferFiles, listTransfers),
  handle(downloadTransferFile, downloadTransfer),
  handle(withdrawTransferFile, withdrawTransfer),
  handle(previewTransferResult, previewResult),
  handle(applyTransferResult, applyResult),
  handle(listPaymentStatements, listStatements),
];
