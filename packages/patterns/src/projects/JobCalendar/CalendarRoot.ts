import { styled } from "styled-components";

export const CalendarRoot = styled.div`
  display: grid;
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
      box-shadow: var(--tsu-shadow-sm);
    }
    @media (max-width: 640px) {
      & > button {
        min-height: 44px;
      }
    }
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
  & td {
    height: 124px;
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
  }
  & td[data-over] {
    background: var(--tsu-brand-soft);
    box-shadow: inset 0 0 0 1px var(--tsu-brand);
  }
  & .sunday {
    color: var(--tsu-danger-text);
  }
  & .saturday {
    color: var(--tsu-info-text);
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
  & td ul {
    display: grid;
    gap: 2px;
  }
  & .entry {
    display: flex;
    gap: 4px;
    width: 100%;
    min-height: 22px;
    padding: 1px 6px;
    border: 0;
    color: inherit;
    cursor: pointer;
    border-left: 3px solid var(--tsu-border-strong);
    border-radius: var(--tsu-radius-sm);
    background: var(--tsu-neutral-soft);
    font-size: var(--tsu-text-xs);
    text-align: left;
    line-height: 20px;
    & > .kind {
      flex: none;
      color: var(--tsu-text-muted);
    }
    &[data-kind="reply"] {
      border-left-color: var(--tsu-phase-approach);
    }
    &[data-kind="shipping"],
    &[data-kind="draft"] {
      border-left-color: var(--tsu-phase-production);
    }
    &[data-kind="posting"] {
      border-left-color: var(--tsu-phase-posting);
    }
    &[data-kind="metrics"],
    &[data-kind="payment"] {
      border-left-color: var(--tsu-phase-settlement);
    }
    &[data-state="overdue"] {
      background: var(--tsu-danger-soft);
      & > .kind,
      & > .name {
        color: var(--tsu-danger-text);
      }
    }
    &[data-state="planned"] {
      border-left-style: dashed;
      cursor: grab;
    }
    &[data-state="done"] > .name {
      color: var(--tsu-text-muted);
      text-decoration: line-through;
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
  @media (max-width: 640px) {
    & td {
      height: 62px;
      padding: 2px;
    }
    &[data-mode="week"] td {
      height: 72px;
    }
    & td ul {
      display: none;
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
      & > .count[data-overdue] {
        background: var(--tsu-danger-soft);
        color: var(--tsu-danger-text);
      }
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
  & .line > .tsu-badge {
    margin-left: auto;
  }
`;
