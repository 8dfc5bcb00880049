import type { FeeEntry } from "@tsumugi/contract";
import { Badge, Card, type LinkElement, linked, Money } from "@tsumugi/ui";
import { LineChart } from "@tsumugi/ui/eager";
import { formatDay } from "@tsumugi/ui/format";
import { styled } from "styled-components";

const Root = styled.div`
  display: grid;
  gap: 12px;
  & table {
    width: 100%;
  }
  & th,
  & td {
    padding: 6px 4px;
    border-bottom: 1px solid var(--tsu-border);
    text-align: start;
    vertical-align: baseline;
  }
  & thead th {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    font-weight: 500;
  }
  & .fee {
    text-align: end;
    white-space: nowrap;
  }
  & .on {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  & tbody th {
    font-weight: 500;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export interface FeeHistoryProps {
  /** 案件ごとの報酬（円、税抜）。古い順に渡します。 */
  fees: readonly FeeEntry[];
  /** 案件へのリンク。ルーターのリンクを、中身を入れずに渡します。 */
  linkTo?: (fee: FeeEntry) => LinkElement;
}

/** What was agreed job by job: the run as a line, the newest first as a table. */
export function FeeHistory({ fees, linkTo }: FeeHistoryProps) {
  const agreed = fees.filter((fee) => fee.agreed);
  return (
    <Card title="報酬の履歴">
      {fees.length === 0 ? (
        <p className="tsu-muted">依頼を送ると、ここに報酬が並びます</p>
      ) : (
        <Root>
          {agreed.length > 1 && (
            <LineChart
              label="合意した報酬の推移"
              x={agreed.map(({ on }) => on)}
              xLabel="日付"
              unit="円"
              height={180}
              series={[{ key: "fee", label: "報酬（税抜）", values: agreed.map(({ fee }) => fee) }]}
            />
          )}
          <table aria-label="案件ごとの報酬">
            <thead>
              <tr>
                <th scope="col">案件</th>
                <th scope="col">日付</th>
                <th scope="col" className="fee">
                  報酬（税抜）
                </th>
              </tr>
            </thead>
            <tbody>
              {fees.toReversed().map((fee) => (
                <tr key={fee.project_uid}>
                  <th scope="row">{linked(linkTo?.(fee), fee.project_name)}</th>
                  <td className="on">{formatDay(fee.on)}</td>
                  <td className="fee">
                    <Money value={fee.fee} /> {!fee.agreed && <Badge>打診</Badge>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Root>
      )}
    </Card>
  );
}
