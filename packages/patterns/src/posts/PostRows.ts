import { styled } from "styled-components";

/** Posts one below the other: picture, what is said of each (`.what`, its first line `.head`), and what can be done (`.acts`). */
export const PostRows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: start;
    gap: 8px 16px;
    padding: 12px 0;
    border-top: 1px solid var(--tsu-border);
    &:first-child {
      border-top: 0;
    }
    & > .what {
      display: grid;
      gap: 4px;
      overflow-wrap: anywhere;
    }
    & .head {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 4px 8px;
    }
    & p {
      margin: 0;
      color: var(--tsu-text-muted);
      font-size: var(--tsu-text-sm);
      word-break: auto-phrase;
    }
    & dl {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: 4px 12px;
      margin: 4px 0 0;
      font-size: var(--tsu-text-sm);
      & dt {
        color: var(--tsu-text-muted);
      }
      & dd {
        margin: 0;
        white-space: pre-wrap;
      }
    }
    & > .acts {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
    }
    @media (max-width: 640px) {
      grid-template-columns: auto minmax(0, 1fr);
      & > .acts {
        grid-column: 1 / -1;
      }
    }
  }
`;
