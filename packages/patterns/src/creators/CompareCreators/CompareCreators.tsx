import type { OpenCreator } from "@tsumugi/contract";
import { Avatar, Badge, EmptyState, IconButton, type LinkElement, linked } from "@tsumugi/ui";
import { formatDay, MISSING } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { AccountFigures } from "../../shared/AccountFigures.tsx";
import { invoiceWord } from "../feeBand.ts";
import { compareRows } from "./compareRows.ts";

const Root = styled.div`
  overflow-x: auto;
  border: 1px solid var(--tsu-border);
  border-radius: var(--tsu-radius-lg);
  background: var(--tsu-surface);
  &:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }
  & > table {
    width: 100%;
    table-layout: fixed;
  }
  & th,
  & td {
    padding: 12px 14px;
    text-align: start;
    vertical-align: top;
    border-bottom: 1px solid var(--tsu-border);
    line-height: var(--tsu-leading-cell);
    word-break: auto-phrase;
  }
  & tbody tr:last-child > * {
    border-bottom: 0;
  }
  & col.names {
    width: 148px;
  }
  & col.one {
    width: 196px;
  }
  & tbody th {
    position: sticky;
    left: 0;
    z-index: 1;
    background: var(--tsu-sunken);
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    font-weight: 600;
  }
  & thead td {
    position: sticky;
    left: 0;
    z-index: 1;
    background: var(--tsu-sunken);
  }
  & .who {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 10px;
    align-items: center;
    font-weight: 650;
  }
  & .who > .name {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
  }
  & .accounts {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 10px;
    font-variant-numeric: tabular-nums;
    & > span {
      display: inline-flex;
      align-items: center;
      gap: 4px;
      white-space: nowrap;
    }
    & svg {
      color: var(--tsu-text-muted);
    }
  }
  & .value {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 8px;
    font-variant-numeric: tabular-nums;
  }
  & td[data-best] .value > span:first-child {
    font-weight: 650;
  }
  & .track {
    height: 6px;
    margin-top: 6px;
    border-radius: 3px;
    background: var(--tsu-neutral-soft);
    overflow: hidden;
  }
  & .track > i {
    display: block;
    height: 100%;
    border-radius: 3px;
    background: var(--tsu-chart-1);
    transform-origin: left;
  }
  & td[data-best] .track > i {
    background: var(--tsu-chart-6);
  }
  @media (max-width: 640px), (pointer: coarse) {
    & .who {
      position: relative;
    }
    & .who > .name > a::after {
      content: "";
      position: absolute;
      inset: auto 0 -10px;
      height: 44px;
    }
  }
  @media (max-width: 640px) {
    & col.names {
      width: 112px;
    }
    & col.one {
      width: 168px;
    }
    & th,
    & td {
      padding: 10px;
    }
    & .who {
      gap: 4px;
    }
    & .who > .name {
      grid-area: 2 / 1 / auto / -1;
    }
    & .who > .remove {
      grid-area: 1 / 3;
    }
  }
  @media print {
    overflow: visible;
    border-color: var(--tsu-border-strong);
    & > table {
      font-size: 9pt;
    }
    & col.one {
      width: auto;
    }
    & .remove {
      display: none;
    }
    & .track > i {
      print-color-adjust: exact;
    }
    & tr {
      break-inside: avoid;
    }
  }
`;

export interface CompareCreatorsProps {
  /** 比べる 2〜5 名。列の順に渡します。 */
  creators: readonly OpenCreator[];
  /** プロフィールへのリンク。ルーターのリンクを、中身を入れずに渡します。 */
  linkTo?: (creator: OpenCreator) => LinkElement;
  /** 比較から外すとき。渡さなければボタンは出ません。 */
  onRemove?: (creator: OpenCreator) => void;
}

/** Up to five creators side by side, the best of each figure marked in words; prints as it stands. */
export function CompareCreators({ creators, linkTo, onRemove }: CompareCreatorsProps) {
  if (creators.length === 0)
    return (
      <EmptyState title="比べるクリエイターがいません">検索の結果から2〜5名を選んでください。</EmptyState>
    );
  const facts: readonly (readonly [string, (creator: OpenCreator) => ReactNode])[] = [
    ["SNS", ({ accounts }) => accounts.length > 0 && <AccountFigures accounts={accounts} />],
    ["最終投稿", ({ last_posted_at }) => last_posted_at && formatDay(last_posted_at)],
    ["ジャンル", ({ genres }) => genres.map(({ name }) => name).join("、")],
    ["地域", ({ area }) => area],
    ["インボイス登録", (creator) => invoiceWord(creator.invoice_registered)],
    ["紹介文", ({ bio }) => bio],
  ];
  return (
    <Root role="region" aria-label="クリエイターの比較" tabIndex={0}>
      <table>
        <colgroup>
          <col className="names" />
          {creators.map(({ uid }) => (
            <col key={uid} className="one" />
          ))}
        </colgroup>
        <thead>
          <tr>
            <td />
            {creators.map((creator) => (
              <th key={creator.uid} scope="col">
                <div className="who">
                  <Avatar name={creator.name} image={creator.image} />
                  <span className="name">{linked(linkTo?.(creator), creator.name)}</span>
                  {onRemove && (
                    <IconButton
                      className="remove"
                      icon="close"
                      size="sm"
                      label={`${creator.name}を比較から外す`}
                      onClick={() => onRemove(creator)}
                    />
                  )}
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compareRows(creators).map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.label}</th>
              {row.cells.map((cell, index) => (
                <td key={creators[index]?.uid} data-best={cell.best || undefined}>
                  <div className="value">
                    <span>{cell.text}</span>
                    {cell.best && <Badge tone="success">{row.bestLabel}</Badge>}
                  </div>
                  {cell.share !== null && (
                    <div className="track" aria-hidden="true">
                      <i style={{ transform: `scaleX(${cell.share})` }} />
                    </div>
                  )}
                </td>
              ))}
            </tr>
          ))}
          {facts.map(([label, text]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {creators.map((creator) => (
                <td key={creator.uid}>{text(creator) || MISSING}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Root>
  );
}
