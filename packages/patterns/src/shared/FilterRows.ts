import { styled } from "styled-components";

/**
 * Rows over a list: `.head` (views, search, `.actions`), `.bar` (`.filters`, then a `FoundCount`) and `.applied`.
 * `data-bars`: they are the bars of a card without padding.
 */
export const FilterRows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  flex: 1 1 100%;
  min-width: 0;
  & > .head,
  & > .bar,
  & .filters,
  & .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
  }
  & > .head > search {
    flex: 0 1 320px;
  }
  & .actions {
    flex: 1;
    min-width: 0;
  }
  & .filters {
    gap: 6px;
    flex: 1;
    min-width: 0;
  }
  & > .bar > .found-count {
    text-align: end;
  }
  & .filters > [data-active] {
    border-color: var(--tsu-brand-text);
    background: var(--tsu-brand-soft);
    color: var(--tsu-brand-text);
  }
  /* Nothing in force: no gap for it either. */
  & > .applied:not(:has(li)) {
    margin-top: -10px;
  }
  &[data-bars] {
    gap: 0;
    & > .head,
    & > .bar {
      padding: 10px 16px;
    }
    & > .head {
      border-bottom: 1px solid var(--tsu-border);
    }
    & > .head > .views {
      display: flex;
      flex: 1 1 280px;
      min-width: 0;
      /* What is done with a changed view would leave no room for the views themselves: they take a line of their own. */
      &:has([data-changed]) {
        flex-basis: 100%;
      }
    }
    & .actions {
      flex: none;
      gap: 4px;
    }
    & > .bar {
      min-height: 56px;
    }
    & > .applied {
      margin: 0;
      padding: 0 16px;
      &:has(li) {
        padding-bottom: 10px;
      }
    }
  }
  /* A phone has no room for ten buttons one under the other: the row scrolls. */
  @media (max-width: 640px) {
    & > .head > search,
    & .actions {
      flex: 1 1 100%;
    }
    & > .bar {
      flex-wrap: nowrap;
    }
    & > .bar > .found-count {
      order: -1;
      text-align: start;
    }
    & .filters {
      flex-wrap: nowrap;
      overflow-x: auto;
      margin: -4px;
      padding: 4px;
    }
    & .filters > button {
      flex: none;
      min-height: 44px;
    }
    &[data-bars] {
      & > .head,
      & > .bar {
        padding: 10px 12px;
      }
      & > .bar {
        padding-right: 0;
      }
      & > .applied {
        padding-inline: 12px;
      }
      & > .head > .views {
        flex: 1 1 100%;
        &:has([data-bare]) {
          display: none;
        }
      }
      & > .head > search {
        flex: 1 1 0;
        width: auto;
        min-width: 0;
      }
      /* What is done with the list are signs beside the search. */
      & .actions {
        flex: none;
        gap: 6px;
      }
      & .actions > :is(button, a) {
        width: 44px;
        min-height: 44px;
        padding: 0;
        gap: 0;
        font-size: 0;
      }
    }
  }
  @media print {
    & > .head,
    & > .bar {
      display: none;
    }
  }
`;
