import { Select, Skeleton } from "@tsumugi/ui";
import { Fragment, type ReactNode, useRef } from "react";
import { styled } from "styled-components";
import type { OptionLook } from "./types.ts";
import { useCardWindow } from "./useCardWindow.ts";

const Root = styled.div`
  & > .sort {
    max-width: 260px;
    padding: 4px 16px 8px;
  }
  & > ul > li:not(.gap) {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
    padding: 14px 16px;
    border-top: 1px solid var(--tsu-border);
  }
  & .head {
    display: flex;
    align-items: start;
    gap: 10px;
    min-width: 0;
  }
  & .name {
    flex: 1;
    min-width: 0;
    font-weight: 600;
    line-height: var(--tsu-leading-cell);
    overflow-wrap: anywhere;
  }
  /* The whole card leads to what it shows; its menu lies above. */
  & .name a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  & .menu {
    position: relative;
    z-index: 1;
  }
  & .sub {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    font-weight: 400;
  }
  & .facts {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px 12px;
    & > [data-wide] {
      grid-column: 1 / -1;
    }
  }
  & dt {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-xs);
  }
  & dd {
    overflow-wrap: anywhere;
  }
`;

export interface CardListProps<Row> {
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  card: (row: Row) => ReactNode;
  /** px of a usual card: what is far above and below is not drawn. */
  usual: number;
  loading?: boolean | undefined;
  empty?: ReactNode;
  sort?: string | undefined;
  onSortChange?: ((sort: string | undefined) => void) | undefined;
  /** The orders in words: on a phone there are no column heads to press. */
  sorts?: readonly OptionLook[];
}

/** The rows of a table on a phone, one card each. */
export function CardList<Row>(props: CardListProps<Row>) {
  const { label, rows, rowKey, card, usual, loading, sort, onSortChange, sorts = [] } = props;
  const list = useRef<HTMLUListElement>(null);
  const { parts, rest } = useCardWindow(list, rows.length, usual);
  if (loading && rows.length === 0) return <Skeleton shape="card" count={4} />;
  if (rows.length === 0) return props.empty;
  return (
    <Root>
      {onSortChange && sorts.length > 0 && (
        <div className="sort">
          <Select
            aria-label="並び順"
            placeholder="並び順"
            options={sorts}
            value={sort ?? ""}
            onChange={({ target }) => onSortChange(target.value || undefined)}
          />
        </div>
      )}
      <ul ref={list} aria-label={label} aria-busy={loading || undefined}>
        {parts.map(({ from, to, gap }) => (
          <Fragment key={from}>
            {gap > 0 && <li className="gap" aria-hidden="true" style={{ height: gap }} />}
            {rows.slice(from, to).map((row, at) => (
              <li key={rowKey(row)} data-nth={from + at}>
                {card(row)}
              </li>
            ))}
          </Fragment>
        ))}
        {rest > 0 && <li className="gap" aria-hidden="true" style={{ height: rest }} />}
      </ul>
    </Root>
  );
}

export interface CardHeadProps {
  picture: ReactNode;
  /** The name, in the link to what the card shows where there is one. */
  name: ReactNode;
  sub?: ReactNode;
  marks?: ReactNode;
  menu?: ReactNode;
}

/** Who or what a card is about, how it stands, and what can be done with it. */
export const CardHead = ({ picture, name, sub, marks, menu }: CardHeadProps) => (
  <div className="head">
    {picture}
    <span className="name">
      {name}
      {sub && <div className="sub">{sub}</div>}
    </span>
    {marks}
    {menu && <span className="menu">{menu}</span>}
  </div>
);

export interface CardFact {
  key: string;
  term: string;
  description: ReactNode;
  /** Over the whole width: long in itself. */
  wide?: boolean;
}

/** The facts of a card, two beside each other. */
export const CardFacts = ({ facts }: { facts: readonly CardFact[] }) => (
  <dl className="facts">
    {facts.map(({ key, term, description, wide }) => (
      <div key={key} data-wide={wide || undefined}>
        <dt>{term}</dt>
        <dd>{description}</dd>
      </div>
    ))}
  </dl>
);
