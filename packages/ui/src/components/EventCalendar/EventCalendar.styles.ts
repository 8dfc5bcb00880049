import { styled } from "styled-components";

export const CalendarRoot = styled.section`
  /* What has no room is laid out like a phone, wherever the calendar stands: beside a panel as well as in a small window. */
  container: tsu-calendar / inline-size;
  width: 100%;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  & > .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  & > .bar > h2 {
    min-width: 8em;
    font-size: var(--tsu-text-lg);
  }
  & > .bar > .end {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px;
    margin-left: auto;
  }
  & .modes {
    display: inline-flex;
    padding: 2px;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
    background: var(--tsu-sunken);
    & > button {
      min-width: 44px;
      min-height: 30px;
      border: 0;
      border-radius: var(--tsu-radius-sm);
      background: none;
      color: var(--tsu-text-muted);
      cursor: pointer;
    }
    & > button[aria-pressed="true"] {
      background: var(--tsu-surface);
      color: var(--tsu-text);
      font-weight: 650;
      box-shadow: 0 0 0 1px var(--tsu-border-strong);
    }
    @media (max-width: 640px), (pointer: coarse) {
      & > button {
        min-height: var(--tsu-touch);
      }
    }
  }
  /* Above the days, in sight whatever their number is, and quiet: an empty month is no fault. */
  & > .nothing {
    padding: 10px 14px;
    border: 1px dashed var(--tsu-border);
    border-radius: var(--tsu-radius-lg);
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    text-wrap: pretty;
  }
  & > table {
    width: 100%;
    table-layout: fixed;
    border-collapse: separate;
    border-spacing: 0;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-lg);
    background: var(--tsu-surface);
    overflow: hidden;
  }
  & th {
    padding: 6px 8px;
    border-bottom: 1px solid var(--tsu-border);
    font-size: var(--tsu-text-sm);
    font-weight: 400;
    color: var(--tsu-text-muted);
    text-align: left;
  }
  /* A week with less in it leaves its room to those below: the last one of a month is seen without scrolling. */
  & td {
    height: 88px;
    padding: 4px;
    border-bottom: 1px solid var(--tsu-border);
    vertical-align: top;
  }
  & td + td {
    border-left: 1px solid var(--tsu-border);
  }
  & tr:last-child td {
    border-bottom: 0;
  }
  &[data-mode="week"] td {
    height: 420px;
  }
  & td[data-outside] {
    background: var(--tsu-sunken);
    color: var(--tsu-text-subtle);
  }
  & td[data-over] {
    background: var(--tsu-brand-soft);
    box-shadow: inset 0 0 0 1px var(--tsu-brand);
  }
  & .wait {
    padding: 6px 4px;
  }
  & [data-off="sunday"] {
    color: var(--tsu-danger-text);
  }
  & [data-off="saturday"] {
    color: var(--tsu-info-text);
  }
  & td[data-outside] [data-off] {
    color: inherit;
  }
  & .day {
    display: flex;
    align-items: center;
    gap: 6px;
    width: 100%;
    min-height: 26px;
    padding: 0 4px;
    border: 0;
    border-radius: var(--tsu-radius-sm);
    background: none;
    color: inherit;
    cursor: pointer;
    font-size: var(--tsu-text-sm);
    text-align: left;
    &:hover {
      background: var(--tsu-hover);
    }
    & > .holiday {
      font-size: var(--tsu-text-xs);
    }
    & > .count {
      display: none;
    }
  }
  & td[data-today] .number {
    display: inline-grid;
    place-items: center;
    min-width: 24px;
    height: 24px;
    border-radius: var(--tsu-radius-full);
    background: var(--tsu-brand);
    color: var(--tsu-on-brand);
  }
  & .entries {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
  }
  & .entry {
    position: relative;
    display: flex;
    gap: 4px;
    width: 100%;
    min-height: 22px;
    padding: 1px 6px;
    border: 0;
    color: var(--tsu-text);
    cursor: pointer;
    border-left: 3px solid var(--tsu-border-strong);
    border-radius: var(--tsu-radius-sm);
    background: var(--tsu-neutral-soft);
    font-size: var(--tsu-text-xs);
    text-align: left;
    line-height: 20px;
    &[data-tone="danger"] {
      border-left-color: var(--tsu-danger-line);
      background: var(--tsu-danger-soft);
    }
    &[data-tone="danger"],
    &[data-tone="danger"] > * {
      color: var(--tsu-danger-text);
    }
    &[data-tentative] {
      border-left-style: dashed;
    }
    /* A colour of one's own lies over the border: as an attribute of a drawing, every policy takes it. */
    & > .stripe {
      position: absolute;
      inset: 0 auto 0 -3px;
      width: 3px;
      height: 100%;
      border-radius: var(--tsu-radius-sm) 0 0 var(--tsu-radius-sm);
      stroke-width: 6px;
    }
    &:has(> .stripe) {
      border-left-color: transparent;
    }
    &[data-tentative] > .stripe {
      stroke-dasharray: 6px 4px;
    }
    &[data-movable] {
      cursor: grab;
    }
    &[data-done] {
      color: var(--tsu-text-muted);
      text-decoration: line-through;
    }
    &[aria-busy] {
      background: none;
      outline: 1px dashed var(--tsu-border-strong);
      outline-offset: -1px;
    }
    &[data-grabbed] {
      box-shadow: 0 0 0 1px var(--tsu-brand);
    }
    &[data-ghost] {
      overflow: hidden;
      cursor: grabbing;
      box-shadow: var(--tsu-shadow-lg);
    }
  }
  & .more {
    padding: 0 6px;
    border: 0;
    background: none;
    cursor: pointer;
    color: var(--tsu-brand-text);
    font-size: var(--tsu-text-xs);
    line-height: 22px;
  }
  /* The days that have something, below the calendar of a phone, whose cells hold no more than a number. */
  & > .agenda {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    & > li {
      display: grid;
      grid-template-columns: 6.5em minmax(0, 1fr);
      gap: 8px;
      padding: 8px 0;
      border-top: 1px solid var(--tsu-border);
      font-size: var(--tsu-text-sm);
    }
    /* Beside the words of the first entry, which is as high as a finger. */
    & .on {
      padding-top: 11px;
    }
    & > li[data-today] > .on {
      font-weight: 650;
    }
    & .holiday {
      display: block;
      font-size: var(--tsu-text-xs);
    }
    & .entry,
    & .more {
      min-height: 44px;
      align-items: center;
      font-size: var(--tsu-text-sm);
    }
    /* A line has room to wrap: what kind of date it is stands at its end. */
    & .entry > .tsu-truncate {
      padding-block: 2px;
      white-space: normal;
    }
  }
  @container tsu-calendar (max-width: 640px) {
    & > .bar {
      gap: 4px;
      & > h2 {
        min-width: 0;
        font-size: var(--tsu-text-md);
      }
    }
    /* Where they do not fit side by side: the month with its arrows, below it today and the choice. */
    @container (max-width: 400px) {
      & > .bar {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr) auto;
        row-gap: 8px;
        & > h2 {
          text-align: center;
        }
        & > :nth-child(4) {
          grid-area: 2 / 1 / auto / 3;
          justify-self: start;
        }
        & > :nth-child(5) {
          grid-column: 1 / -1;
          justify-self: start;
        }
        & > .end {
          grid-area: 2 / 2 / auto / -1;
        }
      }
    }
    /* Above the numbers, which stand in the middle here. */
    & th {
      padding-inline: 2px;
      text-align: center;
    }
    & td {
      height: 62px;
      padding: 2px;
    }
    &[data-mode="week"] td {
      height: 72px;
    }
    & td > .entries,
    & .wait > :nth-child(2) {
      display: none;
    }
    & .day:has(+ .wait) {
      position: relative;
      min-height: 34px;
      &::after {
        content: "";
        position: absolute;
        inset: 0 0 -22px;
      }
    }
    & .day {
      flex-direction: column;
      min-height: 56px;
      padding: 2px 0;
      & > .holiday {
        display: none;
      }
      & > .count {
        display: inline-block;
        padding: 0 6px;
        border-radius: var(--tsu-radius-full);
        background: var(--tsu-neutral-soft);
        color: var(--tsu-text);
        font-size: var(--tsu-text-xs);
      }
      & > .count[data-tone="danger"] {
        background: var(--tsu-danger-soft);
        color: var(--tsu-danger-text);
      }
    }
  }
  @media (forced-colors: active) {
    & td[data-over] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const DayList = styled.ul`
  display: grid;
  & > li {
    display: grid;
    gap: 8px;
    padding: 10px 0;
  }
  & > li + li {
    border-top: 1px solid var(--tsu-border);
  }
  & .line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
`;
