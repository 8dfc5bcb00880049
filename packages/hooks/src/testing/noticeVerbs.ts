import * as hooks from "../index.ts";
import { type Row, row } from "./verbRow.ts";

const line = { description: "撮影小物の立替", transaction_on: "2026-11-12", amount: 3_000 };
const transfer = { notice_uids: ["n1"], debit_on: "2026-12-25" };

const account = {
  bank_code: "0009",
  branch_code: "211",
  kind: "ordinary",
  number: "1234567",
  holder_kana: "ヤマダ ハナコ",
};

export const noticeVerbs: readonly Row[] = [
  row(hooks.useUpdatePayee, "updatePayee", ["m1", { bank_account: account }], "PUT /company/payees/m1"),
  row(hooks.useSetReplyBankAccount, "setReplyBankAccount", ["t1", account], "PUT /reply/t1/bank_account"),
  row(
    hooks.useConfirmReplyBankAccount,
    "confirmReplyBankAccount",
    ["t1", "123456"],
    "PUT /reply/t1/bank_account/confirm",
  ),
  row(
    hooks.useAnswerReplyNotice,
    "answerReplyNotice",
    ["t1", "n1", { status: "confirmed", version: 1 }],
    "PUT /reply/t1/notices/n1",
  ),
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
  row(
    hooks.useWithdrawTransferFile,
    "withdrawTransferFile",
    ["f1", "振込日を変えるため"],
    "PUT /company/payment_notices/transfer_files/f1/withdraw",
  ),
  row(
    hooks.useCreateNotices,
    "createNotices",
    [{ job_request_uids: ["j1"] }],
    "POST /api/company/payment_notices",
  ),
  row(
    hooks.usePreviewNotices,
    "previewNotices",
    [{ payee_uid: "m1", received_on: "2026-11-12", lines: [line] }],
    "POST /company/payment_notices/preview",
  ),
  row(
    hooks.useUpdateNotice,
    "updateNotice",
    ["n1", { received_on: "2026-11-12", due_on: "2026-12-31", lines: [line], version: 1 }],
    "PUT /company/payment_notices/n1",
  ),
  row(
    hooks.useMoveNotice,
    "moveNotice",
    ["n1", { status: "paid", version: 3 }],
    "PUT /api/company/payment_notices/n1/update_status",
  ),
  row(
    hooks.useMoveNotices,
    "moveNotices",
    [{ status: "approved", items: [{ uid: "n1", version: 2 }] }],
    "PUT /company/payment_notices/statuses",
  ),
];
