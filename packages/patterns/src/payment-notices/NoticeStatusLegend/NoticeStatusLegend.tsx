import type { NoticeStatus } from "@tsumugi/contract";
import { styled } from "styled-components";
import { NoticeBadge } from "../NoticeBadge/NoticeBadge.tsx";

const Root = styled.dl`
  display: grid;
  gap: 10px;
  & > div {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    gap: 12px;
    align-items: baseline;
  }
  & dd {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    word-break: auto-phrase;
    line-height: 1.6;
  }
`;

const meanings: readonly (readonly [NoticeStatus, string])[] = [
  ["draft", "作成中です。支払先には見えません。"],
  ["issued", "支払先に届きました。金額は確定し、確認を待っています。"],
  ["confirmed", "支払先が確認しました。期限までに連絡がなく、確認とみなしたものも含みます。"],
  ["disputed", "支払先から内容が違うと連絡がありました。新しい版で答えます。"],
  ["approved", "支払いを承認しました。全銀ファイルに出力できます。"],
  ["paid", "振り込みが終わりました。"],
  ["cancelled", "取り消しました。合計には含みません。"],
];

/** What each status of a payment notice means; for the help beside the filter and the help page. */
export const NoticeStatusLegend = () => (
  <Root>
    {meanings.map(([status, meaning]) => (
      <div key={status}>
        <dt>
          <NoticeBadge status={status} />
        </dt>
        <dd>{meaning}</dd>
      </div>
    ))}
  </Root>
);
