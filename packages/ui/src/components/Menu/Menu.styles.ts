import { css } from "../../theme/css.ts";

export const menuStyles = css`
  .tsu-menu {
    min-width: 180px;
    padding: 4px;
    & .label {
      padding: 6px 10px 2px;
      color: var(--tsu-text-muted);
      font-size: var(--tsu-text-xs);
      font-weight: 600;
    }
    & > .separator {
      height: 1px;
      margin: 4px 0;
      background: var(--tsu-border);
    }
    & [role^="menuitem"] {
      display: flex;
      /* A picture stands at the first of several lines; one line stands in the middle of its height. */
      --line: 1.5em;
      --height: var(--tsu-menu-item, 34px);
      align-items: flex-start;
      gap: 8px;
      min-height: var(--height);
      padding: calc((var(--height) - var(--line)) / 2) 10px;
      border-radius: var(--tsu-radius-md);
      color: inherit;
      text-decoration: none;
      cursor: pointer;
      line-height: var(--line);
      outline: none;
      user-select: none;
      &[data-highlighted] {
        background:
          linear-gradient(var(--tsu-brand-text) 0 0) 0 / 2px calc(100% - 12px) no-repeat var(--tsu-hover);
      }
      &,
      & .reason {
        text-wrap: balance;
      }
      &[data-tone="danger"] {
        color: var(--tsu-danger-text);
        & > svg {
          color: inherit;
        }
      }
      &[data-tone="danger"][data-highlighted] {
        background:
          linear-gradient(var(--tsu-danger-text) 0 0) 0 / 2px calc(100% - 12px) no-repeat
          var(--tsu-danger-soft);
      }
      &[aria-disabled="true"] {
        color: var(--tsu-text-muted);
        cursor: not-allowed;
      }
      & > .text {
        flex: 1;
        min-width: 0;
      }
      & .reason {
        display: block;
        line-height: 1.5;
        font-size: var(--tsu-text-xs);
        color: var(--tsu-text-muted);
      }
      & > kbd {
        margin-left: 16px;
        font: inherit;
        font-size: var(--tsu-text-xs);
        color: var(--tsu-text-muted);
        white-space: nowrap;
      }
      & > svg,
      & > .check {
        flex: none;
        margin-block-start: calc((var(--line) - 16px) / 2);
      }
      & > svg {
        color: var(--tsu-text-muted);
      }
      & > .check {
        display: grid;
        place-items: center;
        width: 16px;
        height: 16px;
        flex: none;
        color: var(--tsu-brand-text);
      }
      @media (max-width: 640px), (pointer: coarse) {
        --height: var(--tsu-touch);
      }
    }
  }
`;
