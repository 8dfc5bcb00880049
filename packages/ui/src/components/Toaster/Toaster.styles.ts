import { styled } from "styled-components";

export const ToasterRoot = styled.section`
  /* On the left, because buttons that send and save are on the right in panels, dialogs and forms. */
  position: fixed;
  z-index: var(--tsu-z-toast);
  left: 20px;
  bottom: 20px;
  width: min(400px, calc(100vw - 32px));
  max-height: calc(100dvh - 40px);
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
      word-break: auto-phrase;
    }
    & > .tsu-button {
      flex: none;
    }
    & > .tsu-icon-button {
      margin-block: -2px;
      @media (max-width: 640px) {
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
      left: calc(var(--tsu-drawer-width) + 20px);
    }
  }
  @media (max-width: 640px) {
    left: 16px;
    bottom: max(16px, env(safe-area-inset-bottom));
  }
  @media print {
    display: none;
  }
`;
