import { styled } from "styled-components";

export const DataTableRoot = styled.div`
  position: relative; overflow: auto; max-width: 100%; background: var(--tsu-surface);
  /* Scrolls in itself once it is taller than the screen: only so does the header stay. A phone scrolls the page. */
  max-height: max(360px, calc(100dvh - var(--tsu-top-bar-height) - 92px));
  scroll-padding: 48px 8px 8px calc(var(--check-width) + 204px);
  &:focus-visible { outline-offset: -2px; box-shadow: none; }
  & > table { width: 100%; min-width: max-content; table-layout: fixed; font-size: var(--tsu-text-md); line-height: var(--tsu-leading-cell); }
  & th, & td {
    padding: 7px 10px; text-align: start; vertical-align: middle; border-bottom: 1px solid var(--tsu-border);
    overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
  }
  & [data-align="end"] { text-align: end; font-variant-numeric: tabular-nums; }
  & [data-align="center"] { text-align: center; }
  & [data-wrap] { white-space: normal; }
  & thead th {
    position: sticky; top: 0; z-index: 2; height: 40px; padding-block: 0; background: var(--tsu-sunken);
    color: var(--tsu-text-muted); font-size: var(--tsu-text-sm); font-weight: 600;
  }
  & thead button {
    display: inline-flex; align-items: center; gap: 2px; max-width: 100%; min-height: 32px; padding: 0 4px; margin: 0 -4px; border: 0; background: none;
    border-radius: var(--tsu-radius-sm); color: inherit; font-weight: inherit; white-space: nowrap;
    &:hover { color: var(--tsu-text); background: var(--tsu-border); }
    & > svg { flex: none; opacity: 0.45; }
  }
  & th[aria-sort="ascending"] svg, & th[aria-sort="descending"] svg { opacity: 1; color: var(--tsu-thread-text); }
  & th[aria-sort="ascending"], & th[aria-sort="descending"] { color: var(--tsu-text); }
  & tbody > tr { height: var(--row-height); }
  & tbody > tr:hover > * { background: var(--tsu-hover); }
  & tbody > tr[data-selected] > * { background: var(--tsu-selected); }
  & tbody > tr > * { background: var(--tsu-surface); }
  & tbody > tr:last-child > * { border-bottom-color: transparent; }
  & tbody > tr.gap, & tbody > tr.gap > td { height: auto; padding: 0; border: 0; }
  & .check { position: sticky; left: 0; z-index: 1; width: 44px; padding: 0 0 0 14px; overflow: visible; }
  & .key { position: sticky; left: var(--check-width); z-index: 1; }
  & tbody .key { font-weight: inherit; }
  & thead .check, & thead .key { z-index: 3; }
  & thead .check { background: var(--tsu-sunken); }
  & .key::after { content: ""; position: absolute; inset: 0 0 0 auto; width: 1px; background: var(--tsu-border); pointer-events: none; }
  & .empty { padding: 0; white-space: normal; }
  & .tsu-due { flex-wrap: wrap; gap: 0 6px; & > .label { width: 100%; } }
  & .truncate { overflow: hidden; text-overflow: ellipsis; }
  &[data-loading] thead th::before {
    content: ""; position: absolute; inset: auto 0 0; height: 2px; background: repeating-linear-gradient(90deg, var(--tsu-thread) 0 9px, transparent 9px 15px) 0 0 / 15px 2px;
    animation: tsu-run 0.5s linear infinite;
  }
  /* On a phone the first column leaves room for the next one, and shows long names on two lines. */
  @media (max-width: 640px) {
    max-height: none; scroll-padding-left: min(196px, 48vw);
    & .check { position: static; }
    & .key { left: 0; }
    & thead .key { width: min(196px, 48vw) !important; }
    & tbody .key .tsu-truncate:not(.sub) { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; white-space: normal; }
  }
  @media print {
    overflow: visible; max-height: none;
    & > table { table-layout: auto; min-width: 0; }
    & thead th { position: static; width: auto !important; & svg { display: none; } }
    & .key { position: static; } & .key .tsu-truncate { white-space: normal; }
    & .check { display: none; }
    & tr { break-inside: avoid; }
  }
`;
