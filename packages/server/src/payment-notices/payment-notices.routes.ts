import {
  createPaymentNotices,
  getPaymentNotice,
  listNoticeCandidates,
  listPaymentNotices,
  previewPaymentNotices,
  updateNoticeStatus,
  updateNoticeStatuses,
  updatePaymentNotice,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import { createNotices, editDraft, listCandidates, previewNotices } from "./createNotices.service.ts";
import { updateStatus, updateStatuses } from "./moveNotice.service.ts";
import { getNotice, listNotices } from "./noticeViews.service.ts";

export const paymentNoticesRoutes = [
  handle(listPaymentNotices, listNotices),
  handle(listNoticeCandidates, listCandidates),
  handle(previewPaymentNotices, previewNotices),
  handle(createPaymentNotices, createNotices),
  handle(getPaymentNotice, getNotice),
  handle(updateNoticeStatuses, updateStatuses),
  handle(updatePaymentNotice, editDraft),
  handle(updateNoticeStatus, updateStatus),
];
