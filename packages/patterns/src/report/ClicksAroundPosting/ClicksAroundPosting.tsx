import type { ReportClicks } from "@tsumugi/contract";
import { formatDateTime } from "@tsumugi/ui";
import { LineChart } from "@tsumugi/ui/eager";
import { formatInteger } from "@tsumugi/ui/format";
import { useMemo } from "react";
import { styled } from "styled-components";
import { postOf } from "../../posts/postName.ts";
import { PlainTable, TableHead } from "../FigureTable/FigureTable.tsx";

export interface ClicksAroundPostingProps {
  /** 投稿の前後 1 時間ごとのクリックと、投稿ごとの合計。投稿がなければ何も出ません。 */
  clicks: ReportClicks;
  /** 表に出す投稿の数の上限。クリックの多い順です。既定は 10。 */
  shown?: number;
}

const Plot = styled.div`
  display: grid;
  gap: 8px;
  padding: 14px var(--tsu-card-pad) 6px;
  & > .title {
    font-weight: 600;
    font-size: var(--tsu-text-sm);
  }
`;

/** The hours that are written on the axis: the posting itself, and days before and after it. */
const MARKED: readonly number[] = [-24, 0, 24, 48, 72];

const wordsOf = (hours: number) => {
  if (hours === 0) return "投稿";
  return hours < 0 ? `${-hours}時間前` : `${hours}時間後`;
};

/** Clicks by hours before and after posting, all posts laid over one another, and each post's sums. */
export function ClicksAroundPosting({ clicks, shown = 10 }: ClicksAroundPostingProps) {
  const { posts, hours } = clicks;
  const x = useMemo(() => hours.map(({ hours_later }) => wordsOf(hours_later)), [hours]);
  const series = useMemo(
    () => [{ key: "clicks", label: "クリック", values: hours.map((hour) => hour.clicks) }],
    [hours],
  );
  const ticks = useMemo(
    () => hours.flatMap(({ hours_later }, index) => (MARKED.includes(hours_later) ? [index] : [])),
    [hours],
  );
  if (posts.length === 0) return null;
  const title = `投稿の前後のクリック（${formatInteger(posts.length)}件の投稿の合計）`;
  const most = posts.toSorted((a, b) => b.three_days - a.three_days).slice(0, shown);
  return (
    <>
      <Plot>
        <p className="title">{title}</p>
        <LineChart
          label={title}
          x={x}
          ticks={ticks}
          series={series}
          xLabel="投稿からの時間"
          unit="回"
          height={240}
        />
      </Plot>
      <PlainTable data-whole="">
        <table>
          <caption>
            投稿ごとのクリック
            {posts.length > shown && `（${formatInteger(posts.length)}件のうち多い順に${shown}件）`}
          </caption>
          <TableHead names={["投稿", "投稿日時", "投稿前24時間", "投稿後24時間", "投稿後72時間"]} />
          <tbody>
            {most.map((post) => (
              <tr key={post.post_uid}>
                <th scope="row">{postOf(post)}</th>
                <td>{formatDateTime(post.posted_at)}</td>
                <td>{formatInteger(post.before)}</td>
                <td>{formatInteger(post.first_day)}</td>
                <td>{formatInteger(post.three_days)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </PlainTable>
    </>
  );
}

/** What the reader of the sums has to know. */
export const CLICKS_RULE =
  "投稿した時間を0として1時間ごとに数え、ボットと社内のクリックは除きます。同じ依頼の投稿は短縮リンクを共有するため、近い時刻の投稿には同じクリックが入ります。";
