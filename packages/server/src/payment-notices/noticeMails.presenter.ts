import { publicUrl } from "../core/context.ts";
import { slashed } from "../core/dayText.ts";
import type { Mail } from "../core/mail.ts";
import { mailBody, oneLine } from "../core/mailText.ts";
import type { NoticeView } from "./notices.presenter.ts";
import type { NoticeRow } from "./notices.repository.ts";

/** To a company whom the operator issued a notice. */
export function receivedNoticeMail({
  moved,
  view,
  person,
}: {
  readonly moved: NoticeRow;
  readonly view: Pick<NoticeView, "issuer" | "company">;
  readonly person: { readonly uid: string; readonly name: string; readonly email: string };
}): Mail {
  const { uid, company_uid, number } = moved;
  const issuer = oneLine(view.issuer.name);
  const title = "支払通知書が届きました";
  return {
    to: person.email,
    company_uid,
    kind: "notice_received",
    dedupeKey: `notice:${uid}:received:${person.uid}`,
    subject: `【ツムギ】${issuer}から支払通知書が届きました（${number}）`,
    ...mailBody({
      title,
      name: person.name,
      paragraphs: [
        `${issuer}が、${oneLine(view.company.name)}あての支払通知書を発行しました。内容をご確認ください。`,
        `${slashed(moved.deemed_confirmed_on ?? "")}より前に誤りのある旨のご連絡がない場合には、記載内容のとおり確認があったものとなります。`,
      ],
      action: { label: "支払通知書を開く", url: publicUrl(`/payment-notices/${uid}?company=${company_uid}`) },
      facts: [
        ["通知書番号", number ?? ""],
        ["差引支払額", `${moved.payable.toLocaleString("ja-JP")}円`],
        ["支払期日", slashed(moved.due_on ?? "")],
      ],
      notes: ["このメールは、企業の管理者と経理にお送りしています。"],
    }),
  };
}
