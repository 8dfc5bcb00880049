import { useRef } from "react";
import { styled } from "styled-components";

const Root = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  font-size: var(--tsu-text-sm);
  & > div {
    display: flex;
    gap: 6px;
    min-width: 0;
    padding: 2px 8px;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-sm);
    background: var(--tsu-sunken);
    font-family: var(--tsu-font-mono);
  }
  & dt {
    color: var(--tsu-text-muted);
  }
  & dd {
    min-width: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  & > [data-on] {
    border-color: var(--tsu-info-line);
    background: var(--tsu-info-soft);
    & > :is(dt, dd) {
      color: var(--tsu-info-text);
    }
  }
`;

type Value = string | number | boolean | null | undefined;

/** What the hook gives at this moment, by name: a designer sees which state belongs to which picture. */
export const HookValues = ({ values }: { values: Readonly<Record<string, Value>> }) => (
  <Root aria-label="フックの返す値">
    {Object.entries(values).map(([name, value]) => (
      <div key={name} data-on={value === true || undefined}>
        <dt>{name}</dt>
        <dd>{String(value)}</dd>
      </div>
    ))}
  </Root>
);

/** How often the calling component has been drawn. */
export function useRenderCount(): number {
  const count = useRef(0);
  count.current += 1;
  return count.current;
}
