import { styled } from "styled-components";

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  padding: 6px 16px;
  color: var(--tsu-text-muted);
  font-size: var(--tsu-text-sm);
  & > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  & i {
    width: 14px;
    height: 14px;
    border: 1px solid var(--tsu-border);
    border-radius: 3px;
    background: var(--tsu-warning-soft);
  }
  & [data-shared] i {
    background: var(--tsu-info-soft);
    border-color: var(--tsu-info-line);
  }
  & b {
    font-weight: 650;
    color: var(--tsu-info-text);
  }
  @media print {
    display: none;
  }
`;

/** Who reads which memo: the colours of the two columns. */
export const SheetLegend = () => (
  <Root>
    <span>
      <i aria-hidden="true" />
      社内メモ: 社内だけに見えます
    </span>
    <span data-shared="">
      <i aria-hidden="true" />
      共有メモ: <b>クリエイターに見えます</b>
    </span>
  </Root>
);
