import { css } from "../../theme/css.ts";
import { sheet } from "../../theme/sheet.tsx";

/** Of its own: a page of buttons does not carry it. */
export const ProgressStyle = sheet(css`
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
`);
