import { css } from "../../theme/css.ts";

export const feedbackStyles = css`
  @keyframes tsu-turn { to { transform: rotate(1turn); } }
  @keyframes tsu-breathe { 50% { opacity: 0.45; } }
  @keyframes tsu-run { to { background-position-x: 15px; } }
  .tsu-spinner { display: inline-block; flex: none; & > svg { animation: tsu-turn var(--tsu-motion-turn) linear infinite; } }
  .tsu-skeleton {
    display: block; height: 1em; border-radius: var(--tsu-radius-sm); background: var(--tsu-skeleton);
    animation: tsu-breathe var(--tsu-motion-breathe) ease-in-out infinite;
    &[data-shape="circle"] { border-radius: 50%; }
    &[data-shape="block"] { border-radius: var(--tsu-radius-lg); }
  }
  .tsu-progress {
    display: grid; gap: 4px;
    & > .track { height: 8px; border-radius: 4px; background: var(--tsu-border); overflow: hidden; }
    & .bar { height: 100%; width: 100%; border-radius: 4px; background: var(--tsu-brand-text); transform-origin: left; transition: transform var(--tsu-motion-base); }
    &[data-tone="success"] .bar { background: var(--tsu-phase-done); }
    &[data-tone="danger"] .bar { background: var(--tsu-danger-solid); }
    & > .legend { display: flex; justify-content: space-between; font-size: var(--tsu-text-sm); color: var(--tsu-text-muted); font-variant-numeric: tabular-nums; }
  }
`;
