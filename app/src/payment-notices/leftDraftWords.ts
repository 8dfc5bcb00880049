import type { PaymentNotice } from "@tsumugi/contract";
import { blankLine, type NoticeEditorValues } from "@tsumugi/patterns";

/** Under which name what is typed into a draft is kept in the browser. */
export const draftFormName = (uid: string) => `notice.${uid}`;

/** For `useKeptValues`: a value of every field's kind. */
export const draftShape: NoticeEditorValues = {
  received_on: "",
  due_on: "",
  note: "",
  lines: [
    {
      uid: "",
      job_request_uid: "",
      description: "",
      transaction_on: "",
      transaction_ends_on: "",
      amount: 0,
      tax_rate: 10,
      withholding: false,
      withholding_reason: "",
    },
  ],
};

/** To go on with. Lines come back under new uids: those of rows that were added are numbered again by every page. */
export const leftValues = ({ lines, ...others }: Partial<NoticeEditorValues> = {}) => ({
  ...others,
  ...(lines && { lines: lines.map((line) => ({ ...line, uid: blankLine().uid })) }),
});

/** Why a draft cannot be written any more, in words for the person `me`. */
export function leftWords({ history }: Pick<PaymentNotice, "history">, me: string): string {
  const left = history.findLast(({ from }) => from === "draft");
  if (!left) return "この下書きは変更できなくなりました";
  const who = left.by?.uid === me ? "別の画面で" : `${left.by ? `${left.by.name}さん` : "ほかの人"}が`;
  return left.to === "cancelled" ? `${who}この下書きを取り消しました` : `${who}この支払通知書を発行しました`;
}
