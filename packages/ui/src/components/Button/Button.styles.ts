import { css } from "../../theme/css.ts";
import { thumbArea } from "../../theme/thumb.ts";

export const buttonStyles = css`
  .tsu-button,
  .tsu-icon-button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-height: var(--tsu-control-md);
    padding: 3px var(--tsu-control-pad);
    /* The button does not shrink beside others, but wraps if it is wider than its container, so that no text is cut. */
    max-width: 100%;
    flex-shrink: 0;
    border: 1px solid transparent;
    border-radius: var(--tsu-radius-md);
    font-size: var(--tsu-text-md);
    font-weight: 600;
    line-height: 1.3;
    text-align: center;
    text-decoration: none;
    text-wrap: balance;
    background: transparent;
    color: var(--tsu-text);
    user-select: none;
    /* Only under the pointer: a list of buttons whose look changes by its data would start as many transitions. */
    &:hover {
      transition: background-color var(--tsu-motion-fast);
    }
    & > svg {
      flex: none;
    }
    &[data-icon] {
      text-align: start;
    }
    /* Nothing in a button leaves a place to the spinner, so it lies over the label: what is beside must not move. */
    &[data-covered] {
      position: relative;
      -webkit-text-fill-color: transparent;
      & > .tsu-spinner {
        position: absolute;
        inset: 0;
        margin: auto;
        width: 16px;
        height: 16px;
      }
      & > svg {
        visibility: hidden;
      }
      @media (forced-colors: active) {
        & > .tsu-spinner {
          background: ButtonFace;
        }
      }
    }
    &[data-size="sm"] {
      min-height: var(--tsu-control-sm);
      padding: 2px 10px;
      font-size: var(--tsu-text-sm);
      gap: 4px;
    }
    &[data-size="lg"] {
      min-height: var(--tsu-control-lg);
      padding: 4px 20px;
      font-size: var(--tsu-text-lg);
    }
    &[data-variant="primary"] {
      background: var(--tsu-brand);
      color: var(--tsu-on-brand);
    }
    &[data-variant="primary"]:hover {
      background: var(--tsu-brand-hover);
    }
    &[data-variant="secondary"] {
      background: var(--tsu-surface);
      border-color: var(--tsu-border-strong);
    }
    &[data-variant="secondary"]:hover,
    &[data-variant="ghost"]:hover {
      background: var(--tsu-hover);
    }
    &[data-variant="ghost"] {
      color: var(--tsu-brand-text);
    }
    &[data-variant="danger"] {
      background: var(--tsu-danger-solid);
      color: var(--tsu-on-solid);
    }
    &[data-variant="danger"]:hover {
      background: var(--tsu-danger-hover);
    }
    &[data-variant="danger-quiet"] {
      background: var(--tsu-surface);
      border-color: var(--tsu-danger-line);
      color: var(--tsu-danger-text);
    }
    &[data-variant="danger-quiet"]:hover {
      background: var(--tsu-danger-soft);
    }
    &:active {
      box-shadow: var(--tsu-shadow-pressed-solid);
      transform: translateY(1px);
    }
    &[data-variant="primary"]:active {
      background: color-mix(in srgb, var(--tsu-brand-hover) 82%, black);
    }
    &[data-variant="danger"]:active {
      background: color-mix(in srgb, var(--tsu-danger-hover) 82%, black);
    }
    &[data-variant="secondary"]:active,
    &[data-variant="ghost"]:active {
      background: var(--tsu-border);
      box-shadow: var(--tsu-shadow-pressed);
    }
    &[data-variant="danger-quiet"]:active {
      background: color-mix(in srgb, var(--tsu-danger-soft) 78%, var(--tsu-danger-line));
      box-shadow: var(--tsu-shadow-pressed);
    }
    &:disabled,
    &[aria-disabled="true"] {
      cursor: not-allowed;
      opacity: 0.5;
      transform: none;
      box-shadow: none;
      @media (forced-colors: active) {
        opacity: 1;
        color: GrayText;
        border-color: GrayText;
      }
    }
    &[aria-busy="true"] {
      opacity: 1;
      cursor: progress;
    }
    &[data-full] {
      width: 100%;
    }
    @media (max-width: 640px), (pointer: coarse) {
      &,
      &[data-size="sm"] {
        min-height: 44px;
      }
    }
  }
  .tsu-icon-button {
    position: relative;
    flex: none;
    padding: 0;
    width: var(--tsu-control-md);
    color: var(--tsu-text-muted);
    &:hover {
      color: var(--tsu-text);
      background: var(--tsu-hover);
    }
    &[data-size="sm"] {
      width: var(--tsu-control-sm);
      padding: 0;
    }
    &[data-size="lg"] {
      width: var(--tsu-control-lg);
      padding: 0;
    }
    &[data-variant="ghost"] {
      color: var(--tsu-text-muted);
    }
    &[data-variant="ghost"]:hover {
      color: var(--tsu-text);
    }
    &:active {
      background: var(--tsu-border);
    }
    /* The label is shown on keyboard focus; on hover the browser shows the title. */
    &:focus-visible[title]::after {
      content: attr(title);
      position: absolute;
      z-index: var(--tsu-z-popover);
      top: calc(100% + 8px);
      right: 0;
      width: max-content;
      max-width: 220px;
      padding: 4px 8px;
      border-radius: var(--tsu-radius-sm);
      background: var(--tsu-text);
      color: var(--tsu-surface);
      font-size: var(--tsu-text-sm);
      font-weight: 500;
      line-height: 1.5;
      text-align: start;
      text-wrap: wrap;
      pointer-events: none;
      @supports (position-area: block-end) {
        position: fixed;
        inset: auto;
        margin: 6px 8px;
        position-area: block-end;
        position-try-fallbacks:
          flip-block,
          block-end span-inline-start,
          block-end span-inline-end;
      }
    }
    &[aria-pressed="true"],
    &[data-state="open"],
    &[aria-pressed="true"]:hover,
    &[data-state="open"]:hover {
      background: var(--tsu-brand-soft);
      color: var(--tsu-brand-text);
    }
    /* Beside the picture, of which two thirds stay in sight; a long count reaches back over it, not over the next button. */
    & > .corner {
      position: absolute;
      inset: calc(50% - 24px) -8px auto 50%;
      display: flex;
      justify-content: center;
      & > * {
        flex: none;
        box-shadow: 0 0 0 2px var(--tsu-surface);
      }
    }
    @media (max-width: 640px), (pointer: coarse) {
      &,
      &[data-size="sm"] {
        width: 44px;
      }
    }
  }
  .tsu-link {
    /* Inline, so that it wraps with its sentence and a narrow cell can cut it with an ellipsis. */
    color: var(--tsu-brand-text);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    border-radius: 2px;
    background: none;
    border: 0;
    padding: 0;
    & > svg {
      display: inline-block;
      margin-inline: 3px 2px;
      vertical-align: -0.14em;
    }
    &:hover {
      text-decoration-thickness: 2px;
    }
    &:active {
      color: var(--tsu-text);
    }
    &[data-quiet] {
      text-decoration-color: transparent;
      color: inherit;
      font-weight: 600;
    }
    &[data-quiet]:hover {
      color: var(--tsu-brand-text);
      text-decoration-color: currentColor;
    }
    @media (forced-colors: active) {
      &[data-quiet] {
        text-decoration-color: LinkText;
      }
    }
    /* A name of its own in a row or a card; what stands in a sentence is as high as its line. */
    @media (max-width: 640px), (pointer: coarse) {
      &[data-quiet] {
        padding-block: 12px;
        margin-block: -12px;
      }
      .tsu-inline > & {
        position: relative;
        &::after {
          ${thumbArea}
        }
      }
    }
  }
`;
