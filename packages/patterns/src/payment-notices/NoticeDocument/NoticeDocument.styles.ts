import { styled } from "styled-components";

/** A Japanese business form: thin rules, one heavy one under the sum, 9 pt. Sizes in mm and pt, as on paper. */
export const Form = styled.div`
  position: relative;
  font-size: 9.5pt;
  line-height: 1.55;
  & .mark {
    position: absolute;
    inset: 70mm 0 auto;
    text-align: center;
    font-size: 76pt;
    font-weight: 700;
    letter-spacing: 0.3em;
    rotate: -24deg;
    color: var(--tsu-border);
    pointer-events: none;
    user-select: none;
    /* Decoration: the status stands in words at the head of the page, and readers find no second one here. */
    &::before {
      content: attr(data-mark);
    }
  }
  & > :not(.mark) {
    position: relative;
  }
  & h1 {
    font-size: 17pt;
    text-align: center;
    letter-spacing: 0.24em;
    padding-bottom: 3mm;
    border-bottom: 2px solid currentColor;
    & > small {
      display: block;
      font-size: 8.5pt;
      font-weight: 500;
      letter-spacing: 0.05em;
    }
  }
  & .parties {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 78mm;
    gap: 10mm;
    margin-top: 8mm;
    align-items: start;
  }
  & .to > .name {
    font-size: 13pt;
    font-weight: 650;
    border-bottom: 1px solid currentColor;
    padding-bottom: 1mm;
    word-break: auto-phrase;
  }
  & .to > p,
  & .from > p {
    margin-top: 1mm;
  }
  & .from {
    position: relative;
    &:has(.seal) {
      padding-right: 24mm;
    }
  }
  & .lead {
    margin-top: 7mm;
  }
  & .from > .logo {
    height: 9mm;
    margin-bottom: 2mm;
    & > img {
      height: 100%;
      width: auto;
    }
  }
  & .from > .name {
    font-size: 11pt;
    font-weight: 650;
  }
  & .from > .seal {
    position: absolute;
    right: 0;
    bottom: 0;
    width: 20mm;
    height: 20mm;
    & > img {
      width: 100%;
      height: 100%;
      object-fit: contain;
    }
  }
  & .from > .edition {
    color: var(--tsu-text-muted);
    font-size: 8pt;
  }
  & .meta {
    display: grid;
    gap: 0.5mm;
    margin-top: 3mm;
    font-size: 9pt;
    & > div {
      display: flex;
      gap: 4mm;
    }
    & dt {
      color: var(--tsu-text-muted);
    }
    & dd {
      font-variant-numeric: tabular-nums;
    }
  }
  & .sum {
    display: flex;
    align-items: baseline;
    gap: 6mm;
    margin: 2mm 0 5mm;
    padding: 3mm 5mm;
    border: 1.5px solid currentColor;
    font-weight: 650;
    & > strong {
      font-size: 17pt;
      font-variant-numeric: tabular-nums;
    }
    & > .due {
      display: grid;
      margin-left: auto;
      font-weight: 500;
    }
  }
  & table {
    border-collapse: collapse;
    font-size: 9pt;
  }
  & th,
  & td {
    padding: 1.4mm 2mm;
    border: 1px solid var(--tsu-border-strong);
    text-align: start;
    vertical-align: top;
  }
  & th {
    background: var(--tsu-sunken);
    font-weight: 600;
    font-size: 8.5pt;
    white-space: nowrap;
    print-color-adjust: exact;
  }
  & .num {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & td > small {
    display: block;
    color: var(--tsu-text-muted);
    font-size: 7.5pt;
    white-space: normal;
  }
  & .nowrap {
    white-space: nowrap;
  }
  & .bottom {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 82mm;
    gap: 8mm;
    margin-top: 5mm;
    align-items: start;
  }
  & tr.total > * {
    border-top: 2px solid currentColor;
    font-weight: 700;
    font-size: 10.5pt;
  }
  & .notes {
    display: grid;
    gap: 1.5mm;
    font-size: 8.5pt;
    & > p {
      text-wrap: pretty;
    }
  }
  & .agree {
    margin-top: 6mm;
    padding: 3mm 4mm;
    border: 1px solid var(--tsu-border-strong);
    font-size: 9pt;
    & > h2 {
      font-size: 9pt;
    }
  }
  & .remarks {
    margin-top: 4mm;
    white-space: pre-wrap;
    & > h2 {
      font-size: 9pt;
    }
  }
`;
