import type { ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.dl`
  display: grid; gap: 12px 24px; grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  & > div { min-width: 0; }
  & dt { color: var(--tsu-text-muted); font-size: var(--tsu-text-sm); line-height: 1.5; word-break: auto-phrase; }
  & dd { white-space: pre-wrap; word-break: auto-phrase; }
  &[data-layout="rows"] {
    grid-template-columns: minmax(0, 1fr); gap: 0;
    & > div { display: grid; grid-template-columns: 9em minmax(0, 1fr); gap: 12px; padding: 8px 0; border-bottom: 1px solid var(--tsu-border); }
    & > div:last-child { border-bottom: 0; }
    & dt { line-height: inherit; }
  }
`;

export interface DescriptionListProps {
  /** `grid` flows in columns, `rows` sets term beside description. */
  layout?: "grid" | "rows";
  items: readonly { term: string; description: ReactNode }[];
}

/** Facts of one thing. What is not known is a dash. */
export function DescriptionList({ layout = "grid", items }: DescriptionListProps) {
  return (
    <Root data-layout={layout}>
      {items.map(({ term, description }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {description === null || description === undefined || description === "" ? (
              <span className="tsu-muted">–</span>
            ) : (
              description
            )}
          </dd>
        </div>
      ))}
    </Root>
  );
}
