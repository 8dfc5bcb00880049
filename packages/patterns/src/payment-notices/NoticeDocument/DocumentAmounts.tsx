import type { NoticeSheet } from "@tsumugi/contract";

export interface DocumentAmountsProps {
  sheet: NoticeSheet;
}

/** Totals per rate with their tax, withholding, and what is transferred; how and when it is paid. */
export function DocumentAmounts({ sheet }: DocumentAmountsProps) {
  const { rateColumns, rates, totals, payable } = sheet;
  return (
    <div className="bottom" data-keep>
      <div className="notes">
        {sheet.payment.map(([label, value]) => (
          <p key={label}>
            {label} {value}
          </p>
        ))}
        {sheet.reduced && <p>{sheet.reduced}</p>}
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{rateColumns.rate}</th>
            <th scope="col" className="num">
              {rateColumns.amount}
            </th>
            <th scope="col" className="num">
              {rateColumns.tax}
            </th>
          </tr>
        </thead>
        <tbody>
          {rates.map(({ rate, amount, tax }) => (
            <tr key={rate}>
              <th scope="row">{rate}</th>
              <td className="num">{amount}</td>
              <td className="num">{tax}</td>
            </tr>
          ))}
          {totals.map(({ fact: [label, value], small }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="num" colSpan={2}>
                {value}
                {small && <small>{small}</small>}
              </td>
            </tr>
          ))}
          <tr className="total">
            <th scope="row">{payable[0]}</th>
            <td className="num" colSpan={2}>
              {payable[1]}
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
