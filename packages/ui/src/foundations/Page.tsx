import type { ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.article`
  display: grid;
  gap: var(--tsu-space-10);
  width: 100%;
  max-width: 1080px;
  margin: 0 auto;
  padding: var(--tsu-space-4) 0 var(--tsu-space-12);
  & > header {
    display: grid;
    gap: var(--tsu-space-2);
    padding-bottom: var(--tsu-space-5);
    border-bottom: 1px solid var(--tsu-border);
  }
  & > header > h1 {
    font-size: var(--tsu-text-3xl);
  }
  & > header > p {
    max-width: 44em;
    text-wrap: pretty;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-lg);
  }
  & > section {
    display: grid;
    gap: var(--tsu-space-4);
    min-width: 0;
  }
  & > section > .lead {
    max-width: 46em;
    text-wrap: pretty;
    color: var(--tsu-text-muted);
  }
  & .tiles {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--tile, 220px)), 1fr));
    gap: var(--tsu-space-4);
  }
  & .tile {
    display: grid;
    gap: var(--tsu-space-2);
    align-content: start;
    min-width: 0;
    padding: var(--tsu-space-4);
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-lg);
    background: var(--tsu-surface);
    color: var(--tsu-text);
    word-break: auto-phrase;
    text-wrap: pretty;
  }
  & .scroll {
    overflow-x: auto;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-lg);
    background: var(--tsu-surface);
  }
  & table {
    width: 100%;
  }
  & th,
  & td {
    padding: 10px 14px;
    text-align: start;
    vertical-align: middle;
    border-bottom: 1px solid var(--tsu-border);
  }
  & tbody tr:last-child > * {
    border-bottom: 0;
  }
  & thead th {
    background: var(--tsu-sunken);
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    font-weight: 600;
    white-space: nowrap;
  }
  & tbody :is(th, td) {
    min-width: 9em;
    word-break: auto-phrase;
    text-wrap: pretty;
    &[data-short] {
      min-width: 0;
      white-space: nowrap;
    }
  }
  & tbody th {
    font-weight: 600;
    & > code {
      white-space: nowrap;
    }
  }
  /* On a phone a long name breaks, so that what is said of it is seen without scrolling. */
  @media (max-width: 640px) {
    & th,
    & td {
      padding: 8px 10px;
    }
    & tbody :is(th, td) {
      min-width: 6.5em;
    }
    & tbody th > code {
      white-space: normal;
    }
    /* Three columns have no room: each thing is read from top to bottom, with the heads before its values. */
    & .scroll[data-columns="many"] {
      & thead {
        display: none;
      }
      & tbody tr {
        display: block;
        padding: 8px 0;
        border-bottom: 1px solid var(--tsu-border);
      }
      & tbody tr:last-child {
        border-bottom: 0;
      }
      & tbody :is(th, td) {
        display: block;
        padding: 3px 12px;
        border: 0;
        white-space: normal;
      }
      & tbody td {
        display: grid;
        grid-template-columns: 6.5em minmax(0, 1fr);
        align-items: center;
        gap: 8px;
      }
      & tbody td::before {
        content: attr(data-head);
        color: var(--tsu-text-muted);
        font-size: var(--tsu-text-sm);
      }
    }
  }
  & code {
    font-family: var(--tsu-font-mono);
    font-size: var(--tsu-text-sm);
    overflow-wrap: anywhere;
  }
  & pre {
    margin: 0;
    padding: var(--tsu-space-4);
    overflow-x: auto;
    line-height: 1.6;
    border-radius: var(--tsu-radius-lg);
    background: var(--tsu-sunken);
    border: 1px solid var(--tsu-border);
  }
  & ol.steps {
    display: grid;
    gap: var(--tsu-space-2);
    padding-left: 1.6em;
    list-style: decimal;
  }
  & ul.points {
    display: grid;
    gap: var(--tsu-space-2);
    padding-left: 1.3em;
    list-style: disc;
  }
  & li {
    word-break: auto-phrase;
  }
  & .small {
    font-size: var(--tsu-text-sm);
    color: var(--tsu-text-muted);
  }
`;

interface PageProps {
  title: string;
  /** What the page settles, in a sentence or two. */
  lead: ReactNode;
  children: ReactNode;
}

/** One page of the foundations. */
export const Page = ({ title, lead, children }: PageProps) => (
  <Root lang="ja">
    <header>
      <h1>{title}</h1>
      <p>{lead}</p>
    </header>
    {children}
  </Root>
);

interface SectionProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

export const Section = ({ title, lead, children }: SectionProps) => (
  <section>
    <h2>{title}</h2>
    {lead && <p className="lead">{lead}</p>}
    {children}
  </section>
);

/** Names and numbers do not wrap; sentences get enough width, and the table scrolls. */
const isShort = (cell: ReactNode) =>
  (["string", "number"].includes(typeof cell) && `${cell}`.length <= 12) || undefined;

interface TableProps {
  head: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly ReactNode[])[];
  label: string;
}

/** A table that scrolls horizontally if the page is narrow; with many columns it is read downwards on a phone. */
export const Table = ({ head, rows, label }: TableProps) => (
  <section
    className="scroll"
    data-columns={head.length > 2 ? "many" : undefined}
    tabIndex={0}
    aria-label={label}
  >
    <table>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <th scope="row" data-short={isShort(name)}>
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={at} data-short={isShort(cell)} data-head={head[at + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
