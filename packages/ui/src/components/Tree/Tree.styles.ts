import { styled } from "styled-components";

export const TreeRoot = styled.div`
  min-width: 0;
  overflow: auto;
  scroll-padding-block: 8px;
  /* How high a row of one line is: what stands beside a text of several lines stands at its first. */
  --row: var(--tsu-control-md);
  @media (max-width: 640px), (pointer: coarse) {
    --row: 44px;
  }
  & > [role="treeitem"] {
    display: flex;
    align-items: flex-start;
    min-height: var(--row);
    padding-inline: 2px 8px;
    border-radius: var(--tsu-radius-md);
    line-height: var(--tsu-leading-cell);
    cursor: default;
    /* Its box scrolls, so that a ring around it would be cut. */
    &:focus-visible {
      outline-offset: -2px;
      box-shadow: none;
    }
    &:not([aria-disabled]):is([aria-expanded], [aria-selected], [aria-checked], [data-kind="error"]) {
      cursor: pointer;
    }
    &:hover {
      background: var(--tsu-hover);
    }
    &[aria-selected="true"] {
      /* Short of the rounded corners, which would bend the bar. */
      background:
        linear-gradient(var(--tsu-brand) 0 0) 0 / 3px calc(100% - 12px) no-repeat var(--tsu-selected);
    }
    &[aria-disabled] {
      color: var(--tsu-text-muted);
    }
    &[data-kind] {
      color: var(--tsu-text-muted);
    }
    &[data-kind] > .toggle {
      color: inherit;
    }
    &[data-kind="error"] {
      color: var(--tsu-danger-text);
    }
  }
  /* One for each branch above: a thread from the branch down to its last child. */
  & .thread {
    flex: none;
    align-self: stretch;
    width: 10px;
    margin-inline-start: 11px;
    border-inline-start: 1px solid var(--tsu-border);
  }
  & .toggle {
    display: grid;
    flex: none;
    place-items: center;
    width: 22px;
    height: var(--row);
    border-radius: var(--tsu-radius-sm);
    color: var(--tsu-text-muted);
    & > svg {
      transition: rotate var(--tsu-motion-fast);
    }
  }
  & [aria-expanded="true"] > .toggle > svg {
    rotate: 90deg;
  }
  & [aria-expanded] > .toggle:hover {
    color: var(--tsu-text);
  }
  /* The row is pressed, and says how it stands: the box only shows it. */
  & .tsu-box {
    margin: calc((var(--row) - 18px) / 2) 6px 0 2px;
    pointer-events: none;
  }
  & .icon {
    display: grid;
    flex: none;
    place-items: center;
    width: 20px;
    height: var(--row);
    margin-inline-end: 6px;
    color: var(--tsu-text-muted);
  }
  & .text {
    display: grid;
    flex: 1;
    min-width: 0;
    padding-block: calc((var(--row) - 1lh) / 2);
  }
  & .about {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-xs);
  }
  & .count {
    flex: none;
    margin-inline-start: 12px;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    line-height: var(--row);
  }
  & .acts {
    display: flex;
    align-items: center;
    flex: none;
    gap: 2px;
    min-height: var(--row);
    margin-inline-start: 8px;
  }
  & .again {
    color: var(--tsu-brand-text);
    text-decoration: underline;
  }
  & [data-kind] > .text {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 8px;
    font-size: var(--tsu-text-sm);
  }
  /* Out of sight they are out of the way of Tab, too: only those of the row that has the focus are stops. */
  @media (hover: hover) {
    & > [role="treeitem"] > .acts:not(:has([data-state="open"])) {
      visibility: hidden;
    }
    & > [role="treeitem"]:is(:hover, :focus-within) > .acts {
      visibility: visible;
    }
  }
  @media (forced-colors: active) {
    & > [aria-selected="true"] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
