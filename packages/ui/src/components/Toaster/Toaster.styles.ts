import { styled } from "styled-components";

export const ToasterRoot = styled.section`
  /* On the left, because buttons that send and save are on the right in panels, dialogs and forms. */
  position: fixed;
  z-index: var(--tsu-z-toast);
  /* 20 px from the edges, and room for the shadows, which a box that scrolls would cut. */
  left: 8px;
  bottom: 0;
  padding: 12px 20px 20px 12px;
  width: min(432px, 100vw);
  max-height: calc(100dvh - 8px);
  overflow: hidden auto;
  pointer-events: none;
  & > ul {
    display: grid;
    gap: 8px;
  }
  & > ul > li {
    display: flex;
    align-items: flex-start;
    gap: 10px;
    padding: 10px 8px 10px 14px;
    pointer-events: auto;
    border: 1px solid var(--tsu-border);
    border-left: 4px solid var(--tsu-border-strong);
    border-radius: var(--tsu-radius-md);
    background: var(--tsu-raised);
    color: var(--tsu-text);
    box-shadow: var(--tsu-shadow-md);
    animation: tsu-rise var(--tsu-motion-base) var(--tsu-ease-out);
    & > svg,
    & > span > .tsu-spinner {
      margin-top: 3px;
      flex: none;
    }
    & > .text {
      flex: 1;
      min-width: 0;
      padding-top: 1px;
    }
    & .joined {
      white-space: nowrap;
    }
    & > .tsu-button {
      flex: none;
    }
    & > .tsu-icon-button {
      margin-block: -2px;
      @media (max-width: 640px), (pointer: coarse) {
        margin-block: -7px;
      }
    }
    &[data-type="success"] {
      border-left-color: var(--tsu-success-text);
      & > svg {
        color: var(--tsu-success-text);
      }
    }
    &[data-type="error"] {
      border-left-color: var(--tsu-danger-text);
      & > svg {
        color: var(--tsu-danger-text);
      }
    }
    &[data-leaving] {
      opacity: 0;
      pointer-events: none;
      transition: opacity var(--tsu-motion-base);
    }
  }
  & > .more {
    display: flex;
    margin: 8px auto 4px 0;
    pointer-events: auto;
    box-shadow: var(--tsu-shadow-md);
  }
  @media (min-width: 1024px) {
    :root:has([data-shell]) & {
      left: calc(var(--tsu-drawer-width) + 8px);
    }
  }
  @media (max-width: 640px) {
    left: 0;
    padding: 12px 16px max(16px, env(safe-area-inset-bottom));
  }
  @media print {
    display: none;
  }
`;
