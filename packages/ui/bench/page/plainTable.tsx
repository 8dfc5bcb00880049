import { memo } from "react";
import { icons } from "../../src/components/Icon/icons.ts";
import { BareBox, Label, Short, Status, Svg, When, Who, Yen } from "./plainLeaves.tsx";
import { type BenchRow, ROW_HEIGHT } from "./tableRows.ts";

const Row = memo(function Row({ row, index }: { row: BenchRow; index: number }) {
  return (
    <tr aria-rowindex={index + 2} data-key={row.key}>
      <td className="check">
        <BareBox label={`${row.name}を選択`} checked={false} />
      </td>
      <th className="key" scope="row" title={row.name}>
        <Who name={row.name} sub={row.sub} href={`/c/${row.key}`} />
      </th>
      <td>
        <Label tone={row.stage.tone}>{row.stage.label}</Label>
      </td>
      <td>
        <span className="tsu-inline">
          <Svg path={icons.youtube} size={15} label="YouTube" />
          <Short value={row.youtube} />
          <Svg path={icons.instagram} size={15} label="Instagram" />
          <Short value={row.instagram} />
        </span>
      </td>
      <td data-align="end">
        <Short value={row.followers} />
      </td>
      <td title={row.genre}>
        <Label tone="info">{row.genre}</Label>
      </td>
      <td data-align="end">
        <Yen value={row.fee} />
      </td>
      <td title={row.owner}>
        <Who name={row.owner} size="xs" />
      </td>
      <td>
        <When value={row.contact} />
      </td>
      <td>
        <Status tone={row.status.tone} ring={row.status.ring} label={row.status.label} />
      </td>
      <td data-align="end">
        <span className="posts">{row.posts}</span>
      </td>
    </tr>
  );
});

const headers = [
  "クリエイター",
  "関係",
  "SNS",
  "フォロワー計",
  "ジャンル",
  "直近の報酬",
  "担当",
  "最終連絡",
  "状態",
  "投稿",
];
const widths = [196, 92, 204, 116, 120, 108, 116, 96, 140, 80];

/** A table as one writes it by hand with React: every row in the DOM, a header, nothing more. */
export const PlainTable = ({ rows, className }: { rows: readonly BenchRow[]; className: string }) => (
  <div
    className={className}
    style={{ ["--row-height" as string]: `${ROW_HEIGHT}px`, ["--check-width" as string]: "44px" }}
  >
    <table aria-label="クリエイター">
      <thead>
        <tr>
          <td className="check">
            <BareBox label="すべて選択" checked={false} />
          </td>
          {headers.map((header, index) => (
            <th key={header} scope="col" style={{ width: widths[index] }}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row key={row.key} row={row} index={index} />
        ))}
      </tbody>
    </table>
  </div>
);
