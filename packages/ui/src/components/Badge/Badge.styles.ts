import { css } from "../../theme/css.ts";

export const badgeStyles = css`
  .tsu-badge,
  .tsu-tag {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    max-width: 100%;
    min-height: 22px;
    padding: 0 8px;
    border-radius: var(--tsu-radius-sm);
    font-size: var(--tsu-text-xs);
    font-weight: 600;
    line-height: 1.4;
    white-space: nowrap;
    background: var(--tsu-neutral-soft);
    color: var(--tsu-neutral-text);
    &[data-tone="brand"],
    &[data-tone="info"] {
      background: var(--tsu-info-soft);
      color: var(--tsu-info-text);
    }
    &[data-tone="success"] {
      background: var(--tsu-success-soft);
      color: var(--tsu-success-text);
    }
    &[data-tone="warning"] {
      background: var(--tsu-warning-soft);
      color: var(--tsu-warning-text);
    }
    &[data-tone="danger"] {
      background: var(--tsu-danger-soft);
      color: var(--tsu-danger-text);
    }
    &[data-tone="thread"] {
      background: var(--tsu-thread-soft);
      color: var(--tsu-thread-text);
    }
    &[data-tone="fuji"] {
      background: var(--tsu-fuji-soft);
      color: var(--tsu-fuji-text);
    }
    &[data-tone="asagi"] {
      background: var(--tsu-asagi-soft);
      color: var(--tsu-asagi-text);
    }
    & > .text {
      overflow: hidden;
      text-overflow: ellipsis;
    }
    & > svg {
      flex: none;
    }
  }
  /* A ring that fills with progress, so that the state is shown by shape, not by color alone. */
  .tsu-badge > .dot {
    --fill: 0%;
    flex: none;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    border: 1.5px solid currentColor;
    background: conic-gradient(currentColor var(--fill), transparent 0) padding-box;
    &[data-ring="20"] {
      --fill: 20%;
    }
    &[data-ring="25"] {
      --fill: 25%;
    }
    &[data-ring="50"] {
      --fill: 50%;
    }
    &[data-ring="72"] {
      --fill: 72%;
    }
    &[data-ring="88"] {
      --fill: 88%;
    }
    &[data-ring="100"] {
      --fill: 100%;
    }
    &[data-ring="open"] {
      border-style: dashed;
    }
    &[data-ring="out"] {
      background: linear-gradient(-45deg, transparent 40%, currentColor 40% 60%, transparent 60%) padding-box;
    }
    &[data-ring="alert"] {
      border-radius: 2px;
      rotate: 45deg;
      width: 9px;
      height: 9px;
      --fill: 100%;
    }
    @media (forced-colors: active) {
      forced-color-adjust: none;
      color: CanvasText;
    }
  }
  .tsu-tag {
    min-height: 22px;
    border: 1px solid var(--tsu-border);
    background: var(--tsu-surface);
    color: var(--tsu-text-muted);
    font-weight: 500;
    &[data-tone] {
      border-color: color-mix(in srgb, currentColor 18%, transparent);
    }
    & > button {
      /* The press area is 24 px, the visible part 18 px. */
      flex: none;
      display: grid;
      place-items: center;
      width: 24px;
      height: 24px;
      margin: -2px -6px -2px -4px;
      padding: 3px;
      border: 0;
      background: none;
      background-clip: content-box;
      border-radius: 7px;
      color: inherit;
      &:hover {
        background-color: color-mix(in srgb, currentColor 14%, transparent);
      }
      &:active {
        background-color: color-mix(in srgb, currentColor 28%, transparent);
      }
      /* The outline is drawn inwards, because outside it would cover the last letter. */
      &:focus-visible {
        outline-width: 2px;
        outline-offset: -4px;
        box-shadow: none;
      }
    }
    @media (forced-colors: active) {
      border-color: CanvasText;
    }
  }
  .tsu-badge {
    /* A pale ground has no edge of its own on the page. */
    box-shadow: inset 0 0 0 1px color-mix(in srgb, currentColor 18%, transparent);
    @media (forced-colors: active) {
      outline: 1px solid CanvasText;
      outline-offset: -1px;
    }
  }
  .tsu-count {
    display: inline-grid;
    place-items: center;
    /* It grows with the letters that somebody has set larger. */
    min-width: 1.125rem;
    height: 1.125rem;
    padding: 0 5px;
    border-radius: var(--tsu-radius-full);
    background: var(--tsu-thread-solid);
    color: var(--tsu-on-solid);
    font-size: var(--tsu-text-xs);
    font-weight: 700;
    line-height: 1;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    &[hidden] {
      display: none;
    }
    &[data-tone="neutral"] {
      background: var(--tsu-neutral-soft);
      color: var(--tsu-neutral-text);
    }
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  .tsu-due {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    max-width: 100%;
    white-space: nowrap;
    & > .label {
      min-width: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      color: var(--tsu-text-muted);
      font-size: var(--tsu-text-xs);
    }
    & > .left {
      font-size: var(--tsu-text-xs);
      color: var(--tsu-text-muted);
    }
    & > .left[data-tone="warning"] {
      color: var(--tsu-warning-text);
      font-weight: 650;
    }
    & > .left[data-tone="danger"] {
      color: var(--tsu-danger-text);
      font-weight: 650;
    }
  }
  .tsu-spark {
    overflow: visible;
    & > path {
      fill: none;
      stroke: var(--tsu-chart-1);
      stroke-width: 1.75;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
    & > circle {
      fill: var(--tsu-chart-1);
    }
    @media (forced-colors: active) {
      & > path {
        stroke: CanvasText;
      }
      & > circle {
        fill: CanvasText;
      }
    }
  }
  .tsu-spark-note {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    vertical-align: middle;
    color: var(--tsu-danger-text);
    & > .tsu-icon-button {
      flex: none;
      margin-block: -1px;
    }
  }
  .tsu-missing {
    /* Its hidden words stay inside: from a table that scrolls sideways they would make the page wider. */
    position: relative;
    color: var(--tsu-text-muted);
  }
  .tsu-num[data-negative] {
    color: var(--tsu-danger-text);
  }
  .tsu-num > small {
    font-size: var(--tsu-text-xs);
  }
  /* The exact value, shown on keyboard focus and tap; on hover the title is shown. */
  .tsu-exact {
    position: relative;
    border-radius: 2px;
    text-decoration: underline dotted;
    text-decoration-color: var(--tsu-border-strong);
    text-underline-offset: 0.25em;
    &:focus::after {
      content: attr(title);
      position: absolute;
      z-index: var(--tsu-z-popover);
      left: 0;
      bottom: calc(100% + 6px);
      width: max-content;
      max-width: 260px;
      padding: 4px 8px;
      border-radius: var(--tsu-radius-sm);
      background: var(--tsu-text);
      color: var(--tsu-surface);
      font-size: var(--tsu-text-sm);
      font-weight: 500;
      line-height: 1.5;
    }
  }
  .tsu-stack {
    display: grid;
    min-width: 0;
    & > .sub {
      color: var(--tsu-text-muted);
      font-size: var(--tsu-text-xs);
    }
  }
  .tsu-inline {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  .tsu-plain-button {
    padding: 0;
    border: 0;
    background: none;
    border-radius: var(--tsu-radius-sm);
    text-align: inherit;
  }
  .tsu-status-button,
  .tsu-cell-button {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    max-width: 100%;
    min-height: 28px;
    padding: 2px 4px;
    margin-left: -4px;
    border: 0;
    background: none;
    border-radius: var(--tsu-radius-sm);
    color: var(--tsu-text-muted);
    &:hover {
      color: var(--tsu-text);
      background: var(--tsu-border);
    }
    &:active {
      color: var(--tsu-text);
      background: color-mix(in srgb, var(--tsu-border) 70%, var(--tsu-border-strong));
    }
    & > svg {
      flex: none;
    }
    @media (max-width: 640px) {
      min-height: 44px;
    }
  }
  .tsu-cell-button {
    gap: 6px;
    padding: 2px 6px;
    margin-left: -6px;
    color: inherit;
    & > svg {
      color: var(--tsu-text-subtle);
    }
    &:where([data-empty]) {
      color: var(--tsu-text-subtle);
    }
  }
`;
