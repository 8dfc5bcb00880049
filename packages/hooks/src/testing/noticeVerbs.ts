import * as hooks from "../index.ts";
import { type Row, row } from "./verbRow.ts";

const transfer = { notice_uids: ["n1"], debit_on: "2026-12-25" };

export const noticeVerbs: readonly Row[] = [
  row(
    hooks.useCreateTransferFile,
    "previewTransferFile",
    [transfer],
    "POST /company/payment_notices/transfer_files/preview",
  ),
  row(
    hooks.useCreateTransferFile,
    "createTransferFile",
    [transfer],
    "POST /company/payment_notices/transfer_files",
  ),
];
