import type { NoticeMover, NoticeStatus, PaymentNotice } from "@tsumugi/contract";
import { Banner, type BannerProps, Stepper } from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { daysUntil, formatDay } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { isPaidOtherwise } from "../paidOtherwise.ts";

const Root = styled.div`
  display: grid;
  gap: 14px;
  & .said {
    margin-top: 4px;
    white-space: pre-wrap;
  }
`;

const steps = ["下書き", "発行", "確認", "支払承認", "支払い"] as const;

const stepOf: Record<Exclude<NoticeStatus, "cancelled">, number> = {
  draft: 0,
  issued: 2,
  disputed: 2,
  confirmed: 3,
  approved: 4,
  paid: 5,
};

type ConfirmNotice = Pick<
  PaymentNotice,
  | "status"
  | "confirmation"
  | "deemed_confirmed_on"
  | "issued_on"
  | "paid_on"
  | "ordered_on"
  | "refused_transfer"
  | "dispute_comment"
  | "next_uid"
> &
  Partial<Pick<PaymentNotice, "history" | "direction">> & { payee: { name: string } };

export interface NoticeConfirmCardProps {
  /** 支払通知書の状態と、確認や振込の結果。 */
  notice: ConfirmNotice;
  /** 読む人。発行元（`issued`）か支払先（`received`）。既定は `issued`。 */
  view?: "issued" | "received";
  /** 読む支払先に、新しい版が届いているか。既定は false（発行元が準備しているかもしれない）。 */
  hasNext?: boolean;
  /** 振込先の口座があるか。なければ、全銀ファイルに入らないことと直し方を出します。既定は true。 */
  hasAccount?: boolean;
  /** この状態でできること。確認のお願い、新しい版での回答、承認など。 */
  actions?: ReactNode;
}

/** How far the notice has come, and what the payee's answer, or silence, means now. */
export function NoticeConfirmCard({
  notice,
  view = "issued",
  hasNext = false,
  hasAccount = true,
  actions,
}: NoticeConfirmCardProps) {
  const now = useNow();
  const { status } = notice;
  const said = view === "issued" ? saidToIssuer(notice, now, hasAccount) : saidToPayee(notice, now, hasNext);
  return (
    <Root>
      {status !== "cancelled" && <Stepper label="支払いまでの流れ" steps={steps} current={stepOf[status]} />}
      <Banner tone={said.tone} title={said.title} actions={actions}>
        {said.text}
      </Banner>
    </Root>
  );
}

interface Said {
  tone: BannerProps["tone"];
  title: string;
  text?: ReactNode;
}

/** An issued notice has a day, unless the company that receives it cannot open it at present. */
function silenceMeans({ deemed_confirmed_on: on }: ConfirmNotice, now: number): string {
  if (on === null)
    return "企業の契約に「支払通知書」が含まれていないため、企業はいま開けません。連絡がなくても、確認があったものとはみなしません。";
  const days = daysUntil(on, now);
  return `連絡がなければ、${formatDay(on)}${days > 0 ? `（あと${days}日）` : ""}に確認があったものとみなします。`;
}

const deemedText = ({ confirmation, deemed_confirmed_on: on }: ConfirmNotice) =>
  confirmation === "deemed" && on && `${formatDay(on)}より前に連絡がありませんでした。`;

/** A next edition that its payee does not see may be a draft: then what is said to them is true of both. */
const replacedForPayee = (hasNext: boolean) =>
  hasNext
    ? "新しい版が届いています。そちらを確認してください。"
    : "新しい版に替わります。まだ届いていないときは、発行元が準備しています。";

const cancelled = ({ next_uid }: ConfirmNotice, replaced: string): Said => ({
  tone: "warning",
  title: "取り消した支払通知書です",
  text: next_uid ? replaced : "この支払通知書では支払いません。",
});

/** A company has one account, which it knows as the one that it pays from. */
const COMPANY_ACCOUNT = "振込先は、管理者が変更できる、企業情報の「振込元の口座」です。";

/** What the bank did not pay, and what has to be done before it is tried another time. */
function refused(
  { status, direction, refused_transfer: refusal }: ConfirmNotice,
  isIssuer: boolean,
): Said | null {
  if (!refusal) return null;
  const { debit_on, reason } = refusal;
  if (!isIssuer)
    return {
      tone: "danger",
      title: "振込ができませんでした",
      text: `${formatDay(debit_on)}の振込が、銀行から返されました（${reason}）${direction === "operator_to_company" ? COMPANY_ACCOUNT : ""}振込先の口座を確かめて、誤りがあれば変更してください。`,
    };
  return {
    tone: "danger",
    title: "銀行から振込不能で返されました",
    text: (
      <>
        <p className="said">
          {formatDay(debit_on)}の振込　{reason}
        </p>
        <p>
          {status === "paid"
            ? "「支払済み」のままです。支払われていないことを確かめて「支払承認」に戻してから、もう一度振り込んでください。"
            : "口座を確かめて、誤りがあれば直してから、次の振込ファイルに入れてください。"}
        </p>
      </>
    ),
  };
}

/** Whoever pays by hand what a file pays already would pay it twice. */
const ordered = (debit_on: string): Said => ({
  tone: "success",
  title: "支払いを承認し、振込ファイルに入れました",
  text: `振込日は${formatDay(debit_on)}です。振込結果を反映すると、支払済みになります。`,
});

const disputer = ({ history }: ConfirmNotice) => history?.findLast(({ to }) => to === "disputed")?.mover;

const recorder = (mover: NoticeMover) => (mover === "operator" ? "運営" : "発行元");

/** Also the issuer or the operator may have found the mistake: then nobody has heard from the payee. */
function disputeOf(notice: ConfirmNotice): string {
  const mover = disputer(notice) ?? "payee";
  if (mover === "payee") return `${notice.payee.name}さんから内容が違うと連絡がありました`;
  return `内容が違うことを${recorder(mover)}が記録しました`;
}

const recordedBy = (mover: NoticeMover) => `確認があったことを${recorder(mover)}が記録しました`;

/** The issuer writes down what the payee said by phone, and the operator corrects: that is not the payee's own act. */
function confirmationOf(notice: ConfirmNotice): string {
  if (notice.confirmation === "deemed") return "確認があったものとみなしました";
  const mover = confirmer(notice);
  return mover === "payee" ? `${notice.payee.name}さんが確認しました` : recordedBy(mover);
}

/** The payee says what differs; without such words it was the issuer who found a mistake. */
const isPayeesDispute = (notice: ConfirmNotice): boolean =>
  notice.dispute_comment !== "" && (disputer(notice) ?? "payee") === "payee";

/** Who said that the notice is right; that it was approved and taken back is not meant. */
const confirmer = ({ history, confirmation }: ConfirmNotice): NoticeMover =>
  history?.findLast(({ from, to }) => to === "confirmed" && from !== "approved")?.mover ??
  (confirmation === null ? "issuer" : "payee");

/** What was paid by hand after the bank sent its transfer back went another way than that one. */
function paidText({ paid_on, history = [] }: ConfirmNotice): string | null {
  if (!paid_on) return null;
  const sentBack = isPaidOtherwise(history) && history.findLast(({ kind }) => kind === "refused")?.transfer;
  if (!sentBack) return `${formatDay(paid_on)}に振り込みました。`;
  return `${formatDay(paid_on)}に支払いました。銀行から返された${formatDay(sentBack.debit_on)}の振込とは別の支払いです。`;
}

function saidToIssuer(notice: ConfirmNotice, now: number, hasAccount: boolean): Said {
  const { payee } = notice;
  const failed = refused(notice, true);
  if (failed) return failed;
  switch (notice.status) {
    case "draft":
      return {
        tone: "info",
        title: "まだ発行していません",
        text: "発行すると金額が確定し、支払先に確認をお願いします。",
      };
    case "issued":
      return {
        tone: "info",
        title: `「${payee.name}」の確認を待っています`,
        text: silenceMeans(notice, now),
      };
    case "disputed":
      return {
        tone: "danger",
        title: disputeOf(notice),
        text: (
          <>
            {notice.dispute_comment && <p className="said">「{notice.dispute_comment}」</p>}
            {!notice.next_uid && <p>内容を直すときは新しい版を作成します。今の版は履歴に残ります。</p>}
          </>
        ),
      };
    case "confirmed":
      return {
        tone: "success",
        title: confirmationOf(notice),
        text: deemedText(notice),
      };
    case "approved":
      if (notice.ordered_on) return ordered(notice.ordered_on);
      return hasAccount
        ? { tone: "success", title: "支払いを承認しました", text: "全銀ファイルに出力できます。" }
        : {
            tone: "warning",
            title: "支払いを承認しましたが、振込先の口座がありません",
            text: "全銀ファイルには入りません。返信ページで入力してもらうか、支払先の画面で登録してください。",
          };
    case "paid":
      return {
        tone: "success",
        title: "支払済みです",
        text: paidText(notice),
      };
    case "cancelled":
      return cancelled(notice, "新しい版があります。");
  }
}

function saidToPayee(notice: ConfirmNotice, now: number, hasNext: boolean): Said {
  const failed = refused(notice, false);
  if (failed) return failed;
  switch (notice.status) {
    case "draft":
      return { tone: "info", title: "まだ発行されていません" };
    case "issued":
      return { tone: "warning", title: "内容を確認してください", text: silenceMeans(notice, now) };
    case "disputed":
      return {
        tone: "info",
        title: isPayeesDispute(notice) ? "内容が違うと連絡しました" : "発行元が内容を直しています",
        text: (
          <>
            {isPayeesDispute(notice) && <p className="said">「{notice.dispute_comment}」</p>}
            <p>発行元が直して、新しい版を発行します。内容に合意できたら「確認する」を押してください。</p>
          </>
        ),
      };
    case "confirmed":
      if (notice.confirmation !== "deemed" && confirmer(notice) !== "payee")
        return {
          tone: "info",
          title: recordedBy(confirmer(notice)),
          text: "内容が違うときは、連絡してください。",
        };
      return {
        tone: "success",
        title: notice.confirmation === "deemed" ? "確認したものとみなされました" : "内容を確認しました",
        text: deemedText(notice) || "支払期日までお待ちください。",
      };
    case "approved":
      return { tone: "success", title: "支払いが承認されました", text: "支払期日までに振り込まれます。" };
    case "paid":
      return {
        tone: "success",
        title: "支払済みです",
        text: notice.paid_on && `${formatDay(notice.paid_on)}に振り込まれました。`,
      };
    case "cancelled":
      return cancelled(notice, replacedForPayee(hasNext));
  }
}
