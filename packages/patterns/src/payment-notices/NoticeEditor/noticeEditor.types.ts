import type { ManagedCreator, NoticeCandidate, NoticeLine } from "@tsumugi/contract";
import type { PersonLook } from "../../shared/types.ts";

/** A line being written. `uid` is the row's own, never sent; `amount` null while blank. */
export interface NoticeLineValues {
  /** 行の uid。書いている間だけのものもあります。 */
  uid: NoticeLine["uid"];
  /** もとになった検収済みの依頼の uid。自分で足した行は null。 */
  job_request_uid: string | null;
  /** 取引の内容。支払通知書に印刷されます。 */
  description: NoticeLine["description"];
  /** 取引日（`YYYY-MM-DD`）。何日かにわたるときは、その初めの日。 */
  transaction_on: NoticeLine["transaction_on"];
  /** 取引が何日かにわたるときの、終わりの日（`YYYY-MM-DD`）。1 日なら null。 */
  transaction_ends_on: NoticeLine["transaction_ends_on"];
  /** 金額（円）。空欄の間は null。 */
  amount: number | null;
  /** 消費税の率（%）。 */
  tax_rate: NoticeLine["tax_rate"];
  /** 源泉徴収するか。 */
  withholding: NoticeLine["withholding"];
  /** 受取人のふだんの扱いと変えたわけ。変えなければ空。 */
  withholding_reason: NoticeLine["withholding_reason"];
}

/** What the editor writes, under the names of the wire. */
export interface NoticeEditorValues {
  /** 受領日（`YYYY-MM-DD`）。空欄は null。 */
  received_on: string | null;
  /** 支払期日（`YYYY-MM-DD`）。空欄は null。 */
  due_on: string | null;
  /** 明細の行。 */
  lines: readonly NoticeLineValues[];
  /** 備考。支払通知書に印刷されます。 */
  note: string;
}

/** Whom the notice is for, as kept in the own record. */
export interface NoticePayeeLook
  extends PersonLook,
    Pick<ManagedCreator, "entity_type" | "withholding_default"> {
  /** 登録番号。空なら適格請求書発行事業者ではなく、null ならまだ分かりません。 */
  invoice_registration_number: string | null;
  /** 登録した源泉徴収の理由。源泉徴収する行の、はじめの値になります。 */
  withholding_reason?: string;
}

/** A job that has passed inspection and stands on no notice yet. */
export interface InspectedJobLook {
  /** 検収済みの依頼の uid。 */
  job_request_uid: NoticeCandidate["job_request_uid"];
  /** 頼んだこと。1 行。 */
  description: NoticeCandidate["description"];
  /** 合意した報酬（税抜、円）。 */
  fee: NoticeCandidate["fee"];
  /** 合意した消費税の率（%）。既定は 10。 */
  tax_rate?: NoticeCandidate["tax_rate"] | undefined;
  /** 合意した条件で源泉徴収するか。無ければ、支払先のふだんの扱いに従います。 */
  withholding?: NoticeCandidate["withholding"] | undefined;
  /** 案件の名前。 */
  project_name: string;
  /** 成果物を受け取った日（`YYYY-MM-DD`）。60 日の 1 日目です。分からない間は null。 */
  received_on: string | null;
}

let lastRow = 0;

/** A blank line; `uid` is new at each call. */
export const blankLine = (withholding = false, reason = ""): NoticeLineValues => {
  lastRow += 1;
  return {
    uid: `row-${lastRow}`,
    job_request_uid: null,
    description: "",
    transaction_on: "",
    transaction_ends_on: null,
    amount: null,
    tax_rate: 10,
    withholding,
    withholding_reason: withholding ? reason : "",
  };
};

/** The line of an inspected job as its terms were agreed. */
export const lineOfJob = (
  { withholding, tax_rate = 10, ...job }: InspectedJobLook,
  payee: NoticePayeeLook,
): NoticeLineValues => ({
  ...blankLine(withholding ?? payee.withholding_default, payee.withholding_reason),
  job_request_uid: job.job_request_uid,
  description: job.description,
  transaction_on: job.received_on ?? "",
  amount: job.fee,
  tax_rate,
});
