import { styled } from "styled-components";

export const PaletteTrigger = styled.span`
  position: relative;
  display: inline-flex;
  width: min(360px, 100%);
  & > button {
    display: flex;
    align-items: center;
    gap: 10px;
    width: 100%;
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
  }
  & > input {
    position: absolute;
    inset: 0;
    height: 100%;
    padding-inline: 38px 12px;
  }
  @media (max-width: 640px) {
    width: 44px;
    & > button {
      padding: 0;
      justify-content: center;
      border-color: transparent;
      background: none;
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
    & > input {
      padding: 0;
      opacity: 0;
    }
  }
`;
