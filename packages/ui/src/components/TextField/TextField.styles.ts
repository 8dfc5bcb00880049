import { css } from "../../theme/css.ts";

export const fieldStyles = css`
  .tsu-field {
    width: 100%; min-height: var(--tsu-control-md); padding: 6px 10px;
    border: 1px solid var(--tsu-border-strong); border-radius: var(--tsu-radius-md);
    background: var(--tsu-surface); color: var(--tsu-text); font-size: var(--tsu-text-md); line-height: 1.5;
    &::placeholder { color: var(--tsu-text-subtle); opacity: 1; }
    &:hover { border-color: var(--tsu-text-subtle); }
    &:focus-visible { outline: 2px solid var(--tsu-focus); outline-offset: 1px; }
    &[aria-invalid="true"] { border-color: var(--tsu-danger-text); box-shadow: inset 0 0 0 1px var(--tsu-danger-text); }
    &:disabled { background: var(--tsu-sunken); border-color: var(--tsu-border); color: var(--tsu-text-muted); cursor: not-allowed; }
    &:read-only:not(select, :disabled) { background: var(--tsu-sunken); border-color: var(--tsu-border); }
    &[data-width="sm"] { max-width: 12em; }
    &[data-width="md"] { max-width: 24em; }
    @media (max-width: 640px) { min-height: 44px; font-size: 1rem; }
  }
  textarea.tsu-field { display: block; min-height: 84px; resize: vertical; line-height: var(--tsu-leading-body); &[data-auto] { field-sizing: content; max-height: 50vh; } }
  select.tsu-field { appearance: none; padding-right: 32px; text-overflow: ellipsis; }
  .tsu-select {
    position: relative; display: block; min-width: 0;
    &[data-width="sm"] { max-width: 12em; }
    &[data-width="md"] { max-width: 24em; }
    &[data-inline] { display: inline-block; }
    &[data-inline] > select { width: auto; max-width: 16em; }
    & > svg { position: absolute; right: 10px; top: 50%; translate: 0 -50%; pointer-events: none; color: var(--tsu-text-muted); }
  }
  .tsu-affix {
    display: flex; align-items: center; gap: 8px; color: var(--tsu-text-muted);
    & > .tsu-field[inputmode="numeric"] { text-align: right; font-variant-numeric: tabular-nums; max-width: 12em; }
    & > .weekday { flex: none; min-width: 2em; }
    & > input[type="date"] { max-width: 12em; font-variant-numeric: tabular-nums; }
  }
  .tsu-search {
    position: relative; display: block; flex: 1 1 220px; max-width: 340px; min-width: 0;
    & > svg { position: absolute; left: 10px; top: 50%; translate: 0 -50%; color: var(--tsu-text-muted); pointer-events: none; }
    & > .tsu-field { display: block; padding-left: 34px; padding-right: 34px; &::-webkit-search-cancel-button { display: none; } }
    & > .tsu-icon-button { position: absolute; right: 3px; top: 50%; translate: 0 -50%; }
    @media (max-width: 640px) { max-width: none; }
  }
`;
