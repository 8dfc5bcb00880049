import { audit, auditEach } from "../core/audit.ts";
import { sendMails } from "../core/mailer.ts";
import { notifyMembers, notifyOperators } from "../notifications/notifications.service.ts";
import type { Moved } from "./followMove.service.ts";
import { receivedNoticeMail } from "./noticeMails.presenter.ts";
import type { NoticeRow } from "./notices.repository.ts";
import { payersOf } from "./parties.repository.ts";

const yen = (amount: number) => `¥${amount.toLocaleString("ja-JP")}`;

/** Everybody who has to hear of a move, and the log. */
export async function tellOfMove(move: Moved): Promise<void> {
  if (move.mover === "issuer" || move.mover === "operator") await record(move);
  const { view, moved, mover } = move;
  if (moved.status === "issued" && view.row.status === "draft") await tellPayee(move);
  const isAnswer = moved.status === "confirmed" || moved.status === "disputed";
  if (isAnswer && (mover === "payee" || mover === "system")) await tellIssuer(move);
}

async function record({ view: { row }, moved, mover, reason }: Moved): Promise<void> {
  const { uid, company_uid } = row;
  const change = { from: row.status, to: moved.status, reason };
  if (mover === "operator") return audit("payment_notice.correct", uid, change, company_uid);
  if (moved.status === "issued" && row.status === "draft") {
    return audit("payment_notice.issue", uid, { payable: moved.payable }, company_uid);
  }
  if (moved.status === "cancelled") {
    return audit("payment_notice.cancel", uid, { from: row.status, reason }, company_uid);
  }
  return audit("payment_notice.move", uid, { ...change, paid_on: moved.paid_on }, company_uid);
}

/** What the bank's result made paid, in the log. */
export const recordPayments = (paid: readonly NoticeRow[]): Promise<void> =>
  auditEach(
    "payment_notice.move",
    paid.map(({ uid, company_uid, paid_on }) => ({
      target_uid: uid,
      company_uid,
      detail: { from: "approved", to: "paid", reason: "", paid_on },
    })),
  );

/** A company is notified of what the operator pays it: on the screen, and by mail to those who may confirm. */
async function tellPayee({ view, moved }: Moved): Promise<void> {
  if (moved.direction !== "operator_to_company" || !moved.number) return;
  const { company_uid, uid, number, payable } = moved;
  await notifyMembers({
    company_uid,
    kind: "notice_received",
    title: `${view.issuer.name}から支払通知書が届きました`,
    body: `${number}　差引支払額 ${yen(payable)}`,
    href: `/payment-notices/${uid}`,
  });
  const people = await payersOf(company_uid);
  await sendMails(people.map((person) => receivedNoticeMail({ moved, view, person })));
}

/** The side that made the notice hears what the other one says, or that it said nothing. */
async function tellIssuer({ view, moved, mover, reason }: Moved): Promise<void> {
  const { company_uid, uid, number, status, direction } = moved;
  const isDeemed = mover === "system";
  const kind = status === "confirmed" ? "notice_confirmed" : "notice_disputed";
  const title =
    status === "disputed"
      ? `支払通知書 ${number} に内容相違の連絡がありました`
      : `支払通知書 ${number} が${isDeemed ? "みなし確認になりました" : "確認されました"}`;
  const body = status === "disputed" ? reason : `差引支払額 ${yen(moved.payable)}`;
  if (direction === "company_to_creator") {
    await notifyMembers({ company_uid, kind, title, body, href: `/payment-notices/${uid}` });
  } else {
    const of = `${view.company.name}　${body}`;
    await notifyOperators({ kind, title, body: of, href: `/admin/payment-notices?notice=${uid}` });
  }
}
