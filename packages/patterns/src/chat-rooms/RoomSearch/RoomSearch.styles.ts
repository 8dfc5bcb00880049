import { styled } from "styled-components";

export const RoomSearchRoot = styled.section`
  display: block;
  container-type: inline-size;
  background: var(--tsu-surface);
  border: 0 solid var(--tsu-border);
  & > .bar {
    display: flex;
    align-items: center;
    gap: 4px;
    padding: 8px 16px;
    & > .field {
      flex: 1;
      min-width: 0;
      max-width: none;
    }
    & > .count {
      flex: none;
      padding: 0 4px;
      color: var(--tsu-text-muted);
      font-size: var(--tsu-text-sm);
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
  }
  & > .body {
    max-height: min(32vh, 224px);
    overflow: auto;
    border-top: 1px solid var(--tsu-border);
  }
  & .note {
    margin: 0;
    padding: 8px 16px;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    & > button {
      margin-left: 8px;
    }
  }
  & .hits > li + li {
    border-top: 1px solid var(--tsu-border);
  }
  & .hit {
    display: grid;
    grid-template-columns: auto minmax(0, 10em) minmax(0, 1fr);
    align-items: baseline;
    gap: 2px 12px;
    width: 100%;
    min-height: 36px;
    padding: 8px 16px;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
    &:hover {
      background: var(--tsu-hover);
    }
    &[aria-current] {
      background: var(--tsu-selected);
      box-shadow: inset 3px 0 0 var(--tsu-brand-text);
    }
    &:focus-visible {
      outline-offset: -2px;
    }
    & > .day {
      color: var(--tsu-text-muted);
      font-size: var(--tsu-text-xs);
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
    & > .who,
    & > .line {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
      font-size: var(--tsu-text-sm);
    }
    & > .who {
      font-weight: 600;
    }
    & mark {
      background: var(--tsu-warning-soft);
      color: var(--tsu-text);
      border-radius: var(--tsu-radius-sm);
    }
  }
  @media (max-width: 860px) {
    & > .bar {
      padding: 8px;
      gap: 0;
      flex-wrap: wrap;
      & > .field {
        flex-basis: calc(100% - 52px);
      }
      & > .count {
        flex: 1;
        order: 1;
      }
      & > .step {
        order: 1;
      }
    }
    & > .body {
      max-height: 156px;
    }
  }
  @container (max-width: 680px) {
    & .hit {
      grid-template-columns: auto minmax(0, 1fr);
      min-height: 52px;
      & > .line {
        grid-column: 1 / -1;
      }
    }
  }
`;
