import type { JobRequest, JobStatus, JobVersion } from "@tsumugi/contract";
import { formatDay } from "@tsumugi/ui/format";

export interface ReplyState {
  readonly status: JobStatus;
  readonly job: Pick<JobRequest, "version" | "answer" | "terms">;
  /** The version in force. */
  readonly version: Pick<JobVersion, "answered_by"> | undefined;
}

export interface ReplySentence {
  readonly tone: "info" | "success" | "warning";
  readonly text: string;
}

const info = (text: string): ReplySentence => ({ tone: "info", text });
const success = (text: string): ReplySentence => ({ tone: "success", text });
const warning = (text: string): ReplySentence => ({ tone: "warning", text });

const sentences: Record<JobStatus, (state: ReplyState) => ReplySentence> = {
  candidate: () =>
    info("前の依頼は終わっています。いまお返事いただくことはありません。新しい依頼はメールで届きます。"),
  requested: ({ job }) =>
    job.version > 1
      ? warning(`新しい条件（第${job.version}版）が届いています。変わった点を確認して、お返事ください。`)
      : info("依頼が届いています。条件を確認して、お返事ください。"),
  negotiating: ({ job, version }) =>
    job.answer === "negotiating" && !version?.answered_by
      ? info("条件の相談を送りました。担当者からの返事をお待ちください。今の条件で受けることもできます。")
      : info("条件を調整しています。新しい条件が届くのをお待ちください。今の条件で受けることもできます。"),
  accepted: ({ job, version }) =>
    version?.answered_by
      ? success(
          `${job.version > 1 ? `第${job.version}版の` : "この"}条件で確定しました。これからのやりとりは下のメッセージでどうぞ。`,
        )
      : success("この依頼を受けました。これからのやりとりは下のメッセージでどうぞ。"),
  preparing: () => success("確定しました。担当者が発送や日程を調整しています。"),
  drafting: () => info("制作をお願いします。下書きができたら、このページから提出してください。"),
  draft_review: () => info("下書きを受け取りました。担当者の確認をお待ちください。"),
  revision: () => warning("下書きの修正をお願いします。内容はメッセージで確認し、もう一度提出してください。"),
  approved: () => success("下書きが承認されました。投稿したら、URLを登録してください。"),
  posted: () => info("投稿を受け取りました。担当者が確認しています。"),
  inspected: ({ job }) =>
    success(`検収が済みました。お支払いは ${formatDay(job.terms.payment_on)} の予定です。`),
  paying: ({ job }) => info(`お支払いの手続き中です。支払日は ${formatDay(job.terms.payment_on)} です。`),
  completed: () => success("この依頼は完了しました。ありがとうございました。"),
  declined: () => info("この依頼は辞退となりました。お返事ありがとうございました。"),
  rejected: () => info("この依頼は見送りとなりました。お返事いただく必要はありません。"),
  cancelled: () => warning("この依頼は中止になりました。ご不明な点はメッセージでお尋ねください。"),
};

/** Where the job stands, in a sentence that is true for the creator. */
export const replySentence = (state: ReplyState): ReplySentence => sentences[state.status](state);
