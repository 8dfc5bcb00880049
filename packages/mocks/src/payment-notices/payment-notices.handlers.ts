import {
  createPaymentNotices,
  getPaymentNotice,
  getPaymentNoticePdf,
  listNoticeCandidates,
  listPaymentNotices,
  type NoticeStatus,
  type NoticeStep,
  noticeSteps,
  type PaymentNotice,
  previewPaymentNotices,
  updateNoticeStatus,
  updateNoticeStatuses,
  updatePaymentNotice,
} from "@tsumugi/contract";
import { TODAY } from "../core/clock.ts";
import { buildList, indexOf, pageOf } from "../core/counter.ts";
import { fileResponse, mockEndpoint } from "../core/mockEndpoint.ts";
import {
  buildNoticeCandidate,
  buildNoticeLine,
  buildNoticeTotals,
  buildPaymentNotice,
  buildReceivedNotice,
  buildSkippedJob,
} from "./payment-notices.fixtures.ts";

const waitsFor =
  (step: NoticeStep) =>
  ({ status, due_on, refused_transfer }: PaymentNotice) => {
    const isOpen = status !== "paid" && status !== "cancelled";
    if (step === "refused") return refused_transfer !== null;
    if (step === "overdue") return isOpen && due_on < TODAY;
    if (step === "due_today") return isOpen && due_on === TODAY;
    return status === step;
  };

/** How many of some notices wait for each step. */
export const noticeStepsOf = (notices: readonly PaymentNotice[]): Partial<Record<NoticeStep, number>> =>
  Object.fromEntries(
    noticeSteps
      .filter((step) => step !== "paid")
      .map((step) => [step, notices.filter(waitsFor(step)).length]),
  );

/** The notice of an id, of either direction. */
const noticeOf = (uid = "") =>
  (uid.startsWith("settlement") ? buildReceivedNotice : buildPaymentNotice)({}, indexOf(uid));

interface SampleMove {
  readonly status: NoticeStatus;
  readonly version?: number | undefined;
  readonly paid_on?: string | undefined;
}

function movedNotice(uid = "", { status, version = 1, paid_on }: SampleMove) {
  const build = uid.startsWith("settlement") ? buildReceivedNotice : buildPaymentNotice;
  return build(
    { status, version: version + 1, paid_on: status === "paid" ? (paid_on ?? TODAY) : null },
    indexOf(uid),
  );
}

/** Drafts of jobs; every fifth job stands on another notice already. */
function noticesOfJobs(
  jobs: readonly string[],
  more: (index: number) => Partial<PaymentNotice> = () => ({}),
) {
  const taken = jobs.map(indexOf);
  return {
    items: taken
      .filter((index) => index % 5 !== 0)
      .map((index) => buildPaymentNotice({ status: "draft", ...more(index) }, index)),
    skipped: taken.filter((index) => index % 5 === 0).map((index) => buildSkippedJob({}, index)),
  };
}

export const paymentNoticesHandlers = [
  mockEndpoint(listPaymentNotices, ({ query }) => {
    if (query.format === "csv") return fileResponse("\uFEFF番号,支払先\r\n", "支払通知書_20261120.csv");
    if (query.format === "zengin") return fileResponse("1210", "総合振込_20261120.txt", "text/plain");
    const all =
      query.direction === "received" ? buildList(buildReceivedNotice, 5) : buildList(buildPaymentNotice, 7);
    const notices = all
      .filter((notice) => !query.step || waitsFor(query.step)(notice))
      .filter((notice) => !query.status || query.status.includes(notice.status))
      .filter((notice) => !query.uid || query.uid.includes(notice.uid));
    return { ...pageOf(notices), totals: buildNoticeTotals(notices), steps: noticeStepsOf(all) };
  }),
  mockEndpoint(listNoticeCandidates, ({ query }) =>
    pageOf(
      buildList(buildNoticeCandidate, 6).filter(
        ({ creator }) => !query.payee || query.payee.includes(creator.uid),
      ),
    ),
  ),
  mockEndpoint(previewPaymentNotices, ({ body }) => {
    if (!("job_request_uids" in body))
      return { items: [buildPaymentNotice({ status: "draft" }, 8)], skipped: [] };
    return noticesOfJobs(body.job_request_uids, (index) => ({ uid: `preview-${index}` }));
  }),
  mockEndpoint(getPaymentNotice, ({ params }) => noticeOf(params.id)),
  mockEndpoint(createPaymentNotices, ({ body }) => {
    if ("job_request_uids" in body) return noticesOfJobs(body.job_request_uids);
    const direction = "company_uid" in body ? "operator_to_company" : "company_to_creator";
    return { items: [buildPaymentNotice({ status: "draft", direction }, 8)], skipped: [] };
  }),
  mockEndpoint(updateNoticeStatuses, ({ body }) => ({
    results: body.items.map(({ uid }) => ({
      uid,
      notice: movedNotice(uid, { status: body.status, paid_on: body.paid_on }),
      error: null,
    })),
  })),
  mockEndpoint(updatePaymentNotice, ({ params, body }) =>
    buildPaymentNotice(
      {
        status: "draft",
        received_on: body.received_on,
        due_on: body.due_on,
        note: body.note,
        lines: body.lines.map((line, index) =>
          buildNoticeLine({ project_uid: body.project_uid, ...line }, index + 1),
        ),
        version: body.version + 1,
      },
      indexOf(params.id),
    ),
  ),
  mockEndpoint(updateNoticeStatus, ({ params, body }) => movedNotice(params.id, body)),
  mockEndpoint(getPaymentNoticePdf, () => fileResponse("%PDF-1.7\n", "支払通知書.pdf", "application/pdf")),
];
