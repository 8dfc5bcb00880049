import type { DraftState, JobRequest, JobStatus, JobVersion } from "@tsumugi/contract";
import { formatDay } from "@tsumugi/ui/format";

export interface ReplyState {
  /** 依頼のステータス。 */
  readonly status: JobStatus;
  /** 今の条件・版・回答。 */
  readonly job: Pick<JobRequest, "version" | "answer" | "terms">;
  /** 今有効な版。 */
  readonly version: Pick<JobVersion, "answered_by"> | undefined;
  /** 前の版と同じ条件です。依頼が終わったあとに、もう一度頼まれています。 */
  readonly isSameAgain?: boolean | undefined;
  /** 最新の下書きの状態。下書きがなければ undefined。 */
  readonly draft?: DraftState | undefined;
  /** 支払通知書の支払日（`YYYY-MM-DD`）。条件より早いことがあります。なければ undefined。 */
  readonly payment_on?: string | undefined;
  /** 支払通知書が届いていて、まだ確認されていません。 */
  readonly hasOpenNotice?: boolean | undefined;
  /** 商品の荷物: お届け先がわからず送れない、または発送済み。どちらでもなければ undefined。 */
  readonly parcel?: "lacks_address" | "sent" | undefined;
  /** 振込先の口座が登録されていません。 */
  readonly lacksAccount?: boolean | undefined;
}

export interface ReplySentence {
  readonly tone: "info" | "success" | "warning";
  readonly text: string;
}

const info = (text: string): ReplySentence => ({ tone: "info", text });
const success = (text: string): ReplySentence => ({ tone: "success", text });
const warning = (text: string): ReplySentence => ({ tone: "warning", text });

/** The creator's own answer to the version in force; what staff recorded is none. */
const answeredAs = ({ job, version }: ReplyState, answer: JobRequest["answer"]) =>
  job.answer === answer && !version?.answered_by;
const ofVersion = ({ job }: ReplyState) => (job.version > 1 ? `第${job.version}版の` : "この");
/** Only the product is given: no sentence may promise a payment. */
const isUnpaid = ({ terms }: ReplyState["job"]) => terms.fee === 0;

/** Before work begins it is the parcel that somebody waits for, as often as not the creator's own step. */
function parcelSentence({ parcel }: ReplyState): ReplySentence | undefined {
  if (parcel === "lacks_address")
    return warning("確定しました。商品をお送りするため、このページでお届け先を入力してください。");
  if (parcel === "sent")
    return info("確定しました。商品を発送しました。届きましたら、このページからお知らせください。");
  return undefined;
}

const ACCOUNT = "お支払いのため、このページで振込先の口座を登録してください。";

const sentences: Record<JobStatus, (state: ReplyState) => ReplySentence> = {
  candidate: () =>
    info("前の依頼は終わっています。いまご回答いただくことはありません。新しい依頼はメールで届きます。"),
  requested: ({ job, isSameAgain }) =>
    job.version > 1 && !isSameAgain
      ? warning(`新しい条件（第${job.version}版）が届いています。変わった点を確認して、ご回答ください。`)
      : info(
          isSameAgain
            ? `前と同じ条件で、もう一度依頼が届いています（第${job.version}版）。条件を確認して、ご回答ください。`
            : "依頼が届いています。条件を確認して、ご回答ください。",
        ),
  negotiating: (state) =>
    answeredAs(state, "negotiating")
      ? info("条件の相談を送りました。担当者からの返事をお待ちください。今の条件で受けることもできます。")
      : info(
          "担当者が条件を調整しています。新しい条件が届くのをお待ちください。今の条件で受けることもできます。",
        ),
  accepted: (state) =>
    parcelSentence(state) ??
    success(
      `${answeredAs(state, "accepted") ? "この依頼を受けました。" : `${ofVersion(state)}条件で確定しました。`}担当者からの案内は下のメッセージに届きます。下書きができたら、このページから提出できます。`,
    ),
  preparing: (state) =>
    parcelSentence(state) ??
    success("確定しました。担当者が発送や日程を調整しています。案内をお待ちください。"),
  drafting: () => info("制作をお願いします。下書きができたら、このページから提出してください。"),
  draft_review: () => info("下書きを受け取りました。担当者の確認をお待ちください。"),
  revision: () =>
    warning("下書きの修正をお願いします。直す箇所をこのページで確認し、もう一度提出してください。"),
  // Staff may let a job pass without a draft: then there is none that was approved.
  approved: ({ draft }) =>
    success(
      `${draft === "approved" ? "下書きが承認されました。" : "投稿に進んでください。"}投稿したら、このページでURLを登録してください。`,
    ),
  posted: () => info("投稿を受け取りました。担当者が確認しています。"),
  inspected: ({ job, lacksAccount }) => {
    if (isUnpaid(job)) return success("検収が済みました。担当者が完了の手続きをします。");
    const planned = `検収が済みました。お支払いは ${formatDay(job.terms.payment_on)} の予定です。`;
    return lacksAccount ? warning(`${planned}${ACCOUNT}`) : success(`${planned}担当者が手続きをします。`);
  },
  paying: ({ job, payment_on, hasOpenNotice, lacksAccount }) => {
    if (isUnpaid(job)) return info("担当者が完了の手続きをしています。");
    const day = formatDay(payment_on ?? job.terms.payment_on);
    // The next step is the creator's, though the job is on its way to being paid.
    if (hasOpenNotice)
      return warning(`支払通知書が届いています。内容を確認してください。支払日は ${day} です。`);
    if (lacksAccount) return warning(`${ACCOUNT}支払日は ${day} です。`);
    return info(`担当者がお支払いの手続きをしています。支払日は ${day} です。`);
  },
  completed: () => success("この依頼は完了しました。ありがとうございました。"),
  declined: (state) =>
    info(
      `この依頼は辞退となりました。${answeredAs(state, "declined") ? "ご回答ありがとうございました。" : "ご回答いただく必要はありません。"}`,
    ),
  rejected: () => info("この依頼は見送りとなりました。ご回答いただく必要はありません。"),
  cancelled: () => warning("この依頼は中止になりました。ご不明な点はメッセージでお尋ねください。"),
};

/** Where the job stands, in a sentence that is true for the creator. */
export const replySentence = (state: ReplyState): ReplySentence => sentences[state.status](state);
