import { styled } from "styled-components";

const Root = styled.div`
  overflow: auto;
  border: 1px solid var(--tsu-border);
  border-radius: var(--tsu-radius-md);
  & table {
    width: 100%;
    min-width: 480px;
  }
  & th,
  & td {
    padding: 8px 12px;
    text-align: start;
    vertical-align: top;
    border-bottom: 1px solid var(--tsu-border);
    white-space: pre-wrap;
  }
  & tr:last-child > * {
    border-bottom: 0;
  }
  & thead th {
    background: var(--tsu-sunken);
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
  & tbody th {
    width: 9em;
    font-weight: 600;
  }
  & .mine {
    background: var(--tsu-brand-soft);
  }
  /* Both have to be seen beside each other, on a phone, too. */
  @media (max-width: 640px) {
    & table {
      min-width: 0;
      table-layout: fixed;
    }
    & th,
    & td {
      padding: 8px;
      overflow-wrap: anywhere;
    }
    & th:first-child {
      width: 6em;
    }
  }
`;

export interface ConflictRow {
  /** 項目の名前。 */
  label: string;
  /** 自分が入力した値。空なら「（空欄）」と出ます。 */
  mine: string;
  /** 今の値。空なら「（空欄）」と出ます。 */
  theirs: string;
}

export interface ConflictTableProps {
  /** 2 つの内容で違う項目。 */
  rows: readonly ConflictRow[];
  /** 表の名前。 */
  label: string;
  /** 自分の列の見出し。既定は「自分」。 */
  mineLabel?: string;
  /** 今の値の列の見出し。既定は「現在」。 */
  theirsLabel?: string;
}

/** Two versions of the same fields side by side; texts can be selected in it. */
export const ConflictTable = ({
  rows,
  label,
  mineLabel = "自分",
  theirsLabel = "現在",
}: ConflictTableProps) => (
  <Root role="region" aria-label={label} tabIndex={0}>
    <table>
      <thead>
        <tr>
          <th scope="col">項目</th>
          <th scope="col">{mineLabel}</th>
          <th scope="col">{theirsLabel}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            <td className="mine">{row.mine || "（空欄）"}</td>
            <td>{row.theirs || "（空欄）"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Root>
);
