import { styled } from "styled-components";

/** Contains the scrolling box, the bars above it, the status line below it and the tooltip. */
export const DataTableFrame = styled.div`
  position: relative;
  min-width: 0;
  max-width: 100%;
  & > .bar,
  & > .note {
    display: none;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    padding: 6px 14px;
    font-size: var(--tsu-text-sm);
    &[data-shown] {
      display: flex;
    }
    &[data-end] {
      justify-content: flex-end;
    }
    & > .end {
      display: flex;
      gap: 8px;
      margin-left: auto;
    }
    @media print {
      display: none !important;
    }
  }
  & > .bar:has([role="status"]) {
    background: var(--tsu-brand-soft);
  }
  & > .note {
    display: flex;
    /* Of a table that is longer than the window it would be said below the edge. */
    position: sticky;
    bottom: 0;
    z-index: 3;
    border-top: 1px solid var(--tsu-border);
    background: var(--tsu-sunken);
    & > .figures,
    & .kinds,
    & .kind {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 2px 14px;
    }
    & > .figures {
      margin-left: auto;
      color: var(--tsu-text-muted);
      font-variant-numeric: tabular-nums;
      & b {
        color: var(--tsu-text);
        font-weight: 600;
      }
      & .kind {
        padding-left: 14px;
        border-left: 1px solid var(--tsu-border);
      }
    }
    & > .figures + .end {
      margin-left: 0;
    }
    /* Hidden, but announced by screen readers. */
    &[data-quiet] {
      position: absolute;
      width: 1px;
      height: 1px;
      padding: 0;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  /* Above the bar at the foot of a narrow page. */
  & > .lost {
    position: fixed;
    inset: auto 16px calc(16px + env(safe-area-inset-bottom));
    z-index: var(--tsu-z-bar);
    display: grid;
    gap: 8px;
    max-width: 560px;
    max-height: min(420px, 60dvh);
    margin-inline: auto;
    padding: 12px 14px;
    overflow: auto;
    border: 1px solid var(--tsu-warning-line);
    border-radius: var(--tsu-radius-md);
    background: var(--tsu-warning-soft);
    color: var(--tsu-warning-text);
    font-size: var(--tsu-text-sm);
    box-shadow: var(--tsu-shadow-md);
    & > .one {
      display: grid;
      gap: 6px;
    }
    & .end {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: flex-end;
      gap: 8px;
    }
    @media print {
      display: none;
    }
  }
  & > .view {
    position: relative;
  }
  /* More columns lie to the side: a shadow, where the cut of a column may fall between two words. */
  & > .view::after {
    content: "";
    position: absolute;
    inset: 0 var(--bar-x, 0px) var(--bar-y, 0px) auto;
    z-index: 3;
    width: 18px;
    border-right: 1px solid var(--tsu-border-strong);
    background: linear-gradient(to left, var(--tsu-edge), transparent);
    opacity: 0;
    pointer-events: none;
    transition: opacity var(--tsu-motion-fast);
  }
  & > .view[data-more~="end"]::after {
    opacity: 0.6;
  }
  /* What has gone to the start lies under the first column. */
  & > .view[data-more~="start"] .key::after {
    width: 2px;
    background: var(--tsu-border-strong);
  }
  @media print {
    & > .view::after {
      display: none;
    }
  }
  & > .tip {
    position: fixed;
    inset: auto;
    margin: 0;
    max-width: min(420px, calc(100vw - 16px));
    padding: 6px 10px;
    border: 0;
    border-radius: var(--tsu-radius-md);
    background: var(--tsu-drawer);
    color: var(--tsu-drawer-text);
    font-size: var(--tsu-text-sm);
    line-height: 1.6;
    white-space: pre-line;
    box-shadow: var(--tsu-shadow-md);
    pointer-events: none;
    &[data-tone="danger"] {
      background: var(--tsu-danger-soft);
      color: var(--tsu-danger-text);
      border: 1px solid var(--tsu-danger-line);
    }
    @media (forced-colors: active) {
      border: 1px solid;
    }
    @media print {
      display: none;
    }
  }
`;

export const ColumnsPanel = styled.div`
  display: grid;
  gap: 10px;
  width: min(380px, calc(100vw - 60px));
  & > p {
    font-size: var(--tsu-text-xs);
  }
  & > .tsu-button {
    justify-self: start;
  }
  & li {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: 36px;
  }
  & li > .tsu-check {
    flex: 1;
    min-width: 0;
  }
  & .grip {
    display: inline-flex;
    padding: 6px 4px;
    color: var(--tsu-text-muted);
    cursor: grab;
    touch-action: none;
    &[data-fixed] {
      cursor: default;
    }
  }
  & .width {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-xs);
  }
  & .width > input {
    width: 74px;
    min-height: 30px;
    padding: 2px 6px;
    text-align: end;
  }
`;

export const DataTableRoot = styled.div`
  position: relative;
  overflow: auto;
  max-width: 100%;
  background: var(--tsu-surface);
  /* A table taller than the screen scrolls in its own box, because only then the header stays. On a phone the page scrolls. */
  max-height: max(360px, calc(100dvh - var(--tsu-top-bar-height) - 92px));
  /* Until the page is awake; then the element says its own. */
  --row-height: var(--tsu-row-height);
  --check-width: 0px;
  &[data-checks] {
    --check-width: 44px;
  }
  scroll-padding: 48px 8px 8px calc(var(--check-width) + 204px);
  &:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }
  & > table {
    width: 100%;
    /* Of a fixed table Firefox calls the widest possible width its max-content. */
    min-width: min-content;
    table-layout: fixed;
    font-size: var(--tsu-text-md);
    line-height: var(--tsu-leading-cell);
  }
  & .check-column {
    width: 44px;
  }
  & th,
  & td {
    padding: var(--tsu-cell-pad-y) var(--tsu-cell-pad-x);
    text-align: start;
    vertical-align: middle;
    border-bottom: 1px solid var(--tsu-border);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-align="end"] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & [data-align="end"] > .tsu-skeleton {
    margin-inline-start: auto;
  }
  & [data-align="center"] {
    text-align: center;
  }
  & [data-wrap] {
    white-space: normal;
  }
  & thead th {
    position: sticky;
    top: 0;
    z-index: 2;
    height: var(--tsu-head-height);
    padding-block: 0;
    background: var(--tsu-sunken);
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    font-weight: 600;
  }
  & thead button {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    max-width: 100%;
    min-height: 32px;
    padding: 0 4px;
    margin: 0 -4px;
    border: 0;
    background: none;
    border-radius: var(--tsu-radius-sm);
    color: inherit;
    font-weight: inherit;
    white-space: nowrap;
    &:hover {
      color: var(--tsu-text);
      background: var(--tsu-border);
    }
    & > svg {
      flex: none;
      opacity: 0.45;
    }
  }
  & th[aria-sort="ascending"] svg,
  & th[aria-sort="descending"] svg {
    opacity: 1;
    color: var(--tsu-thread-text);
  }
  & th[aria-sort="ascending"],
  & th[aria-sort="descending"] {
    color: var(--tsu-text);
  }
  & thead th {
    user-select: none;
    &[data-moving] {
      opacity: 0.5;
    }
  }
  &[data-moving],
  &[data-moving] button {
    cursor: grabbing;
  }
  & > .drop-mark {
    position: absolute;
    z-index: 3;
    width: 2px;
    background: var(--tsu-brand-text);
    pointer-events: none;
    @media (forced-colors: active) {
      background: Highlight;
    }
  }
  & .resize {
    position: absolute;
    inset: 0 0 0 auto;
    width: 9px;
    cursor: col-resize;
    touch-action: none;
  }
  & .resize:hover,
  & .resize:active {
    background: linear-gradient(var(--tsu-brand-text), var(--tsu-brand-text)) 100% 50% / 2px 60% no-repeat;
  }
  /*
   * With widths set by the user the cells may end before the box does, so the row draws the line too. A shadow is painted
   * once for the row; a background image would be painted once for each of its cells.
   */
  & tbody > tr {
    height: var(--row-height);
    box-shadow: inset 0 -1px var(--tsu-border);
  }
  & thead > tr {
    background: var(--tsu-sunken);
  }
  & :is(td, th)[data-tone="info"] {
    background: var(--tsu-info-soft);
  }
  & :is(td, th)[data-tone="warning"] {
    background: var(--tsu-warning-soft);
  }
  /* A toned cell keeps its colour: who may read a memo stays visible while it is written. */
  & tbody > tr:hover > :where(:not([data-tone])) {
    background: var(--tsu-hover);
  }
  & tbody > tr[data-selected] > * {
    background: var(--tsu-selected);
  }
  & tbody > tr[aria-current] > * {
    background: var(--tsu-thread-soft);
  }
  & tbody > tr > * {
    background: var(--tsu-surface);
  }
  & tbody > tr:last-child,
  & tbody > tr.gap {
    box-shadow: none;
  }
  & tbody > tr:last-child > * {
    border-bottom-color: transparent;
  }
  & tbody > tr.gap,
  & tbody > tr.gap > td {
    height: auto;
    padding: 0;
    border: 0;
  }
  /* Takes the space of the columns that are not drawn; in a fast drag it is seen for a moment. */
  & tbody > tr > td.away {
    padding: 0;
    border-inline-end: 0;
  }
  /*
   * A row is as high as its tallest cell, and cells come and go while the table is scrolled sideways: what fits into the
   * row may not make it higher, or all rows would jump.
   */
  &[data-wide] tbody > tr > * {
    padding-block: 0;
  }
  & tbody > tr.group {
    height: 40px;
    & > td {
      padding: 0;
      /* The name stays in sight when the table is scrolled sideways. */
      overflow: visible;
      background: var(--tsu-sunken);
    }
  }
  & .group-toggle {
    position: sticky;
    left: 0;
    display: inline-flex;
    align-items: center;
    gap: 8px;
    height: 39px;
    padding: 0 14px;
    border: 0;
    background: none;
    color: var(--tsu-text);
    font: inherit;
    font-weight: 650;
    cursor: pointer;
    &:hover {
      text-decoration: underline;
    }
    & > .count {
      color: var(--tsu-text-muted);
      font-size: var(--tsu-text-sm);
      font-weight: 400;
    }
  }
  & .check {
    position: sticky;
    left: 0;
    z-index: 1;
    width: 44px;
    padding: 0 0 0 14px;
    overflow: visible;
  }
  & .key {
    position: sticky;
    left: var(--check-width);
    z-index: 1;
  }
  & tbody .key {
    font-weight: inherit;
  }
  & thead .check,
  & thead .key {
    z-index: 3;
  }
  & thead .check {
    top: 0;
    background: var(--tsu-sunken);
  }
  & .key::after {
    content: "";
    position: absolute;
    inset: 0 0 0 auto;
    width: 1px;
    background: var(--tsu-border);
    pointer-events: none;
  }
  /* The ring and the mark of the column's width are drawn whole. */
  & .key:focus-visible::after,
  & .key:hover:has(> .resize)::after {
    background: none;
  }
  /* Centered in the visible area, because the table may be wider than its box. */
  & .empty {
    padding: 0;
    white-space: normal;
    overflow: visible;
    & > * {
      position: sticky;
      left: 0;
      width: 100cqi;
    }
  }
  &:has(.empty) {
    container-type: inline-size;
  }
  & .tsu-due {
    flex-wrap: wrap;
    gap: 0 6px;
    & > .label {
      width: 100%;
    }
  }
  & .truncate {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & :is(td, th):focus {
    outline: none;
  }
  & :is(td, th):focus-visible,
  &[data-sheet] tbody :is(td, th):focus,
  & .cell-input:focus {
    outline: 2px solid var(--tsu-focus);
    outline-offset: -2px;
    box-shadow: inset 0 0 0 4px var(--tsu-focus-gap);
  }
  &[data-sheet] tbody :is(td, th) {
    user-select: none;
  }
  &[data-sheet] tbody td {
    border-inline-end: 1px solid var(--tsu-border);
  }
  &[data-sheet] tbody td:not([data-editable]) {
    color: var(--tsu-text-muted);
  }
  /* Only cells that contain a positioned element, because each positioned cell becomes a layer. */
  & tbody td:is([data-active], [data-edit], [data-fill]):not(.check) {
    position: relative;
  }
  & :is(td, th)[data-range] {
    background-image: linear-gradient(
      var(--tsu-range, color-mix(in srgb, var(--tsu-brand-text) 14%, transparent)) 0 0
    ) !important;
  }
  & [data-edit="pending"] {
    color: var(--tsu-text-muted);
  }
  & [data-edit="saved"] {
    background-image: linear-gradient(225deg, var(--tsu-success-text) 5px, transparent 5.5px) !important;
  }
  & [data-edit="failed"] {
    background-image: linear-gradient(225deg, var(--tsu-danger-text) 7px, transparent 7.5px) !important;
    background-color: var(--tsu-danger-soft) !important;
    color: var(--tsu-danger-text);
  }
  & .cell-input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    padding: 0 var(--tsu-cell-pad-x);
    border: 0;
    border-radius: 0;
    background: none;
    color: transparent;
    caret-color: transparent;
    font: inherit;
    text-align: start;
    pointer-events: none;
    cursor: default;
    &[data-editing] {
      background: var(--tsu-raised);
      color: var(--tsu-text);
      caret-color: auto;
      pointer-events: auto;
      cursor: text;
      user-select: text;
      outline: none;
      box-shadow: inset 0 0 0 2px var(--tsu-brand-text);
    }
    &[data-editing="end"] {
      text-align: end;
    }
    &[aria-invalid="true"] {
      box-shadow: inset 0 0 0 2px var(--tsu-danger-text);
    }
  }
  /* A text of several lines is edited over the cells below. */
  & textarea.cell-input {
    resize: none;
    overflow: hidden;
    &[data-editing] {
      height: 148px;
      padding-block: 8px;
      overflow: auto;
      line-height: 1.6;
      white-space: pre-wrap;
    }
  }
  & tbody td:has(> textarea[data-editing]) {
    z-index: 2;
    overflow: visible;
  }
  & .fill {
    position: absolute;
    right: 0;
    bottom: 0;
    width: 9px;
    height: 9px;
    background: var(--tsu-brand-text);
    border: 1px solid var(--tsu-surface);
    cursor: crosshair;
    touch-action: none;
  }
  &:not(:focus-within) .fill {
    display: none;
  }
  &[data-loading] thead th::before {
    content: "";
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    background:
      repeating-linear-gradient(90deg, var(--tsu-thread) 0 9px, transparent 9px 15px) 0 0 / 15px 2px;
    animation: tsu-run var(--tsu-motion-run) linear infinite;
  }
  @media (forced-colors: active) {
    & [data-range] {
      outline: 1px dashed Highlight;
      outline-offset: -2px;
    }
    & tr:is([data-selected], [aria-current]) > .key {
      border-inline-start: 4px solid Highlight;
    }
    & [data-edit="failed"] {
      outline: 3px double CanvasText;
      outline-offset: -3px;
    }
    & .fill {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
  /* On a phone the first column leaves room for the next one and shows long names on two lines. */
  @media (max-width: 640px) {
    max-height: none;
    scroll-padding-left: min(196px, 48vw);
    & .check {
      position: static;
    }
    & .key {
      left: 0;
    }
    & .key-column {
      width: min(196px, 48vw) !important;
    }
    & tbody .key .tsu-truncate:not(.sub) {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      white-space: normal;
      word-break: auto-phrase;
    }
    & .cell-input {
      font-size: var(--tsu-text-lg);
    }
  }
  @media (max-width: 640px), (pointer: coarse) {
    /* The whole head sorts, and a link is pressed over the height of its row. */
    & thead th {
      height: max(var(--tsu-head-height), var(--tsu-touch));
    }
    & thead th > button::after {
      content: "";
      position: absolute;
      inset: 0;
    }
    & tbody > tr > * > a {
      padding-block: 12px;
      margin-block: -12px;
    }
  }
  @media print {
    overflow: visible;
    max-height: none;
    & > table {
      table-layout: auto;
      min-width: 0;
    }
    & col {
      width: auto !important;
    }
    & thead th {
      position: static;
      & svg {
        display: none;
      }
    }
    & .key {
      position: static;
    }
    & .key .tsu-truncate {
      white-space: normal;
    }
    & .check,
    & .check-column,
    & .fill,
    & .cell-input {
      display: none;
    }
    & tr {
      break-inside: avoid;
    }
  }
`;
