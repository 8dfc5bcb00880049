import { styled } from "styled-components";

export const PaletteTrigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  width: min(360px, 100%);
  min-height: 44px;
  padding: 0 12px;
  border: 1px solid var(--tsu-border);
  border-radius: var(--tsu-radius-md);
  background: var(--tsu-sunken);
  color: var(--tsu-text-muted);
  text-align: start;
  &:hover {
    border-color: var(--tsu-border-strong);
  }
  & > svg {
    flex: none;
  }
  & > .text {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > kbd {
    font: inherit;
    font-size: var(--tsu-text-xs);
    padding: 1px 6px;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-sm);
    background: var(--tsu-surface);
    white-space: nowrap;
  }
  @media (max-width: 640px) {
    width: 44px;
    padding: 0;
    justify-content: center;
    border-color: transparent;
    background: none;
    position: relative;
    & > kbd {
      display: none;
    }
    & > .text {
      position: absolute;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
  }
`;
