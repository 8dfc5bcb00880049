import { buildList, buildNoticeLine, buildNoticeTotals, buildPaymentNotice } from "@tsumugi/mocks";

/** One notice per status, a late one and one beyond the law's day among them. */
export const sampleNotices = [
  ...buildList(buildPaymentNotice, 7),
  buildPaymentNotice(
    { status: "issued", due_on: "2026-11-17", received_on: "2026-10-01", legal_latest_on: "2026-11-29" },
    8,
  ),
  buildPaymentNotice(
    { status: "approved", due_on: "2026-11-10", received_on: "2026-09-18", legal_latest_on: "2026-11-16" },
    9,
  ),
];

export const sampleNoticeTotals = buildNoticeTotals(sampleNotices);

/** All that a printed notice can hold: three rates, withholding on one line, a payee that is a corporation. */
export const sampleMixedNotice = buildPaymentNotice(
  {
    status: "issued",
    edition: 2,
    lines: [
      buildNoticeLine({ amount: 250_000 }, 1),
      buildNoticeLine(
        {
          description: "撮影で使った食材の立替（レシピ動画用）",
          amount: 3_240,
          tax_rate: 8,
          withholding: false,
          withholding_reason: "",
          job_request_uid: null,
        },
        2,
      ),
      buildNoticeLine(
        {
          description: "海外での撮影",
          transaction_ends_on: "2026-11-15",
          amount: 40_000,
          tax_rate: 0,
          withholding: false,
          withholding_reason: "",
        },
        3,
      ),
    ],
    note: "素材の二次利用は公開日から6か月です。",
  },
  1,
);
