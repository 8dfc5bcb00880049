import { css } from "../../theme/css.ts";

/** What opens below a field for dates. */
export const calendarStyles = css`
  .tsu-range-panel {
    display: flex;
    gap: 16px;
    align-items: flex-start;
    & > ul {
      display: grid;
      gap: 2px;
      flex: none;
      padding-right: 12px;
      border-right: 1px solid var(--tsu-border);
      align-self: stretch;
      align-content: start;
    }
    & > ul button {
      min-height: 32px;
      width: 100%;
      padding: 4px 12px;
      border: 0;
      border-radius: var(--tsu-radius-md);
      background: none;
      text-align: start;
      white-space: nowrap;
      &:hover {
        background: var(--tsu-hover);
      }
      &[aria-pressed="true"] {
        background: var(--tsu-brand-soft);
        color: var(--tsu-brand-text);
        font-weight: 650;
      }
    }
    & p {
      margin-top: 8px;
      font-size: var(--tsu-text-sm);
    }
    @media (max-width: 640px) {
      flex-direction: column;
      align-items: stretch;
      gap: 8px;
      & > ul {
        display: flex;
        flex-wrap: wrap;
        gap: 4px;
        padding: 0;
        border: 0;
      }
      & > ul button {
        min-height: 40px;
        border: 1px solid var(--tsu-border);
      }
    }
  }
  .tsu-date-foot {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    margin-top: 8px;
    padding-top: 8px;
    border-top: 1px solid var(--tsu-border);
  }
  .tsu-popover.tsu-calendar {
    padding: 12px;
    max-width: calc(100vw - 32px);
    @media (max-width: 640px) {
      padding: 8px;
    }
  }
`;
