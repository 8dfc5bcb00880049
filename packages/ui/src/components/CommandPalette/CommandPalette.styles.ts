import { styled } from "styled-components";

export const PaletteBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  container-type: inline-size;
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
      padding-inline: 38px 12px;
    }
    & > input:has(~ .tsu-spinner) {
      padding-right: 38px;
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
    /* Lines where the first results will stand. */
    &:empty {
      position: relative;
      display: block;
      height: 118px;
      margin: 0 12px -16px;
      &::before,
      &::after {
        content: "";
        position: absolute;
        top: 14px;
        width: 70%;
        height: 16px;
        border-radius: var(--tsu-radius-sm);
        background: var(--tsu-skeleton);
      }
      &::before {
        box-shadow: 0 88px var(--tsu-skeleton);
      }
      &::after {
        top: 58px;
        width: 45%;
      }
    }
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
      align-self: start;
      margin-top: 6px;
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
    & > .detail {
      grid-column: 2 / -1;
      display: flex;
      gap: 8px;
      min-width: 0;
      color: var(--tsu-text-muted);
      font-size: var(--tsu-text-sm);
      & > .line {
        overflow: hidden;
        text-overflow: ellipsis;
      }
      & > * {
        white-space: nowrap;
      }
    }
    & mark {
      background: var(--tsu-warning-soft);
      color: var(--tsu-text);
      border-radius: var(--tsu-radius-sm);
    }
    &:has(> .detail) {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) fit-content(45%) auto;
      row-gap: 0;
      & > .sub {
        max-width: none;
      }
    }
    &:hover {
      background: var(--tsu-hover);
    }
    &[aria-selected="true"] {
      background:
        linear-gradient(var(--tsu-thread) 0 0) 0 / 3px calc(100% - 12px) no-repeat var(--tsu-selected);
    }
  }
  & > .none {
    padding: 12px;
    color: var(--tsu-text-muted);
  }
  & > .failed {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: 8px;
    padding: 12px;
    color: var(--tsu-danger-text);
    & > svg {
      margin-top: 4px;
    }
    & > p {
      flex: 1 1 14em;
      text-wrap: pretty;
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
  /* What is looked for comes first: in a narrow place it wraps, and what tells it apart stands below it. */
  @container (max-width: 480px) {
    & [role="option"],
    & [role="option"]:has(> .detail) {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      row-gap: 0;
      & > .text {
        white-space: normal;
      }
      & > .sub {
        grid-area: 2 / 2;
        max-width: none;
      }
      & > kbd {
        grid-area: 1 / 3;
      }
      & > .detail {
        grid-area: 3 / 2 / auto / -1;
      }
    }
  }
  @media (max-width: 640px) {
    & > .keys,
    & [role="option"] > kbd {
      display: none;
    }
  }
`;
