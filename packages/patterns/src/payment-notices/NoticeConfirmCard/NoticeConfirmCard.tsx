import type { NoticeStatus, PaymentNotice } from "@tsumugi/contract";
import { Banner, type BannerProps, Stepper } from "@tsumugi/ui";
import { daysUntil, formatDay, useNow } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import { styled } from "styled-components";

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

export interface NoticeConfirmCardProps {
  notice: Pick<
    PaymentNotice,
    | "status"
    | "confirmation"
    | "deemed_confirmed_on"
    | "issued_on"
    | "paid_on"
    | "dispute_comment"
    | "next_uid"
  > & { payee: { name: string } };
  /** What can be done in this state: remind, answer by a new edition, approve. */
  actions?: ReactNode;
}

/** How far the notice has come, and what the payee's answer, or silence, means now. */
export function NoticeConfirmCard({ notice, actions }: NoticeConfirmCardProps) {
  const now = useNow();
  const { status } = notice;
  return (
    <Root>
      {status !== "cancelled" && <Stepper label="支払いまでの流れ" steps={steps} current={stepOf[status]} />}
      <Said notice={notice} actions={actions} now={now} />
    </Root>
  );
}

function Said({ notice, actions, now }: NoticeConfirmCardProps & { now: number }) {
  const { status, confirmation, deemed_confirmed_on: deemed, payee } = notice;
  const banner = (tone: BannerProps["tone"], title: string, text?: ReactNode) => (
    <Banner tone={tone} title={title} actions={actions}>
      {text}
    </Banner>
  );
  if (status === "draft")
    return banner("info", "まだ発行していません", "発行すると金額が確定し、支払先に確認をお願いします。");
  if (status === "issued") {
    const days = deemed ? daysUntil(deemed, now) : null;
    return banner(
      "info",
      `「${payee.name}」の確認を待っています`,
      deemed &&
        `連絡がなければ、${formatDay(deemed)}${days !== null && days > 0 ? `（あと${days}日）` : ""}に確認があったものとみなします。`,
    );
  }
  if (status === "disputed")
    return banner(
      "danger",
      `「${payee.name}」から内容が違うと連絡がありました`,
      <>
        {notice.dispute_comment && <p className="said">「{notice.dispute_comment}」</p>}
        {!notice.next_uid && <p>内容を直すときは新しい版を作成します。今の版は履歴に残ります。</p>}
      </>,
    );
  if (status === "confirmed")
    return banner(
      "success",
      confirmation === "deemed" ? "確認があったものとみなしました" : `「${payee.name}」が確認しました`,
      confirmation === "deemed" && deemed && `${formatDay(deemed)}より前に連絡がありませんでした。`,
    );
  if (status === "approved") return banner("success", "支払いを承認しました", "全銀ファイルに出力できます。");
  if (status === "paid")
    return banner(
      "success",
      "支払済みです",
      notice.paid_on && `${formatDay(notice.paid_on)}に振り込みました。`,
    );
  return banner(
    "warning",
    "取り消した支払通知書です",
    notice.next_uid ? "新しい版があります。" : "この支払通知書では支払いません。",
  );
}
