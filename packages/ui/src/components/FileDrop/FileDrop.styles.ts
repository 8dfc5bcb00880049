import { styled } from "styled-components";

export const FileDropRoot = styled.div`
  display: grid;
  gap: 8px;
  min-width: 0;
  & > .zone {
    position: relative;
    display: grid;
    justify-items: center;
    gap: 6px;
    padding: 32px 20px;
    text-align: center;
    min-width: 0;
    border: 1.5px dashed var(--tsu-border-strong);
    border-radius: var(--tsu-radius-lg);
    background: var(--tsu-surface);
    transition: background-color var(--tsu-motion-fast);
    & > svg {
      color: var(--tsu-brand-text);
    }
    & > label {
      font-weight: 650;
      color: var(--tsu-brand-text);
      text-decoration: underline;
      cursor: pointer;
    }
    & > label::after {
      content: "";
      position: absolute;
      inset: 0;
    }
    & > .hint {
      color: var(--tsu-text-muted);
      font-size: var(--tsu-text-sm);
    }
    & > input {
      position: absolute;
      opacity: 0;
      width: 1px;
      height: 1px;
    }
    &:has(input:focus-visible),
    &:has(input.pseudo-focus-visible) {
      outline: 2px solid var(--tsu-focus);
      outline-offset: 2px;
      box-shadow: 0 0 0 2px var(--tsu-focus-gap);
    }
    &:hover,
    &[data-over] {
      background: var(--tsu-brand-soft);
      border-color: var(--tsu-brand-text);
    }
    &[data-over] {
      border-style: solid;
    }
    &[data-invalid] {
      border-color: var(--tsu-danger-text);
    }
    &[data-disabled] {
      pointer-events: none;
      background: var(--tsu-sunken);
      border-color: var(--tsu-border);
      & > label {
        color: var(--tsu-text-muted);
        text-decoration: none;
      }
      & > svg {
        color: var(--tsu-text-muted);
      }
    }
    @media (max-width: 640px) {
      padding: 24px 16px;
    }
  }
  & > .error {
    display: grid;
    gap: 2px;
    color: var(--tsu-danger-text);
    font-weight: 500;
    font-size: var(--tsu-text-sm);
    line-height: 1.6;
    text-wrap: pretty;
    &:empty {
      display: none;
    }
    & > p {
      display: flex;
      gap: 4px;
    }
    & svg {
      flex: none;
      margin-top: 3px;
    }
  }
`;
