import { css } from "../../theme/css.ts";

export const formFieldStyles = css`
  .tsu-form-field {
    display: grid;
    gap: 6px;
    align-content: start;
    min-width: 0;
    & > .label {
      display: block;
      text-wrap: pretty;
      & > .marked {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        gap: 0 8px;
        & > :first-child {
          min-width: 0;
        }
      }
      font-weight: 600;
      font-size: var(--tsu-text-md);
      line-height: 1.5;
      width: fit-content;
    }
    & > .hint {
      color: var(--tsu-text-muted);
      font-size: var(--tsu-text-sm);
      line-height: 1.6;
    }
    & > .error,
    & > .alert > .error {
      display: flex;
      gap: 4px;
      color: var(--tsu-danger-text);
      font-size: var(--tsu-text-sm);
      line-height: 1.6;
      font-weight: 500;
      text-wrap: pretty;
    }
    & .error > svg {
      flex: none;
      margin-top: 3px;
    }
    &:is(fieldset) {
      gap: 0;
      & > .label {
        padding: 0;
        margin-bottom: 6px;
      }
      & > .error {
        margin-top: 6px;
      }
      & > .hint {
        display: block;
        margin-bottom: 2px;
      }
    }
    & > .group {
      display: flex;
      flex-wrap: wrap;
      gap: 4px 20px;
    }
  }
  .tsu-counter {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 0 1em;
    white-space: nowrap;
    min-height: 1.6em;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    font-variant-numeric: tabular-nums;
    &[data-over] {
      color: var(--tsu-danger-text);
      font-weight: 600;
    }
  }
  .tsu-requirement {
    display: inline-block;
    flex: none;
    white-space: nowrap;
    padding: 0 6px;
    border-radius: 3px;
    font-size: var(--tsu-text-xs);
    font-weight: 650;
    line-height: 1.65;
    &[data-kind="required"] {
      background: var(--tsu-danger-soft);
      color: var(--tsu-danger-text);
    }
    &[data-kind="optional"] {
      background: var(--tsu-neutral-soft);
      color: var(--tsu-neutral-text);
    }
  }
`;
