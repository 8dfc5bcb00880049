import { stayStyle } from "./stayStyle.ts";

/** What stands in the card of a creator: on the board, and in the list of a phone. */
export const jobCardStyle = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  & > .top {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  & > .top > .person {
    flex: 1;
    min-width: 0;
  }
  & > .next {
    color: var(--tsu-text-muted);
  }
  & > .next[data-turn="ours"] {
    color: var(--tsu-text);
    font-weight: 650;
  }
  & > .next > a {
    display: inline-block;
    max-width: 100%;
    padding: 2px 10px;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-full);
    background: var(--tsu-surface);
    color: inherit;
    text-decoration: none;
    &:hover {
      background: var(--tsu-brand-soft);
    }
    /* A thumb's height of its own, unlike other links of a paragraph: the name above it is a link, too. */
    @media (max-width: 640px), (pointer: coarse) {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
      margin-block: 0;
    }
  }
  & > .next[data-turn="ours"] > a {
    border-color: var(--tsu-brand-text);
    color: var(--tsu-brand-text);
  }
  & > .due {
    flex-wrap: wrap;
  }
  & > .mark,
  & > .mark > * {
    justify-self: start;
    white-space: normal;
  }
  & > .foot {
    display: flex;
    align-items: center;
    gap: 10px;
    color: var(--tsu-text-muted);
  }
  & > .foot > .owner {
    margin-left: auto;
  }
  ${stayStyle}
`;
