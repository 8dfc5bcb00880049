import {
  applyTransferResult,
  createTransferFile,
  downloadNoticePdfs,
  downloadTransferFile,
  getArchivedNoticePdf,
  listArchivedNotices,
  listPaymentStatements,
  listTransferFiles,
  previewTransferFile,
  previewTransferResult,
  withdrawTransferFile,
} from "@tsumugi/contract";
import { NOW } from "../core/clock.ts";
import { buildList, indexOf, pageOf } from "../core/counter.ts";
import { fileResponse, mockEndpoint } from "../core/mockEndpoint.ts";
import {
  buildArchivedNotice,
  buildPaymentStatement,
  buildTransferFile,
  buildTransferItem,
  buildTransferPreview,
  buildTransferResult,
} from "./payment-notices.output.fixtures.ts";

const STATEMENTS = "\uFEFF支払先,支払金額（税抜）\r\n";

const statements = () => buildList(buildPaymentStatement, 4);
const sumOf = (field: "count" | "subtotal" | "tax" | "withholding_base" | "withholding" | "payable") =>
  statements().reduce((all, statement) => all + statement[field], 0);

export const paymentNoticesOutputHandlers = [
  mockEndpoint(previewTransferFile, ({ body }) =>
    buildTransferPreview({
      items: body.notice_uids.map((uid) => buildTransferItem({ notice_uid: uid }, indexOf(uid))),
      debit_on: body.debit_on,
    }),
  ),
  mockEndpoint(createTransferFile, ({ body }) => ({
    file: buildTransferFile({ debit_on: body.debit_on, notice_uids: body.notice_uids }, 1),
    skipped: buildTransferPreview().skipped,
  })),
  mockEndpoint(listTransferFiles, () => pageOf(buildList(buildTransferFile, 2))),
  mockEndpoint(downloadTransferFile, () => fileResponse("1210", "総合振込_20261120.txt", "text/plain")),
  mockEndpoint(downloadNoticePdfs, () => fileResponse("PK", "支払通知書.zip", "application/zip")),
  mockEndpoint(withdrawTransferFile, ({ params, body }) =>
    buildTransferFile({ uid: params.id, withdrawn: { at: NOW, by: null, reason: body.reason } }, 1),
  ),
  mockEndpoint(listArchivedNotices, () => pageOf(buildList(buildArchivedNotice, 3))),
  mockEndpoint(getArchivedNoticePdf, () => fileResponse("%PDF", "支払通知書.pdf", "application/pdf")),
  mockEndpoint(previewTransferResult, () => buildTransferResult()),
  mockEndpoint(applyTransferResult, () => buildTransferResult({ applied: { at: NOW, by: null } })),
  mockEndpoint(listPaymentStatements, ({ query }) => {
    if (query.format === "csv") return fileResponse(STATEMENTS, `支払調書_${query.year}.csv`);
    const totals = {
      count: sumOf("count"),
      subtotal: sumOf("subtotal"),
      tax: sumOf("tax"),
      withholding_base: sumOf("withholding_base"),
      withholding: sumOf("withholding"),
      payable: sumOf("payable"),
      without_address: statements().filter(({ address }) => address === "").length,
    };
    return { ...pageOf(statements()), totals };
  }),
];
