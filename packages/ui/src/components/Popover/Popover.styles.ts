import { css } from "../../theme/css.ts";

export const popoverStyles = css`
  .tsu-popover,
  .tsu-menu {
    z-index: var(--tsu-z-popover);
    max-width: min(420px, var(--radix-popper-available-width, 100vw - 24px));
    max-height: var(--radix-popper-available-height, 80vh);
    overflow: auto;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-lg);
    background: var(--tsu-raised);
    color: var(--tsu-text);
    box-shadow: var(--tsu-shadow-md);
    animation: tsu-rise var(--tsu-motion-fast) var(--tsu-ease-out);
  }
  .tsu-popover {
    padding: var(--tsu-space-4);
    /* Without a control inside it takes the focus itself, as a dialog does: that it is there says so. */
    &:focus {
      outline: none;
      box-shadow: var(--tsu-shadow-md);
    }
    &[data-flush] {
      padding: 0;
    }
  }
  .tsu-tooltip {
    z-index: var(--tsu-z-popover);
    max-width: min(320px, var(--radix-popper-available-width, 100vw));
    /* As the label that a button shows of itself. */
    padding: 4px 8px;
    border-radius: var(--tsu-radius-sm);
    background: var(--tsu-text);
    color: var(--tsu-surface);
    font-size: var(--tsu-text-sm);
    font-weight: 500;
    line-height: 1.5;
    white-space: pre-line;
    text-wrap: pretty;
  }
`;
