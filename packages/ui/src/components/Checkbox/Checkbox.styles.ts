import { css } from "../../theme/css.ts";

export const checkStyles = css`
  .tsu-check {
    position: relative;
    display: inline-flex;
    align-items: flex-start;
    gap: 8px;
    min-height: 28px;
    padding: 3px 0;
    cursor: pointer;
    line-height: 1.6;
    &:has(:disabled) {
      cursor: not-allowed;
      color: var(--tsu-text-muted);
    }
    & > .text {
      min-width: 0;
    }
    /* In the switch's knob, so that nothing moves. */
    & > .tsu-spinner {
      position: absolute;
      display: grid;
      margin: 5px 0 0 4px;
      color: var(--tsu-brand);
      pointer-events: none;
    }
    & > :checked + .tsu-spinner {
      translate: 16px 0;
    }
    & .sub {
      display: block;
      color: var(--tsu-text-muted);
      font-size: var(--tsu-text-sm);
    }
    @media (max-width: 640px), (pointer: coarse) {
      min-width: 44px;
      min-height: 44px;
      padding: 10px 0;
    }
  }
  .tsu-choices {
    display: grid;
    gap: 2px;
    justify-items: start;
    &.card {
      gap: 8px;
      justify-items: stretch;
      margin-top: 2px;
    }
    &.card > .tsu-check {
      padding: 11px 14px;
      border: 1px solid var(--tsu-border-strong);
      border-radius: var(--tsu-radius-md);
      background: var(--tsu-surface);
    }
    &.card > .tsu-check:hover {
      background: var(--tsu-hover);
    }
    &.card > .tsu-check:active:not(:has(:disabled)) {
      background: var(--tsu-border);
    }
    &.card > .tsu-check:has(:checked) {
      border-color: var(--tsu-brand);
      background: var(--tsu-selected);
      box-shadow: inset 0 0 0 1px var(--tsu-brand);
    }
    &.card > .tsu-check:has(:disabled) {
      background: var(--tsu-sunken);
      border-color: var(--tsu-border);
    }
    /* The whole card is the choice, so the ring is around it. */
    &.card > .tsu-check:has(> :focus-visible),
    &.card > .tsu-check:has(> .pseudo-focus-visible) {
      outline: var(--tsu-focus-width) solid var(--tsu-focus);
      outline-offset: var(--tsu-focus-offset);
      box-shadow: 0 0 0 var(--tsu-focus-offset) var(--tsu-focus-gap);
      & > .tsu-box {
        outline: 0;
        box-shadow: none;
      }
    }
    [data-invalid] > &.card > .tsu-check:not(:has(:disabled)) {
      border-color: var(--tsu-danger-text);
    }
  }
  .tsu-box {
    appearance: none;
    flex: none;
    position: relative;
    width: 18px;
    height: 18px;
    margin: 2px 0 0;
    border: 1.5px solid var(--tsu-border-strong);
    border-radius: 4px;
    background: var(--tsu-surface);
    cursor: inherit;
    /* The square is small, but its press area is large. */
    &::before {
      content: "";
      position: absolute;
      inset: -5px;
    }
    /* One without words of its own has no label to press. */
    @media (max-width: 640px), (pointer: coarse) {
      :not(.tsu-check) > &::before {
        inset: -14.5px;
      }
    }
    &[type="radio"] {
      border-radius: 50%;
    }
    &:checked,
    &[type="checkbox"]:indeterminate {
      background: var(--tsu-brand);
      border-color: var(--tsu-brand);
    }
    &:checked::after {
      content: "";
      position: absolute;
      left: 4.5px;
      top: 1px;
      width: 6px;
      height: 10px;
      border: solid var(--tsu-on-brand);
      border-width: 0 2px 2px 0;
      rotate: 42deg;
    }
    &[type="checkbox"]:indeterminate::after {
      content: "";
      position: absolute;
      left: 3px;
      top: 6.5px;
      width: 9px;
      height: 2px;
      background: var(--tsu-on-brand);
    }
    &[type="radio"]:checked::after {
      left: 3.75px;
      top: 3.75px;
      width: 7.5px;
      height: 7.5px;
      border: 0;
      border-radius: 50%;
      background: var(--tsu-on-brand);
      rotate: none;
    }
    &[aria-invalid="true"],
    [data-invalid] > :is(.group, .tsu-choices) > .tsu-check > &:not(:disabled) {
      border-color: var(--tsu-danger-text);
    }
    .tsu-check:hover > &:not(:disabled, :checked, [type="checkbox"]:indeterminate) {
      border-color: var(--tsu-brand);
      background: var(--tsu-brand-soft);
    }
    .tsu-check:hover > &:is(:checked, [type="checkbox"]:indeterminate):not(:disabled) {
      background: var(--tsu-brand-hover);
      border-color: var(--tsu-brand-hover);
    }
    .tsu-check:active > &:not(:disabled, :checked, [type="checkbox"]:indeterminate) {
      border-color: var(--tsu-brand);
      background: var(--tsu-brand-line);
    }
    .tsu-check:active > &:is(:checked, [type="checkbox"]:indeterminate):not(:disabled) {
      background: color-mix(in srgb, var(--tsu-brand-hover) 82%, black);
    }
    &:disabled {
      background: var(--tsu-sunken);
      border-color: var(--tsu-border);
    }
    &:disabled:is(:checked, [type="checkbox"]:indeterminate) {
      background: var(--tsu-border-strong);
      border-color: var(--tsu-border-strong);
    }
    .card > .tsu-check > &:disabled {
      border-color: var(--tsu-border-strong);
      background: var(--tsu-surface);
      opacity: 0.6;
    }
    @media (forced-colors: active) {
      appearance: auto;
      &::after {
        display: none;
      }
    }
  }
  .tsu-switch {
    appearance: none;
    flex: none;
    position: relative;
    width: 36px;
    height: 20px;
    margin: 1px 0 0;
    border-radius: 10px;
    background: var(--tsu-border-strong);
    cursor: inherit;
    transition: background-color var(--tsu-motion-fast);
    &::before {
      content: "";
      position: absolute;
      left: 2px;
      top: 2px;
      width: 16px;
      height: 16px;
      border-radius: 50%;
      background: var(--tsu-on-solid);
      transition: translate var(--tsu-motion-fast);
    }
    &:checked {
      background: var(--tsu-brand);
    }
    &:checked::before {
      background: var(--tsu-on-brand);
      translate: 16px 0;
    }
    &:disabled {
      opacity: 0.5;
    }
    &[aria-busy="true"] {
      cursor: progress;
    }
    .tsu-check:hover > &:not(:disabled, [aria-busy="true"]) {
      background: color-mix(in srgb, var(--tsu-border-strong) 84%, var(--tsu-text));
    }
    .tsu-check:hover > &:checked:not(:disabled, [aria-busy="true"]) {
      background: var(--tsu-brand-hover);
    }
    .tsu-check:active > &:not(:disabled, [aria-busy="true"]) {
      background: color-mix(in srgb, var(--tsu-border-strong) 72%, black);
    }
    .tsu-check:active > &:checked:not(:disabled, [aria-busy="true"]) {
      background: color-mix(in srgb, var(--tsu-brand-hover) 82%, black);
    }
    @media (forced-colors: active) {
      appearance: auto;
    }
  }
`;
