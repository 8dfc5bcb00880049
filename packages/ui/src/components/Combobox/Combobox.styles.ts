import { css } from "../../theme/css.ts";
import { thumbArea } from "../../theme/thumb.ts";

export const comboboxStyles = css`
  .tsu-combobox {
    position: relative;
    display: block;
    min-width: 0;
    color: var(--tsu-text-muted);
    &[data-width="sm"] {
      max-width: 12em;
    }
    &[data-width="md"] {
      max-width: 24em;
    }
    &[data-inline] {
      display: inline-block;
      width: 13em;
      max-width: 100%;
    }
    & > .tsu-field {
      display: block;
      padding-right: 38px;
      text-overflow: ellipsis;
    }
    &[data-clearable] > .tsu-field {
      padding-right: 64px;
    }
    @media (max-width: 640px), (pointer: coarse) {
      & > .tsu-field {
        padding-right: 46px;
      }
      &[data-clearable] > .tsu-field {
        padding-right: 90px;
      }
    }
  }
  .tsu-combobox,
  .tsu-chip-field {
    & > .ends {
      position: absolute;
      right: 3px;
      inset-block: 0;
      display: flex;
      align-items: center;
      & > .tsu-icon-button {
        width: 28px;
      }
    }
    @media (max-width: 640px), (pointer: coarse) {
      & > .ends {
        right: 0;
      }
      & > .ends > .tsu-icon-button {
        width: var(--tsu-touch);
      }
    }
  }
  .tsu-chip-field:has(> .ends) {
    padding-right: 36px;
    @media (max-width: 640px), (pointer: coarse) {
      padding-right: 46px;
    }
  }
  .tsu-chip-field {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: 4px 6px;
    align-items: center;
    min-height: var(--tsu-control-md);
    min-width: 0;
    padding: 4px 8px;
    border: 1px solid var(--tsu-border-strong);
    border-radius: var(--tsu-radius-md);
    background: var(--tsu-surface);
    &:hover {
      border-color: var(--tsu-text-subtle);
    }
    &:has(> input:focus-visible),
    &:has(> input.pseudo-focus-visible) {
      outline: 2px solid var(--tsu-focus);
      outline-offset: 1px;
      box-shadow: 0 0 0 2px var(--tsu-focus-gap);
    }
    &:has(> input[aria-invalid="true"]) {
      border-color: var(--tsu-danger-text);
      box-shadow: inset 0 0 0 1px var(--tsu-danger-text);
    }
    &[data-locked] {
      background: var(--tsu-sunken);
      border-color: var(--tsu-border);
    }
    &[data-disabled] {
      color: var(--tsu-text-muted);
      cursor: not-allowed;
    }
    & > .tsu-tag {
      min-width: 0;
      min-height: calc(var(--tsu-control-md) - 10px);
      background: var(--tsu-info-soft);
      border-color: transparent;
      color: var(--tsu-info-text);
    }
    &[data-disabled] > .tsu-tag {
      background: var(--tsu-neutral-soft);
      color: var(--tsu-text-muted);
      border-color: var(--tsu-border);
    }
    & > input {
      flex: 1 1 4em;
      min-width: 0;
      max-width: 100%;
      min-height: calc(var(--tsu-control-md) - 10px);
      padding: 0 2px;
      line-height: 1.4;
      border: 0;
      outline: 0 !important;
      background: none;
      box-shadow: none !important;
      &::placeholder {
        color: var(--tsu-text-subtle);
        opacity: 1;
      }
      /* The status line is hidden while nothing is typed. */
      @supports (field-sizing: content) {
        field-sizing: content;
        flex-basis: auto;
        min-width: 1em;
      }
    }
    @media (max-width: 640px), (pointer: coarse) {
      min-height: 44px;
      /* The crosses of two rows are a thumb apart. */
      row-gap: 12px;
      & > .tsu-tag {
        min-height: 32px;
      }
      & > .tsu-tag > button {
        position: relative;
        width: 32px;
        height: 32px;
        &::after {
          ${thumbArea}
        }
      }
      /* The field is no higher for it: its frame is pressed, too. */
      & > input {
        min-height: var(--tsu-touch);
        margin-block: -5px;
        font-size: var(--tsu-text-lg);
      }
    }
  }
  .tsu-popover.tsu-choice-list {
    width: var(--radix-popper-anchor-width);
    min-width: min(14em, calc(100vw - 24px));
    max-width: calc(100vw - 16px);
    display: flex;
    flex-direction: column;
    max-height: min(320px, var(--radix-popper-available-height, 60vh));
    overflow: hidden;
    & > [role="listbox"] {
      overflow: auto;
      padding: 4px;
      overscroll-behavior: contain;
      &:empty {
        display: none;
      }
    }
    & .head {
      padding: 8px 10px 2px;
      color: var(--tsu-text-muted);
      font-size: var(--tsu-text-xs);
      font-weight: 600;
    }
    & .row {
      display: flex;
      align-items: flex-start;
      gap: 8px;
      min-height: var(--tsu-menu-item);
      padding: calc(var(--tsu-menu-item) / 2 - 11px) 10px;
      border-radius: var(--tsu-radius-md);
      line-height: 1.5;
      cursor: pointer;
      color: var(--tsu-text);
      & > .text {
        flex: 1;
        min-width: 0;
      }
      & .sub {
        display: block;
        color: var(--tsu-text-muted);
        font-size: var(--tsu-text-xs);
      }
      & > svg {
        flex: none;
        margin-top: 3px;
        color: var(--tsu-brand-text);
      }
      &[data-active] {
        background:
          linear-gradient(var(--tsu-brand-text) 0 0) 0 / 2px calc(100% - 12px) no-repeat var(--tsu-hover);
      }
      &[aria-selected="true"] {
        font-weight: 600;
      }
      &[aria-disabled="true"] {
        color: var(--tsu-text-muted);
        cursor: not-allowed;
      }
      &:not([data-kind="option"]) {
        color: var(--tsu-brand-text);
        font-weight: 600;
      }
      @media (max-width: 640px), (pointer: coarse) {
        min-height: 44px;
        padding: 11px 10px;
      }
      @media (forced-colors: active) {
        &[data-active] {
          outline: 2px solid Highlight;
          outline-offset: -2px;
        }
      }
    }
    & .tick {
      flex: none;
      position: relative;
      width: 16px;
      height: 16px;
      margin-top: 2px;
      border: 1.5px solid var(--tsu-border-strong);
      border-radius: 4px;
      &[data-on] {
        background: var(--tsu-brand);
        border-color: var(--tsu-brand);
      }
      &[data-on]::after {
        content: "";
        position: absolute;
        left: 3.5px;
        top: 0;
        width: 6px;
        height: 10px;
        border: solid var(--tsu-on-brand);
        border-width: 0 2px 2px 0;
        rotate: 42deg;
        scale: 0.85;
      }
    }
    & > .status {
      display: flex;
      align-items: center;
      gap: 6px;
      padding: 8px 14px;
      color: var(--tsu-text-muted);
      font-size: var(--tsu-text-sm);
    }
    & > [role="listbox"]:not(:empty) + .status {
      border-top: 1px solid var(--tsu-border);
    }
    /* What happened stands before what can be done about it. */
    & > .status[data-failed] {
      order: -1;
      border-top: 0;
      color: var(--tsu-danger-text);
      & > svg {
        flex: none;
      }
    }
  }
`;
