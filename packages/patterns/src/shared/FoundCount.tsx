import { formatInteger } from "@tsumugi/ui/format";
import { styled } from "styled-components";

const Root = styled.span`
  flex: none;
  min-width: 3.5em;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  & > small {
    color: var(--tsu-text-muted);
    font-weight: 500;
    font-size: var(--tsu-text-sm);
  }
`;

export interface FoundCountProps {
  /** All that match; undefined while it is not known. */
  totalCount: number | undefined;
  /** Default 件. */
  unit?: string | undefined;
}

/** How many match, said again when it changes. Its place is kept while the number is not known. */
export function FoundCount({ totalCount, unit = "件" }: FoundCountProps) {
  return (
    <Root className="found-count" role="status">
      {totalCount !== undefined && (
        <>
          {formatInteger(totalCount)}
          <small>{unit}</small>
        </>
      )}
    </Root>
  );
}
