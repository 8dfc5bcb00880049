import { css } from "styled-components";

export const popupStyles = css`
  @keyframes tsu-rise { from { opacity: 0; translate: 0 4px; } }
  @keyframes tsu-fade { from { opacity: 0; } }
  @keyframes tsu-slide { from { translate: 32px 0; opacity: 0; } }
  @keyframes tsu-slide-left { from { translate: -32px 0; opacity: 0; } }
  .tsu-popover, .tsu-menu {
    z-index: var(--tsu-z-popover); max-width: min(420px, calc(100vw - 24px)); max-height: var(--radix-popper-available-height, 80vh); overflow: auto;
    border: 1px solid var(--tsu-border); border-radius: var(--tsu-radius-lg); background: var(--tsu-raised); color: var(--tsu-text);
    box-shadow: var(--tsu-shadow-md); animation: tsu-rise var(--tsu-motion-fast) var(--tsu-ease-out);
  }
  .tsu-popover { padding: var(--tsu-space-4); &[data-flush] { padding: 0; } }
  .tsu-menu {
    min-width: 180px; padding: 4px;
    & > .label { padding: 6px 10px 2px; color: var(--tsu-text-muted); font-size: var(--tsu-text-xs); font-weight: 600; }
    & > .separator { height: 1px; margin: 4px 0; background: var(--tsu-border); }
    & > [role^="menuitem"] {
      display: flex; align-items: center; gap: 8px; min-height: 34px; padding: 5px 10px; border-radius: var(--tsu-radius-md);
      color: inherit; text-decoration: none; cursor: pointer; line-height: 1.5; outline: none; user-select: none;
      &[data-highlighted] { background: var(--tsu-hover); box-shadow: inset 2px 0 0 var(--tsu-brand-text); }
      &[data-tone="danger"] { color: var(--tsu-danger-text); }
      &[data-disabled] { color: var(--tsu-text-muted); cursor: not-allowed; }
      & .reason { display: block; font-size: var(--tsu-text-xs); color: var(--tsu-text-muted); }
      & > svg { flex: none; color: var(--tsu-text-muted); }
      @media (max-width: 640px) { min-height: 44px; }
    }
  }
  .tsu-tooltip {
    z-index: var(--tsu-z-popover); max-width: 320px; padding: 6px 10px; border-radius: var(--tsu-radius-md);
    background: var(--tsu-drawer); color: var(--tsu-drawer-text); font-size: var(--tsu-text-sm); line-height: 1.6; box-shadow: var(--tsu-shadow-md);
    white-space: pre-line;
  }
  .tsu-overlay { position: fixed; inset: 0; z-index: var(--tsu-z-overlay); background: var(--tsu-overlay); animation: tsu-fade var(--tsu-motion-fast); }
  .tsu-dialog {
    position: fixed; z-index: var(--tsu-z-overlay); inset: 0; margin: auto; width: min(560px, calc(100vw - 32px)); height: fit-content; max-height: calc(100dvh - 48px);
    display: grid; grid-template-rows: auto minmax(0, 1fr) auto; border-radius: var(--tsu-radius-lg); background: var(--tsu-raised); color: var(--tsu-text);
    box-shadow: var(--tsu-shadow-lg); animation: tsu-rise var(--tsu-motion-base) var(--tsu-ease-out);
    &[data-size="sm"] { width: min(440px, calc(100vw - 32px)); }
    &[data-size="lg"] { width: min(880px, calc(100vw - 32px)); }
    &[data-side="right"] {
      inset: 0 0 0 auto; margin: 0; width: min(560px, 100vw); height: 100dvh; max-height: none; border-radius: var(--tsu-radius-lg) 0 0 var(--tsu-radius-lg);
      animation-name: tsu-slide;
    }
    &[data-side="right"][data-size="lg"] { width: min(760px, 100vw); }
    &:focus { outline: none; }
    & > .head { display: flex; align-items: flex-start; gap: 12px; padding: 18px 16px 12px 24px; }
    & > .head > .titles { flex: 1; min-width: 0; padding-top: 4px; }
    & > .head p { color: var(--tsu-text-muted); font-size: var(--tsu-text-sm); margin-top: 2px; }
    & > .body { padding: 4px 24px 24px; overflow: auto; overscroll-behavior: contain; }
    & > .foot { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 8px; padding: 14px 24px; border-top: 1px solid var(--tsu-border); }
    @media (max-width: 640px) {
      & > .head { padding-left: 16px; }
      & > .body { padding: 4px 16px 16px; }
      & > .foot { padding: 12px 16px; }
      & > .foot > .tsu-button { flex: 1; }
    }
  }
`;
