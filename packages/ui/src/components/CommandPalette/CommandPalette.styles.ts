import { styled } from "styled-components";

export const PaletteBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  & > .field {
    position: relative;
    & > svg {
      position: absolute;
      left: 12px;
      top: 50%;
      translate: 0 -50%;
      color: var(--tsu-text-muted);
    }
    & > input {
      display: block;
      padding-inline: 38px;
    }
    & > .tsu-spinner {
      position: absolute;
      right: 12px;
      top: 50%;
      translate: 0 -50%;
      line-height: 0;
    }
  }
  & [role="listbox"] {
    max-height: min(52dvh, 460px);
    overflow: auto;
    &:empty {
      display: none;
    }
  }
  &[data-stale] [role="listbox"] {
    opacity: 0.9;
  }
  & .group {
    padding: 10px 12px 4px;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-xs);
    font-weight: 650;
  }
  & [role="option"] {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    padding: 6px 12px;
    border-radius: var(--tsu-radius-md);
    cursor: pointer;
    & > svg {
      flex: none;
      color: var(--tsu-text-muted);
    }
    & > .text {
      flex: 1;
      min-width: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
      font-weight: 600;
    }
    & > .sub {
      max-width: 45%;
      color: var(--tsu-text-muted);
      font-size: var(--tsu-text-sm);
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    & > kbd {
      font: inherit;
      font-size: var(--tsu-text-xs);
      color: var(--tsu-text-muted);
      white-space: nowrap;
    }
    &:hover {
      background: var(--tsu-hover);
    }
    &[aria-selected="true"] {
      background: var(--tsu-selected);
      box-shadow: inset 3px 0 0 var(--tsu-thread);
    }
  }
  & > .none {
    padding: 12px;
    color: var(--tsu-text-muted);
  }
  & > .failed {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    padding: 12px;
    color: var(--tsu-danger-text);
    & > p {
      flex: 1 1 14em;
    }
  }
  & > .keys {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    padding: 8px 12px 0;
    border-top: 1px solid var(--tsu-border);
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-xs);
    & kbd {
      font: inherit;
      font-weight: 650;
    }
  }
  @media (max-width: 640px) {
    & > .keys {
      display: none;
    }
  }
`;
