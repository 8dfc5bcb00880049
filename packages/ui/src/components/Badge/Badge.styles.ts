import { css } from "../../theme/css.ts";

export const badgeStyles = css`
  .tsu-badge, .tsu-tag {
    display: inline-flex; align-items: center; gap: 5px; max-width: 100%; min-height: 22px; padding: 0 8px;
    border-radius: var(--tsu-radius-sm); font-size: var(--tsu-text-xs); font-weight: 600; line-height: 1.4; white-space: nowrap;
    background: var(--tsu-neutral-soft); color: var(--tsu-neutral-text);
    &[data-tone="brand"], &[data-tone="info"] { background: var(--tsu-info-soft); color: var(--tsu-info-text); }
    &[data-tone="success"] { background: var(--tsu-success-soft); color: var(--tsu-success-text); }
    &[data-tone="warning"] { background: var(--tsu-warning-soft); color: var(--tsu-warning-text); }
    &[data-tone="danger"] { background: var(--tsu-danger-soft); color: var(--tsu-danger-text); }
    &[data-tone="thread"] { background: var(--tsu-thread-soft); color: var(--tsu-thread-text); }
    &[data-tone="fuji"] { background: var(--tsu-fuji-soft); color: var(--tsu-fuji-text); }
    &[data-tone="asagi"] { background: var(--tsu-asagi-soft); color: var(--tsu-asagi-text); }
    & > .text { overflow: hidden; text-overflow: ellipsis; }
  }
  .tsu-badge > .dot {
    flex: none; width: 7px; height: 7px; border-radius: 50%; background: var(--tsu-phase-out);
    &[data-phase="selection"] { background: var(--tsu-phase-selection); }
    &[data-phase="approach"] { background: var(--tsu-phase-approach); }
    &[data-phase="production"] { background: var(--tsu-phase-production); }
    &[data-phase="posting"] { background: var(--tsu-phase-posting); }
    &[data-phase="settlement"] { background: var(--tsu-phase-settlement); }
    &[data-phase="done"] { background: var(--tsu-phase-done); }
    &[data-phase="out"] { background: transparent; border: 1.5px solid currentColor; }
  }
  .tsu-tag {
    min-height: 22px; border: 1px solid var(--tsu-border); background: var(--tsu-surface); color: var(--tsu-text-muted); font-weight: 500;
    & > button {
      display: grid; place-items: center; width: 24px; height: 24px; margin: -2px -8px -2px -2px; padding: 0; border: 0;
      background: none; border-radius: var(--tsu-radius-sm); color: inherit;
      &:hover { color: var(--tsu-text); background: var(--tsu-hover); }
    }
  }
  .tsu-count {
    display: inline-grid; place-items: center; min-width: 18px; height: 18px; padding: 0 5px; border-radius: 9px;
    background: var(--tsu-thread-solid); color: var(--tsu-on-solid);
    font-size: 0.6875rem; font-weight: 700; line-height: 1; font-variant-numeric: tabular-nums;
    &[data-tone="neutral"] { background: var(--tsu-neutral-soft); color: var(--tsu-neutral-text); }
  }
  .tsu-due {
    display: inline-flex; align-items: center; gap: 6px; white-space: nowrap;
    & > .label { color: var(--tsu-text-muted); font-size: var(--tsu-text-xs); }
    & > .left { font-size: var(--tsu-text-xs); color: var(--tsu-text-muted); }
    & > .left[data-tone="warning"] { color: var(--tsu-warning-text); font-weight: 650; }
    & > .left[data-tone="danger"] { color: var(--tsu-danger-text); font-weight: 650; }
  }
  .tsu-stay { font-variant-numeric: tabular-nums; &[data-long] { color: var(--tsu-thread-text); font-weight: 650; } }
  .tsu-stack { display: grid; min-width: 0; & > .sub { color: var(--tsu-text-muted); font-size: var(--tsu-text-xs); } }
  .tsu-inline { display: inline-flex; align-items: center; gap: 6px; }
  .tsu-status-button, .tsu-cell-button {
    display: inline-flex; align-items: center; gap: 2px; max-width: 100%; min-height: 28px; padding: 2px 4px 2px 0; border: 0; background: none;
    border-radius: var(--tsu-radius-sm); color: var(--tsu-text-muted);
    &:hover { color: var(--tsu-text); background: var(--tsu-border); }
    & > svg { flex: none; }
    @media (max-width: 640px) { min-height: 44px; }
  }
  .tsu-cell-button { gap: 6px; padding: 2px 6px; margin-left: -6px; color: inherit; & > svg { color: var(--tsu-text-subtle); } &[data-empty] { color: var(--tsu-text-subtle); } }
`;
