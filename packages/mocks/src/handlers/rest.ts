import {
  createPaymentNotices,
  fetchTiktokRedirect,
  getHealth,
  getInstagram,
  getPaymentNoticePdf,
  getPreference,
  getTiktok,
  getTwitter,
  getUnreadChatCount,
  getYoutube,
  listNotifications,
  listPaymentNotices,
  markNotificationRead,
  putPreference,
  searchInstagramMedia,
  searchTiktokVideos,
  updateNoticeStatus,
} from "@tsumugi/contract";
import { NOW, TODAY } from "../core/clock.ts";
import { buildList, indexOf, pageOf } from "../core/counter.ts";
import { fileResponse, mockEndpoint } from "../core/mockEndpoint.ts";
import { buildNotification } from "../fixtures/notifications.ts";
import { buildNoticeTotals, buildPaymentNotice } from "../fixtures/paymentNotices.ts";
import { buildAccountMetrics, buildPlatformMedia } from "../fixtures/posts.ts";

const media = (platform: "instagram" | "tiktok") => ({
  items: [1, 2, 3, 4].map((index) => buildPlatformMedia({ platform }, index)),
});

/** Notifications, platforms, payment notices, preferences, health. */
export const restHandlers = [
  mockEndpoint(listNotifications, ({ query }) => {
    const all = buildList(buildNotification, 8);
    const items = query.unread === true ? all.filter((one) => one.read_at === null) : all;
    return { ...pageOf(items), unread_total: 3 };
  }),
  mockEndpoint(getUnreadChatCount, {
    unread_chat_message_count: 7,
    unread_support_chat_message_count: 0,
  }),
  mockEndpoint(markNotificationRead, ({ params }) => ({ unread_total: params.id === "all" ? 0 : 2 })),

  mockEndpoint(getYoutube, ({ params, query }) =>
    query.id_type === "video"
      ? buildPlatformMedia({ platform: "youtube", media_type: "video", id: params.id ?? "" }, 1)
      : buildAccountMetrics({ platform: "youtube", id: params.id ?? "" }, 1),
  ),
  mockEndpoint(getInstagram, ({ params }) =>
    buildAccountMetrics({ platform: "instagram", handle: params.id ?? "" }, 1),
  ),
  mockEndpoint(getTiktok, ({ params }) =>
    buildAccountMetrics({ platform: "tiktok", handle: params.id ?? "" }, 1),
  ),
  mockEndpoint(getTwitter, ({ params }) =>
    buildAccountMetrics({ platform: "x", handle: params.id ?? "" }, 1),
  ),
  mockEndpoint(fetchTiktokRedirect, {
    url: "https://www.tiktok.com/@mio_skincare/video/7300000000000000001",
  }),
  mockEndpoint(searchInstagramMedia, () => media("instagram")),
  mockEndpoint(searchTiktokVideos, () => media("tiktok")),

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
        version: body.version + 1,
        paid_on: body.status === "paid" ? (body.paid_on ?? TODAY) : null,
      },
      indexOf(params.id),
    ),
  ),
  mockEndpoint(getPaymentNoticePdf, () => fileResponse("%PDF-1.7\n", "支払通知書.pdf", "application/pdf")),

  mockEndpoint(getPreference, ({ params }) => ({
    key: params.key ?? "",
    value: null,
    version: 0,
    updated_at: null,
  })),
  mockEndpoint(putPreference, ({ params, body }) => ({
    key: params.key ?? "",
    value: body.value,
    version: (body.version ?? 0) + 1,
    updated_at: NOW,
  })),
  mockEndpoint(getHealth, {
    status: "ok",
    version: "0.0.0",
    database: "pglite",
    durable: false,
    uptime_seconds: 60,
  }),
];
