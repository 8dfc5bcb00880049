import type { NoticePayee, PaymentNotice } from "@tsumugi/contract";
import { formatDay, formatYen, MISSING } from "@tsumugi/ui/format";
import { accountKindNames } from "../paymentNotices.types.ts";

/** Only the last four digits: the payee knows the rest, and paper lies about. */
const account = (bank: NonNullable<NoticePayee["bank_account"]>) =>
  `${bank.bank_name} ${bank.branch_name} ${accountKindNames[bank.kind]} ****${bank.number.slice(-4)} ${bank.holder_kana}`;

export interface DocumentAmountsProps {
  notice: PaymentNotice;
}

/** Totals per rate with their tax, withholding, and what is transferred; how and when it is paid. */
export function DocumentAmounts({ notice }: DocumentAmountsProps) {
  const { payee } = notice;
  const hasReduced = notice.by_rate.some(({ tax_rate }) => tax_rate === 8);
  return (
    <div className="bottom" data-keep>
      <div className="notes">
        {hasReduced && <p>※ は軽減税率（8%）の対象です。</p>}
        <p>支払方法 銀行振込（振込手数料は当社負担）</p>
        <p>支払期日 {formatDay(notice.due_on)}</p>
        {payee.bank_account && <p>振込先 {account(payee.bank_account)}</p>}
        {notice.withholding > 0 && (
          <p>源泉徴収税額は、対象額（税抜）{formatYen(notice.withholding_base)}から計算しています。</p>
        )}
      </div>
      <table>
        <tbody>
          {notice.by_rate.map((rate) => (
            <tr key={rate.tax_rate}>
              <th scope="row">
                {rate.tax_rate === 0 ? "対象外" : `${rate.tax_rate}%対象${rate.tax_rate === 8 ? "※" : ""}`}
              </th>
              <td className="num">{formatYen(rate.amount)}</td>
              <td className="num">{rate.tax_rate === 0 ? MISSING : `消費税 ${formatYen(rate.tax)}`}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">小計（税抜）</th>
            <td className="num" colSpan={2}>
              {formatYen(notice.subtotal)}
            </td>
          </tr>
          <tr>
            <th scope="row">消費税</th>
            <td className="num" colSpan={2}>
              {formatYen(notice.tax)}
            </td>
          </tr>
          <tr>
            <th scope="row">合計（税込）</th>
            <td className="num" colSpan={2}>
              {formatYen(notice.total)}
            </td>
          </tr>
          <tr>
            <th scope="row">源泉徴収税額</th>
            <td className="num" colSpan={2}>
              {notice.withholding === 0 ? MISSING : formatYen(-notice.withholding)}
            </td>
          </tr>
          <tr className="total">
            <th scope="row">差引支払額</th>
            <td className="num" colSpan={2}>
              {formatYen(notice.payable)}
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
