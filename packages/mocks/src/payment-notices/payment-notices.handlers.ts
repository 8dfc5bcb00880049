import {
  createPaymentNotices,
  getPaymentNoticePdf,
  listPaymentNotices,
  updateNoticeStatus,
} from "@tsumugi/contract";
import { TODAY } from "../core/clock.ts";
import { buildList, indexOf, pageOf } from "../core/counter.ts";
import { fileResponse, mockEndpoint } from "../core/mockEndpoint.ts";
import { buildNoticeTotals, buildPaymentNotice } from "./payment-notices.fixtures.ts";

export const paymentNoticesHandlers = [
  mockEndpoint(listPaymentNotices, ({ query }) => {
    if (query.format === "csv") return fileResponse("\uFEFF番号,支払先\r\n", "支払通知書_20261120.csv");
    if (query.format === "zengin") return fileResponse("1210", "総合振込_20261120.txt", "text/plain");
    const notices = buildList(buildPaymentNotice, 7)
      .filter((notice) => !query.status || query.status.includes(notice.status))
      .filter((notice) => !query.uid || query.uid.includes(notice.uid));
    return { ...pageOf(notices), totals: buildNoticeTotals(notices) };
  }),
  mockEndpoint(createPaymentNotices, () => ({ items: [buildPaymentNotice({ status: "draft" }, 8)] })),
  mockEndpoint(updateNoticeStatus, ({ params, body }) =>
    buildPaymentNotice(
      {
        status: body.status,
        version: (body.version ?? 1) + 1,
        paid_on: body.status === "paid" ? (body.paid_on ?? TODAY) : null,
      },
      indexOf(params.id),
    ),
  ),
  mockEndpoint(getPaymentNoticePdf, () => fileResponse("%PDF-1.7\n", "支払通知書.pdf", "application/pdf")),
];
