import { css } from "../../theme/css.ts";

export const feedbackStyles = css`
  @keyframes tsu-turn {
    to {
      transform: rotate(1turn);
    }
  }
  @keyframes tsu-breathe {
    50% {
      opacity: 0.45;
    }
  }
  @keyframes tsu-run {
    to {
      background-position-x: 15px;
    }
  }
  .tsu-spinner {
    display: inline-block;
    flex: none;
    vertical-align: -0.2em;
    & > svg {
      animation: tsu-turn var(--tsu-motion-turn) linear infinite;
    }
  }
  .tsu-skeleton {
    display: block;
    max-width: 100%;
    height: 1em;
    border-radius: var(--tsu-radius-sm);
    background: var(--tsu-skeleton);
    animation: tsu-breathe var(--tsu-motion-breathe) ease-in-out infinite;
    &:has(> svg) {
      height: auto;
    }
    &[data-shape="circle"] {
      width: 36px;
      height: 36px;
      border-radius: 50%;
    }
    &[data-line="long"] {
      width: 92%;
    }
    &[data-line="name"] {
      width: 70%;
    }
    &[data-line="last"] {
      width: 64%;
    }
    &[data-line="middle"] {
      width: 60%;
    }
    &[data-line="half"] {
      width: 55%;
    }
    &[data-line="less"] {
      width: 45%;
    }
    &[data-line="short"] {
      width: 40%;
    }
    &[data-shape="block"] {
      border-radius: var(--tsu-radius-lg);
    }
  }
  .tsu-skeleton-set {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
    max-width: 100%;
    &[data-shape="row"] {
      gap: 0;
    }
    &[data-shape="card"] {
      grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
      gap: 16px;
    }
    & > .row {
      display: grid;
      grid-template-columns: minmax(0, 2fr) repeat(2, minmax(0, 1fr));
      align-items: center;
      gap: 24px;
      padding: 8px 10px;
      border-bottom: 1px solid var(--tsu-border);
    }
    & > .card > [data-shape="block"] {
      height: 120px;
    }
    & > .card {
      display: grid;
      gap: 14px;
      padding: 16px;
      border: 1px solid var(--tsu-border);
      border-radius: var(--tsu-radius-lg);
      background: var(--tsu-surface);
    }
    & .who {
      display: flex;
      align-items: center;
      gap: 12px;
      & > .tsu-skeleton {
        flex: none;
      }
      & > .lines {
        display: grid;
        gap: 8px;
        flex: 1;
      }
    }
  }
  .tsu-progress {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
    & > .track {
      height: 8px;
      border-radius: 4px;
      background: var(--tsu-border);
      overflow: hidden;
    }
    & .bar {
      height: 100%;
      width: 100%;
      & > rect {
        fill: var(--tsu-brand-text);
        rx: 4px;
        transition: width var(--tsu-motion-base);
      }
    }
    &[data-tone="success"] .bar > rect {
      fill: var(--tsu-phase-done);
    }
    &[data-tone="danger"] .bar > rect {
      fill: var(--tsu-danger-solid);
    }
    & .name {
      display: flex;
      gap: 4px;
      & > svg {
        flex: none;
        margin-top: 0.2em;
      }
    }
    &[data-tone="success"] .name {
      color: var(--tsu-success-text);
    }
    &[data-tone="danger"] .name {
      color: var(--tsu-danger-text);
    }
    & .rest {
      margin-left: 8px;
      white-space: nowrap;
    }
    &[data-running] .bar {
      & > rect {
        fill: none;
      }
      background: repeating-linear-gradient(90deg, var(--tsu-brand-text) 0 10px, transparent 10px 15px);
      animation: tsu-run var(--tsu-motion-run) linear infinite;
    }
    & > .legend {
      display: flex;
      flex-wrap: wrap;
      gap: 0 16px;
      justify-content: space-between;
      font-size: var(--tsu-text-sm);
      color: var(--tsu-text-muted);
      font-variant-numeric: tabular-nums;
    }
  }
`;
