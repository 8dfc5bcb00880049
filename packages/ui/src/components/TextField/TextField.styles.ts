import { css } from "../../theme/css.ts";

export const fieldStyles = css`
  .tsu-field {
    width: 100%;
    min-height: var(--tsu-control-md);
    padding: var(--tsu-field-pad) 10px;
    border: 1px solid var(--tsu-border-strong);
    border-radius: var(--tsu-radius-md);
    background: var(--tsu-surface);
    color: var(--tsu-text);
    font-size: var(--tsu-text-md);
    line-height: 1.5;
    &::placeholder {
      color: var(--tsu-text-subtle);
      opacity: 1;
    }
    /* A number that is cut would be read as another one. */
    &:not(:focus) {
      text-overflow: ellipsis;
    }
    &:hover {
      border-color: var(--tsu-text-subtle);
    }
    &:focus-visible {
      outline: 2px solid var(--tsu-focus);
      outline-offset: 1px;
    }
    &[aria-invalid="true"] {
      border-color: var(--tsu-danger-text);
      box-shadow: inset 0 0 0 1px var(--tsu-danger-text);
    }
    &:disabled {
      background: var(--tsu-sunken);
      border-color: var(--tsu-border);
      color: var(--tsu-text-muted);
      opacity: 1;
      cursor: not-allowed;
    }
    &:read-only:not(select, :disabled) {
      background: var(--tsu-sunken);
      border-color: var(--tsu-border);
    }
    &[data-width="sm"] {
      max-width: 12em;
    }
    &[data-width="md"] {
      max-width: 24em;
    }
    @media (max-width: 640px), (pointer: coarse) {
      min-height: 44px;
      font-size: var(--tsu-text-lg);
    }
  }
  textarea.tsu-field {
    display: block;
    min-height: 84px;
    resize: vertical;
    /* What somebody types does not jump to the next line with every letter. */
    word-break: normal;
    line-height: var(--tsu-leading-body);
    &[data-auto] {
      field-sizing: content;
      max-height: 50vh;
    }
  }
  select.tsu-field {
    appearance: none;
    padding-right: 32px;
    text-overflow: ellipsis;
    /* What is not chosen yet is no value. In the list itself it is one of the choices. */
    &:has(> .placeholder:checked) {
      color: var(--tsu-text-subtle);
    }
    & > option:not(:disabled) {
      color: var(--tsu-text);
    }
  }
  .tsu-select {
    position: relative;
    display: block;
    min-width: 0;
    &[data-width="sm"] {
      max-width: 12em;
    }
    &[data-width="md"] {
      max-width: 24em;
    }
    /* The box is cut short with its mark: a limit of the select alone would leave that where a long option ends. */
    &[data-inline] {
      display: inline-block;
      max-width: min(16em, 100%);
    }
    &[data-inline] > select {
      width: auto;
      max-width: 100%;
    }
    & > svg {
      position: absolute;
      right: 10px;
      top: 50%;
      translate: 0 -50%;
      pointer-events: none;
      color: var(--tsu-text-muted);
    }
    & > :disabled + svg {
      color: var(--tsu-border-strong);
    }
  }
  .tsu-affix {
    display: flex;
    align-items: center;
    gap: 8px;
    color: var(--tsu-text-muted);
    & > .tsu-number {
      text-align: right;
      font-variant-numeric: tabular-nums;
      max-width: 12em;
    }
  }
  /* Within a field a button is pressed over the whole height, but neither its ground nor its ring covers the frame. */
  .tsu-date > .tsu-icon-button[data-size],
  .tsu-search > .tsu-icon-button[data-size],
  .tsu-combobox > .ends > .tsu-icon-button,
  .tsu-chip-field > .ends > .tsu-icon-button {
    &:focus-visible {
      outline-offset: -2px;
      box-shadow: none;
    }
    @media (max-width: 640px), (pointer: coarse) {
      border: 4px solid transparent;
      border-radius: 10px;
      background-clip: padding-box;
      &:focus-visible {
        outline-offset: -5px;
      }
    }
  }
  .tsu-counted {
    display: block;
    min-width: 0;
    & > .tsu-field[data-width="sm"] ~ .tsu-counter {
      max-width: 12em;
    }
    & > .tsu-field[data-width="md"] ~ .tsu-counter {
      max-width: 24em;
    }
  }
  .tsu-search {
    position: relative;
    display: block;
    flex: 1 1 220px;
    max-width: 340px;
    min-width: 0;
    & > svg {
      position: absolute;
      left: 10px;
      top: 50%;
      translate: 0 -50%;
      color: var(--tsu-text-muted);
      pointer-events: none;
    }
    & > .tsu-field {
      display: block;
      padding-left: 34px;
      padding-right: 34px;
      &::-webkit-search-cancel-button {
        display: none;
      }
    }
    & > .tsu-icon-button {
      position: absolute;
      right: 3px;
      inset-block: 0;
      margin-block: auto;
      height: fit-content;
    }
    @media (max-width: 640px) {
      max-width: none;
    }
    @media (max-width: 640px), (pointer: coarse) {
      & > .tsu-field {
        padding-right: 46px;
      }
    }
  }
`;
