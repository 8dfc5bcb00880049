import type { PaymentNotice } from "@tsumugi/contract";
import { formatDay, MISSING } from "@tsumugi/ui/format";

export interface DocumentPartiesProps {
  notice: PaymentNotice;
  number: string;
  logo?: string;
  seal?: string;
}

/** Payee with 様 or 御中 and the number that the statement needs; issuer with logo and the place of the seal. */
export function DocumentParties({ notice, number, logo, seal }: DocumentPartiesProps) {
  const { issuer, payee } = notice;
  const { contact } = issuer;
  const ask = [contact.department, contact.name].filter(Boolean).join(" ");
  const reach = [contact.phone, contact.email].filter(Boolean).join("　");
  return (
    <div className="parties">
      <div className="to">
        <p className="name">
          {payee.name} {payee.honorific}
        </p>
        {payee.address && <p>{payee.address}</p>}
        <p>
          {payee.registration_number
            ? `登録番号 ${payee.registration_number}`
            : "登録番号 なし（適格請求書発行事業者ではありません）"}
        </p>
        {notice.project && <p>件名 {notice.project.name}</p>}
      </div>
      <div className="from">
        {logo && (
          <div className="logo">
            <img src={logo} alt="" />
          </div>
        )}
        <p className="name">{issuer.name}</p>
        {issuer.address && <p>{issuer.address}</p>}
        {issuer.registration_number && <p>登録番号 {issuer.registration_number}</p>}
        {ask && <p>担当 {ask}</p>}
        {reach && <p>{reach}</p>}
        <dl className="meta">
          <dt>通知書番号</dt>
          <dd>
            {number}
            {notice.edition > 1 && `（第${notice.edition}版）`}
          </dd>
          <dt>発行日</dt>
          <dd>{notice.issued_on ? formatDay(notice.issued_on) : MISSING}</dd>
        </dl>
        <div className="seal">{seal ? <img src={seal} alt={`${issuer.name}の印`} /> : "印"}</div>
      </div>
    </div>
  );
}
