import { css } from "../../theme/css.ts";

/**
 * Shadows at the edges of a scrolling body follow its scroll position; without support the foot's line
 * remains.
 */
export const dialogStyles = css`
  @keyframes tsu-lift {
    from {
      box-shadow: none;
    }
    to {
      box-shadow: 0 8px 10px -6px var(--edge-shadow);
    }
  }
  @keyframes tsu-settle {
    from {
      box-shadow: 0 -8px 10px -6px var(--edge-shadow);
    }
    to {
      box-shadow: none;
    }
  }
  .tsu-overlay {
    position: fixed;
    inset: 0;
    z-index: var(--tsu-z-overlay);
    background: var(--tsu-overlay);
    pointer-events: auto;
    animation: tsu-fade var(--tsu-motion-fast);
  }
  .tsu-dialog {
    --edge-shadow: var(--tsu-edge);
    timeline-scope: --tsu-dialog-body;
    position: fixed;
    z-index: var(--tsu-z-overlay);
    inset: 0;
    margin: auto;
    width: min(560px, calc(100% - 32px));
    height: fit-content;
    max-height: calc(100% - 48px);
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
    grid-template-columns: minmax(0, 1fr);
    border-radius: var(--tsu-radius-lg);
    background: var(--tsu-raised);
    color: var(--tsu-text);
    box-shadow: var(--tsu-shadow-lg);
    animation: tsu-rise var(--tsu-motion-base) var(--tsu-ease-out);
    overflow: hidden;
    &[data-size="sm"] {
      width: min(440px, calc(100% - 32px));
    }
    &[data-size="lg"] {
      width: min(880px, calc(100% - 32px));
    }
    &[data-size="xl"] {
      width: min(1160px, calc(100% - 32px));
    }
    /* The field stays where it is while the results below it come and go. */
    &.tsu-palette:not([data-modeless]) {
      margin-top: 72px;
      max-height: calc(100% - 96px);
    }
    &[data-side="right"],
    &[data-side="left"] {
      margin: 0;
      width: min(560px, 100%);
      height: 100%;
      max-height: none;
    }
    &[data-side="right"] {
      inset: 0 0 0 auto;
      border-radius: var(--tsu-radius-lg) 0 0 var(--tsu-radius-lg);
      animation-name: tsu-slide;
    }
    &[data-side="left"] {
      inset: 0 auto 0 0;
      border-radius: 0 var(--tsu-radius-lg) var(--tsu-radius-lg) 0;
      animation-name: tsu-slide-left;
    }
    &:is([data-side="right"], [data-side="left"])[data-size="sm"] {
      width: min(400px, 100%);
    }
    &:is([data-side="right"], [data-side="left"])[data-size="lg"] {
      width: min(760px, 100%);
    }
    /* Beside a list that stays usable: below the top bar, and only as wide as the panel. */
    &[data-modeless]:not([data-side="center"]) {
      top: var(--tsu-top-bar-height);
      height: calc(100% - var(--tsu-top-bar-height));
      z-index: var(--tsu-z-drawer);
      border: 1px solid var(--tsu-border);
    }
    &:focus {
      outline: none;
      box-shadow: var(--tsu-shadow-lg);
    }
    & > .head {
      display: flex;
      align-items: flex-start;
      gap: 12px;
      padding: 18px 16px 12px 24px;
    }
    /* Nothing between it and the foot: as much room below as above. */
    & > .head:has(+ div:empty) {
      padding-bottom: 20px;
    }
    & > .head > .titles {
      flex: 1;
      min-width: 0;
      padding-top: 4px;
    }
    & > .head p {
      color: var(--tsu-text-muted);
      font-size: var(--tsu-text-sm);
      margin-top: 2px;
    }
    & > .body {
      padding: 4px 24px 24px;
      overflow: auto;
      overscroll-behavior: contain;
      scroll-timeline: --tsu-dialog-body block;
    }
    & > :is(.head, .foot) {
      position: relative;
      z-index: 1;
      animation: linear both;
      animation-timeline: --tsu-dialog-body;
    }
    & > .head {
      animation-name: tsu-lift;
      animation-range: 0 20px;
    }
    & > .foot {
      animation-name: tsu-settle;
      animation-range: calc(100% - 20px) 100%;
    }
    & > .foot {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: flex-end;
      gap: 8px;
      padding: 14px 24px;
      border-top: 1px solid var(--tsu-border);
      background: var(--tsu-raised);
    }
    & > .foot.question {
      background: var(--tsu-warning-soft);
      border-color: var(--tsu-warning-line);
      & > p {
        flex: 1 1 14em;
        color: var(--tsu-warning-text);
        font-weight: 600;
      }
    }
    @media (max-width: 640px) {
      &:is([data-side="right"], [data-side="left"]) {
        width: 100%;
        border-radius: 0;
        border: 0;
      }
      &[data-modeless]:not([data-side="center"]) {
        top: 0;
        height: 100%;
        z-index: var(--tsu-z-overlay);
      }
      & > .head {
        padding-left: 16px;
      }
      & > .head > .titles {
        padding-top: 8px;
      }
      & > .body {
        padding: 4px 16px 16px;
      }
      & > .foot {
        padding: 12px 16px max(12px, env(safe-area-inset-bottom));
      }
      /* Words stay in one line: what has no room beside the others takes a row of its own. */
      & > .foot > .tsu-button {
        flex: 1 1 auto;
      }
    }
    @media (max-width: 640px), (max-height: 560px) {
      &.tsu-palette:not([data-modeless]) {
        margin-top: 16px;
        max-height: calc(100% - 32px);
      }
    }
    /* In a window too low for header and footer, as above a phone's keyboard, the whole dialog scrolls under its buttons. */
    @media (max-height: 420px) {
      display: block;
      overflow: auto;
      max-height: calc(100% - 16px);
      & > .body {
        overflow: visible;
      }
      & > .foot {
        position: sticky;
        bottom: 0;
        padding-block: 8px;
      }
    }
    /* Magnified until hardly anything is left, they would cover what is to be read. */
    @media (max-height: 260px) {
      & > .foot {
        position: static;
      }
    }
  }
`;
