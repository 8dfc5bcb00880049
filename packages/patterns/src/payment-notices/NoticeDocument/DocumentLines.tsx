import type { NoticeLine } from "@tsumugi/contract";
import { formatDay, formatYen, MISSING } from "@tsumugi/ui/format";

const days = ({ transaction_on: from, transaction_ends_on: to }: NoticeLine) =>
  to && to !== from ? `${formatDay(from)}〜${formatDay(to)}` : formatDay(from);

export interface DocumentLinesProps {
  lines: readonly NoticeLine[];
}

/** Day, work, rate and amount of each line; ※ marks the reduced rate. */
export const DocumentLines = ({ lines }: DocumentLinesProps) => (
  <table>
    <thead>
      <tr>
        <th scope="col">取引日</th>
        <th scope="col">内容</th>
        <th scope="col">税率</th>
        <th scope="col">源泉</th>
        <th scope="col" className="num">
          金額（税抜）
        </th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <tr key={line.uid}>
          <td style={{ width: "34mm" }}>{days(line)}</td>
          <td>
            {line.description}
            {line.tax_rate === 8 && " ※"}
          </td>
          <td className="nowrap">{line.tax_rate === 0 ? "対象外" : `${line.tax_rate}%`}</td>
          <td className="nowrap">{line.withholding ? "対象" : MISSING}</td>
          <td className="num">{formatYen(line.amount)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
