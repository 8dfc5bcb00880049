import { styled } from "styled-components";

export const PaginationRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 20px;
  padding: 12px 16px;
  color: var(--tsu-text-muted);
  font-size: var(--tsu-text-sm);
  font-variant-numeric: tabular-nums;
  & > nav {
    margin-left: auto;
  }
  & ol {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  & .page {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 4px;
    min-width: var(--tsu-control-md);
    min-height: var(--tsu-control-md);
    padding: 0 8px;
    border: 1px solid transparent;
    border-radius: var(--tsu-radius-md);
    background: none;
    color: var(--tsu-text);
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
    &:hover {
      background: var(--tsu-hover);
    }
    &[aria-current="page"] {
      background: var(--tsu-brand-soft);
      border-color: var(--tsu-brand-line);
      color: var(--tsu-brand-text);
    }
    &[aria-disabled="true"] {
      color: var(--tsu-text-muted);
      opacity: 0.5;
      cursor: not-allowed;
      background: none;
    }
  }
  & .page {
    position: relative;
  }
  & .gap {
    min-width: 28px;
    text-align: center;
  }
  & .short {
    display: none;
    padding: 0 10px;
    color: var(--tsu-text);
  }
  & > .per-page {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  &[aria-busy="true"] nav {
    opacity: 0.75;
  }
  & svg {
    flex: none;
  }
  container-type: inline-size;
  @container (max-width: 600px) {
    & > nav {
      width: 100%;
      margin: 0;
    }
    & ol {
      justify-content: space-between;
    }
    & li:not(.step, .short) {
      display: none;
    }
    & .short {
      display: block;
    }
    & .page {
      min-height: var(--tsu-touch);
      padding: 0 12px;
      border-color: var(--tsu-border-strong);
    }
  }
  @media print {
    display: none;
  }
`;
