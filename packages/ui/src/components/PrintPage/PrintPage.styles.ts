import { styled } from "styled-components";

/** A desk with sheets on screen, only the sheets in print. Sheets are light in both color modes. */
export const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: var(--tsu-sunken);
  border: 1px solid var(--tsu-border);
  border-radius: var(--tsu-radius-lg);
  container-type: inline-size;
  overflow: clip;
  & > .bar {
    position: sticky;
    top: var(--print-bar-top, 0px);
    z-index: var(--tsu-z-sticky);
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    padding: 10px 16px;
    background: var(--tsu-surface);
    border-bottom: 1px solid var(--tsu-border);
    & > .do {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
      margin-left: auto;
    }
    & > .what {
      flex: 1 1 16em;
      min-width: 0;
      & > p {
        color: var(--tsu-text-muted);
        font-size: var(--tsu-text-sm);
      }
    }
  }
  & > .sheets {
    display: grid;
    justify-content: safe center;
    gap: 24px;
    padding: 32px 16px 48px;
    overflow: auto;
  }
  & .sheet {
    position: relative;
    width: 210mm;
    min-height: 297mm;
    padding: 18mm 16mm;
    background: var(--tsu-surface);
    color: var(--tsu-text);
    box-shadow: var(--tsu-shadow-md);
    /* On a phone the sheet is scaled down to fit; if lengths cannot be divided, the desk scrolls. */
    zoom: min(1, (100cqw - 32px) / 794px);
    & > .run {
      position: absolute;
      left: 16mm;
      right: 16mm;
      display: flex;
      justify-content: space-between;
      color: var(--tsu-text-muted);
      font-size: 8pt;
    }
    & > .run.head {
      top: 9mm;
    }
    & > .run.foot {
      bottom: 9mm;
    }
  }
  &[data-orientation="landscape"] .sheet {
    width: 297mm;
    min-height: 210mm;
    zoom: min(1, (100cqw - 32px) / 1123px);
  }
  & .sheet table {
    width: 100%;
  }
  /* Numbers do not wrap; only a word too long for the sheet is broken. */
  & .sheet :is(td, th) {
    overflow-wrap: break-word;
  }
  & .sheet thead {
    display: table-header-group;
  }
  /* The sum is shown once, at the end: a footer group would be repeated on every page. */
  & .sheet tfoot {
    display: table-row-group;
  }
  & .sheet :is(tr, figure, dt, dd, [data-keep]) {
    break-inside: avoid;
  }
  & .sheet :is(h1, h2, h3, caption) {
    break-after: avoid;
  }
  & .sheet p {
    orphans: 2;
    widows: 2;
  }
  & .sheet [data-break] {
    break-before: page;
  }
  @media print {
    display: block;
    border: 0;
    background: none;
    overflow: visible;
    container-type: normal;
    & > .bar,
    & .run {
      display: none !important;
    }
    & > .sheets {
      display: block;
      padding: 0;
      overflow: visible;
    }
    & .sheet {
      width: auto !important;
      min-height: 0 !important;
      padding: 0;
      box-shadow: none;
      zoom: 1 !important;
      print-color-adjust: exact;
    }
    & .sheet + .sheet {
      break-before: page;
    }
  }
`;

/** Everything around the desk is hidden in print, and its ancestors must not clip it. */
export const aloneOnPaper = `@media print {
  html,
  body {
    margin: 0 !important;
    padding: 0 !important;
    background: none !important;
  }
  body:has([data-tsu-print]) *:not(:has([data-tsu-print]), [data-tsu-print], [data-tsu-print] *) {
    display: none !important;
  }
  body *:has([data-tsu-print]) {
    display: block !important;
    position: static !important;
    height: auto !important;
    max-height: none !important;
    min-height: 0 !important;
    overflow: visible !important;
    margin: 0 !important;
    padding: 0 !important;
    border: 0 !important;
  }
}`;
