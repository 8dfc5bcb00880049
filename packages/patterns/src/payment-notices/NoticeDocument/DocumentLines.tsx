import { type NoticeSheet, periodEnds } from "@tsumugi/contract";

export interface DocumentLinesProps {
  sheet: NoticeSheet;
}

/** Day, work, rate and amount of each line; ※ marks the reduced rate. */
export function DocumentLines({ sheet: { columns, rows } }: DocumentLinesProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{columns.days}</th>
          <th scope="col">{columns.description}</th>
          <th scope="col">{columns.rate}</th>
          <th scope="col">{columns.withheld}</th>
          <th scope="col" className="num">
            {columns.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            <td style={{ width: "34mm" }}>
              {periodEnds(row.days).map((end) => (
                <span className="nowrap" key={end}>
                  {end}
                </span>
              ))}
            </td>
            <td>{row.description}</td>
            <td className="nowrap">{row.rate}</td>
            <td className="nowrap">{row.withheld}</td>
            <td className="num">{row.amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
