import { css } from "../../theme/css.ts";

export const buttonStyles = css`
  .tsu-button, .tsu-icon-button {
    display: inline-flex; align-items: center; justify-content: center; gap: 6px;
    min-height: var(--tsu-control-md); padding: 0 14px;
    border: 1px solid transparent; border-radius: var(--tsu-radius-md);
    font-size: var(--tsu-text-md); font-weight: 600; line-height: 1.3; text-decoration: none; white-space: nowrap;
    background: transparent; color: var(--tsu-text);
    transition: background-color var(--tsu-motion-fast), border-color var(--tsu-motion-fast);
    user-select: none;
    & > svg { flex: none; }
    &[data-size="sm"] { min-height: var(--tsu-control-sm); padding: 0 10px; font-size: var(--tsu-text-sm); gap: 4px; }
    &[data-size="lg"] { min-height: var(--tsu-control-lg); padding: 0 20px; font-size: var(--tsu-text-lg); }
    &[data-variant="primary"] { background: var(--tsu-brand); color: var(--tsu-on-solid); }
    &[data-variant="primary"]:hover { background: var(--tsu-brand-hover); }
    &[data-variant="secondary"] { background: var(--tsu-surface); border-color: var(--tsu-border-strong); }
    &[data-variant="secondary"]:hover, &[data-variant="ghost"]:hover { background: var(--tsu-hover); }
    &[data-variant="ghost"] { color: var(--tsu-brand-text); }
    &[data-variant="danger"] { background: var(--tsu-danger-solid); color: var(--tsu-on-solid); }
    &[data-variant="danger"]:hover { background: var(--tsu-danger-hover); }
    &[data-variant="danger-quiet"] { background: var(--tsu-surface); border-color: var(--tsu-danger-line); color: var(--tsu-danger-text); }
    &[data-variant="danger-quiet"]:hover { background: var(--tsu-danger-soft); }
    &:active { transform: translateY(0.5px); }
    &:disabled, &[aria-disabled="true"] { cursor: not-allowed; opacity: 0.5; transform: none; }
    &[aria-busy="true"] { opacity: 1; cursor: progress; }
    &[data-full] { width: 100%; }
    @media (max-width: 640px) { min-height: 44px; &[data-size="sm"] { min-height: 40px; } }
  }
  .tsu-icon-button {
    position: relative; flex: none; padding: 0; width: var(--tsu-control-md); color: var(--tsu-text-muted);
    &:hover { color: var(--tsu-text); background: var(--tsu-hover); }
    &[data-size="sm"] { width: var(--tsu-control-sm); padding: 0; }
    &[data-size="lg"] { width: var(--tsu-control-lg); padding: 0; }
    &[data-variant="ghost"] { color: var(--tsu-text-muted); }
    &[data-variant="ghost"]:hover { color: var(--tsu-text); }
    &[aria-pressed="true"], &[data-state="open"] { background: var(--tsu-brand-soft); color: var(--tsu-brand-text); }
    & > .tsu-count { position: absolute; top: 1px; right: 0; }
    @media (max-width: 640px) { width: 44px; &[data-size="sm"] { width: 40px; } }
  }
  .tsu-link {
    display: inline-flex; align-items: center; gap: 4px;
    color: var(--tsu-brand-text); text-decoration: underline; text-decoration-thickness: 1px;
    border-radius: 2px; background: none; border: 0; padding: 0;
    &:hover { text-decoration-thickness: 2px; }
    /* Inline, so that a narrow cell can cut it with an ellipsis. */
    &[data-quiet] { display: inline; text-decoration-color: transparent; color: inherit; font-weight: 600; }
    &[data-quiet].tsu-cut { display: flex; min-width: 0; & > svg { flex: none; color: var(--tsu-text-muted); } }
    &[data-quiet]:hover { color: var(--tsu-brand-text); text-decoration-color: currentColor; }
  }
`;
