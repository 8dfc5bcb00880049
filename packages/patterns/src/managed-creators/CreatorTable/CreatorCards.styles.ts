import { styled } from "styled-components";

export const CreatorCardsRoot = styled.div`
  & > .over {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
    padding: 4px 16px 8px;
    & > .sort {
      flex: 1 1 0;
      min-width: 144px;
      max-width: 240px;
    }
  }
  & .matching {
    order: 1;
    display: none;
    flex: 1 1 100%;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
    font-size: var(--tsu-text-sm);
    &[data-shown] {
      display: flex;
    }
  }
  & > ul > li:not(.gap) {
    position: relative;
    display: grid;
    gap: 10px;
    padding: 14px 16px;
    border-top: 1px solid var(--tsu-border);
    &:has(> .head :checked) {
      background: var(--tsu-selected);
    }
  }
  & .head {
    display: flex;
    align-items: start;
    gap: 10px;
  }
  & .name {
    flex: 1;
    min-width: 0;
    font-weight: 600;
    line-height: var(--tsu-leading-cell);
    overflow-wrap: anywhere;
  }
  /* The whole card leads to the creator; the choice lies above. */
  & .name a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  & .choice {
    position: relative;
    z-index: 1;
  }
  & .sub {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    font-weight: 400;
  }
  & .accounts {
    flex-wrap: wrap;
    font-size: var(--tsu-text-sm);
  }
  & .facts {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px 12px;
    & > div {
      min-width: 0;
    }
  }
  & dt {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-xs);
  }
  & dd {
    overflow-wrap: anywhere;
  }
  /* Under the thumb, and above what the phone itself draws at its edge. */
  & > .foot {
    position: sticky;
    bottom: 0;
    z-index: 3;
    padding-bottom: env(safe-area-inset-bottom);
    border-top: 1px solid var(--tsu-border);
    background: var(--tsu-brand-soft);
  }
`;
