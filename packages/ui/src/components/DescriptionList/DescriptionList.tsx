import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useWord } from "../../words/useWord.ts";
import type { Native } from "../native.ts";
import { CopyButton } from "./CopyButton.tsx";

const Root = styled.dl`
  display: grid;
  gap: 12px 24px;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  & > div {
    min-width: 0;
  }
  & dt {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    line-height: 1.5;
  }
  & dd {
    min-width: 0;
    white-space: pre-wrap;
  }
  & dd[data-copy] {
    display: grid;
    grid-template-columns: minmax(0, auto) auto;
    justify-content: start;
    align-items: center;
    column-gap: 8px;
  }
  /* Higher than a line of text, which it does not stretch. */
  & dd > .tsu-icon-button {
    margin-block: -11px;
  }
  & dd .failed {
    grid-column: 1 / -1;
    color: var(--tsu-danger-text);
    font-size: var(--tsu-text-sm);
  }
  & dd > .none {
    color: var(--tsu-text-muted);
  }
  &[data-layout="rows"] {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    & > div {
      display: flex;
      flex-wrap: wrap;
      gap: 0 12px;
      padding: 8px 0;
      border-bottom: 1px solid var(--tsu-border);
    }
    & > div:last-child {
      border-bottom: 0;
    }
    & dt {
      flex: none;
      width: min(9.7em, 100%);
      line-height: inherit;
    }
    /* Where the list itself has no room for it beside the name, the value stands below. */
    & dd {
      flex: 1 1 180px;
    }
  }
  @media (max-width: 640px) {
    & dd > a {
      padding: 12px 2px;
      margin: -12px -2px;
    }
  }
  @media print {
    & > div {
      break-inside: avoid;
    }
  }
`;

export interface DescriptionItem {
  /** 項目の名前。 */
  term: string;
  /** 値。null、undefined、空文字は、分からないものとして見せます。 */
  description: ReactNode;
  /** 分からないときの言葉。渡さなければ、一覧の `empty`。 */
  empty?: string;
  /** 値のあとのボタンで写す文字。渡さなければボタンは出ません。 */
  copy?: string | null | undefined;
}

export interface DescriptionListProps extends Native<"dl", "children"> {
  /** `grid` は段組み（既定）、`rows` は名前と値を横に並べます。 */
  layout?: "grid" | "rows";
  /** 名前と値。順に並べます。 */
  items: readonly DescriptionItem[];
  /** 分からない値の代わりに出す言葉。既定は「未登録」。 */
  empty?: string;
}

const isMissing = (value: ReactNode) => value === null || value === undefined || value === "";

/** A list of terms and descriptions. Unknown values are shown as a text, never left out. */
export function DescriptionList({ layout = "grid", items, empty, ...rest }: DescriptionListProps) {
  const word = useWord();
  return (
    <Root {...rest} data-layout={layout}>
      {items.map(({ term, description, empty: none, copy }) => (
        <div key={term}>
          <dt>{term}</dt>
          {isMissing(description) ? (
            <dd>
              <span className="none">{none ?? empty ?? word("未登録")}</span>
            </dd>
          ) : (
            <dd data-copy={copy ? "" : undefined}>
              {copy ? <span className="value">{description}</span> : description}
              {copy && <CopyButton term={term} text={copy} />}
            </dd>
          )}
        </div>
      ))}
    </Root>
  );
}
