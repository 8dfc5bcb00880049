import { styled } from "styled-components";

/** Everything around and inside a chart: one styled root, the parts are plain. */
export const ChartRoot = styled.figure`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  min-width: 0;
  & > .head {
    display: flex;
    flex-wrap: wrap-reverse;
    align-items: flex-end;
    justify-content: space-between;
    gap: 4px 16px;
    &[data-loading] {
      min-height: 30px;
    }
  }
  & > .head > .tsu-button {
    flex: none;
    margin-left: auto;
  }
  & .legend {
    display: flex;
    flex-wrap: wrap;
    flex: 1 1 280px;
    gap: 2px 4px;
    min-width: 0;
    font-size: var(--tsu-text-sm);
    color: var(--tsu-text-muted);
    /* Its first mark stands above the axis, at the edge. */
    margin-inline-start: -4px;
  }
  & .legend[data-open] {
    max-height: 168px;
    overflow-y: auto;
  }
  & .legend > li {
    min-width: 0;
    max-width: min(24em, 100%);
  }
  & .legend button,
  & .legend .plain {
    display: flex;
    align-items: center;
    gap: 6px;
    max-width: 100%;
    min-height: 28px;
    padding: 2px 8px 2px 4px;
    border: 0;
    border-radius: var(--tsu-radius-md);
    background: none;
    text-align: start;
    line-height: 1.5;
  }
  @media (max-width: 640px), (pointer: coarse) {
    & .legend {
      align-items: center;
    }
    & .legend button {
      min-width: var(--tsu-touch);
      min-height: var(--tsu-touch);
    }
  }
  & .legend button:hover {
    background: var(--tsu-hover);
    color: var(--tsu-text);
  }
  & .legend button[aria-pressed="true"] {
    background: var(--tsu-brand-soft);
    color: var(--tsu-brand-text);
    font-weight: 650;
  }
  & .legend button[aria-pressed="true"] .line[stroke="var(--tsu-text-subtle)"] {
    stroke: var(--tsu-chart-2);
  }
  & .legend .more {
    padding-left: 4px;
    color: var(--tsu-brand-text);
  }
  & .legend svg {
    flex: none;
  }
  & .legend svg:has(> .bar) {
    margin-inline: -6px;
  }
  /* The names of posts end in 」: on two lines nearly all of them keep it. */
  & .legend svg + span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    min-width: 0;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  & .swatch .line,
  & .swatch .median {
    fill: none;
    stroke-width: 2;
  }
  & .swatch .median {
    stroke: var(--tsu-text);
    stroke-width: 2.5;
  }
  & .swatch .band {
    fill: var(--tsu-chart-1);
    opacity: 0.22;
  }

  & > .body {
    position: relative;
    min-width: 0;
  }
  & .plot {
    position: relative;
    min-width: 0;
    border-radius: var(--tsu-radius-md);
  }
  & .recharts-surface {
    overflow: visible;
    animation: tsu-chart-in var(--tsu-motion-base) var(--tsu-ease-out);
  }
  & .recharts-surface * {
    pointer-events: none;
    outline: 0;
  }
  & .recharts-surface .hit {
    pointer-events: all;
    touch-action: pan-y;
  }
  & .recharts-cartesian-axis-tick-value,
  & .end {
    fill: var(--tsu-text-muted);
    font-size: var(--tsu-text-xs);
    font-variant-numeric: tabular-nums;
  }
  & .end {
    fill: var(--tsu-text);
    font-weight: 600;
  }
  & .cursor {
    stroke: var(--tsu-border-strong);
    stroke-dasharray: 3 3;
  }
  & .cursor-band {
    fill: var(--tsu-text);
    opacity: 0.06;
  }
  & .point {
    stroke: var(--tsu-surface);
    stroke-width: 2;
  }
  & .quiet {
    opacity: 0.22;
  }
  & .name {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    height: 100%;
    font-size: var(--tsu-text-xs);
    line-height: 1.35;
    color: var(--tsu-text);
    text-align: end;
  }
  & .name > span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    min-width: 0;
    overflow: hidden;
    /* A phrase wider than the place would be cut, without the ellipsis of the last line. */
    overflow-wrap: anywhere;
  }
  /* Of a name for more than two lines, the second is filled: beside a short line flush right, the ellipsis is cut off. */
  & .name[data-long] > span {
    word-break: normal;
  }

  & .tip {
    position: absolute;
    z-index: 1;
    width: max-content;
    max-width: min(300px, 72%);
    padding: 8px 12px 10px;
    pointer-events: none;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
    background: var(--tsu-raised);
    color: var(--tsu-text);
    box-shadow: var(--tsu-shadow-md);
    font-size: var(--tsu-text-sm);
    line-height: 1.5;
    text-align: start;
    translate: 12px 0;
  }
  & .tip[data-side="left"] {
    translate: calc(-100% - 12px) 0;
  }
  & .tip .title {
    margin-bottom: 4px;
    font-weight: 650;
  }
  & .tip li {
    display: grid;
    grid-template-columns: 10px minmax(0, 1fr) auto;
    align-items: baseline;
    gap: 7px;
  }
  & .tip i {
    width: 10px;
    height: 10px;
    border-radius: 3px;
    align-self: center;
  }
  & .tip .name {
    display: block;
    height: auto;
    font-size: inherit;
    text-align: start;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--tsu-text-muted);
  }
  & .tip b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & .tip li[data-strong] .name {
    color: var(--tsu-text);
    font-weight: 650;
  }
  & .tip .rest {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-xs);
  }

  & .table {
    overflow: auto;
    min-width: 0;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
    font-size: var(--tsu-text-sm);
  }
  & table {
    width: 100%;
  }
  & th,
  & td {
    padding: 5px 12px;
    text-align: end;
    line-height: 1.5;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    border-bottom: 1px solid var(--tsu-border);
  }
  & tr > th:first-child {
    position: sticky;
    left: 0;
    text-align: start;
    background: var(--tsu-surface);
    font-weight: 600;
    max-width: 16em;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & thead th {
    position: sticky;
    top: 0;
    z-index: 1;
    background: var(--tsu-sunken);
    color: var(--tsu-text-muted);
    font-weight: 600;
  }
  & thead > tr > th:first-child {
    z-index: 2;
    background: var(--tsu-sunken);
  }
  & thead th > span {
    display: block;
    max-width: 16em;
    margin-left: auto;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & tbody > tr:last-child > * {
    border-bottom: 0;
  }
  & .notice {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 10px;
    padding: 16px;
    text-align: center;
    color: var(--tsu-text-muted);
    border: 1px dashed var(--tsu-border);
    border-radius: var(--tsu-radius-md);
  }

  @keyframes tsu-chart-in {
    from {
      opacity: 0;
    }
  }
  /* In forced colors, dashes and hatches distinguish the series. */
  @media print, (forced-colors: active) {
    & .tone-1 .line,
    & .tone-1 .recharts-line-curve,
    & .tone-1 .recharts-rectangle {
      stroke-dasharray: 7 3;
    }
    & .tone-2 .line,
    & .tone-2 .recharts-line-curve {
      stroke-dasharray: 2 2;
    }
    & .tone-3 .line,
    & .tone-3 .recharts-line-curve {
      stroke-dasharray: 9 3 2 3;
    }
    & .tone-4 .line,
    & .tone-4 .recharts-line-curve {
      stroke-dasharray: 12 4;
    }
    & .tone-5 .line,
    & .tone-5 .recharts-line-curve {
      stroke-dasharray: 1 4;
    }
  }
  @media (forced-colors: active) {
    & .line,
    & .recharts-line-curve,
    & .median {
      stroke: CanvasText;
    }
    & .mark,
    & .point {
      fill: CanvasText;
      stroke: Canvas;
    }
    & .swatch .band,
    & .recharts-area-area {
      fill: GrayText;
    }
    & .bar,
    & .recharts-bar-rectangle path {
      stroke: CanvasText;
      stroke-width: 1.5;
    }
    & .tip i {
      forced-color-adjust: none;
    }
    & .recharts-cartesian-axis-tick-value,
    & .end {
      fill: CanvasText;
    }
    & .legend button[aria-pressed="true"] {
      outline: 2px solid Highlight;
    }
  }
  /* Paper has nothing to press, nor has its preview. */
  [data-tsu-print] & > .head > .tsu-button {
    display: none;
  }
  @media print {
    & > .head > .tsu-button {
      display: none;
    }
    & .recharts-surface {
      animation: none;
    }
    /* The plot is scaled down with the sheet, because its size was computed for the screen. */
    & .recharts-responsive-container > div,
    & .recharts-wrapper {
      width: 100% !important;
    }
    & .tip,
    & .cursor,
    & .cursor-band,
    & .legend .more {
      display: none;
    }
    & .legend button[aria-pressed="true"] {
      background: none;
      color: inherit;
    }
  }
`;
