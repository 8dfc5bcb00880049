import { styled } from "styled-components";

export const ChatThreadRoot = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  min-height: 0;
  height: 100%;
  background: var(--tsu-bg);
  & > .scroll {
    display: flex;
    flex-direction: column;
    overflow: auto;
    overscroll-behavior: contain;
    overflow-anchor: none;
    padding: 16px 20px;
    &:focus-visible {
      outline-offset: -3px;
      box-shadow: none;
    }
  }
  & > .scroll > :first-child {
    margin-top: auto;
  }
  & > .scroll > * {
    flex: none;
  }
  & .older {
    display: flex;
    justify-content: center;
    padding-bottom: 12px;
  }
  & .newer {
    display: flex;
    justify-content: center;
    padding-top: 12px;
  }
  & > .past[data-shown] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 4px 12px;
    padding: 6px 12px;
    border-top: 1px solid var(--tsu-border);
    background: var(--tsu-sunken);
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
  & .comment[data-target] :is(.bubble, .images),
  & .system[data-target] {
    border-radius: var(--tsu-radius-md);
    box-shadow: 0 0 0 3px var(--tsu-thread);
  }
  & [data-target]:focus-visible {
    outline-offset: -2px;
  }
  & .terms {
    width: 100%;
    max-width: 720px;
    align-self: center;
    padding-bottom: 16px;
  }
  & .block {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 400px;
    margin-inline: -6px;
    padding-inline: 6px;
  }
  & .day {
    display: flex;
    align-items: center;
    gap: 12px;
    margin: 14px 0 10px;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    font-weight: 600;
    &::before,
    &::after {
      content: "";
      flex: 1;
      height: 1px;
      background: var(--tsu-border);
    }
  }
  & .divider {
    display: flex;
    align-items: center;
    gap: 12px;
    margin: 12px 0;
    color: var(--tsu-thread-text);
    font-size: var(--tsu-text-sm);
    font-weight: 650;
    &::before,
    &::after {
      content: "";
      flex: 1;
      height: 2px;
      background: repeating-linear-gradient(90deg, var(--tsu-thread) 0 8px, transparent 8px 12px);
    }
  }
  & .comment {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr);
    gap: 2px 10px;
    padding: 5px 0;
    max-width: 76%;
  }
  & .comment > * {
    grid-column: 2;
  }
  & .comment > .face {
    grid-column: 1;
    grid-row: 1 / span 4;
    margin-top: 2px;
  }
  & .comment > .who {
    font-size: var(--tsu-text-xs);
    color: var(--tsu-text-muted);
    font-weight: 600;
  }
  & .bubble {
    width: fit-content;
    max-width: 100%;
    padding: 8px 12px;
    border: 1px solid var(--tsu-border);
    border-radius: 4px 12px 12px 12px;
    background: var(--tsu-surface);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & .bubble > .fees {
    margin-top: 6px;
    padding-top: 6px;
    border-top: 1px solid var(--tsu-border);
    font-weight: 600;
  }
  & .meta {
    font-size: var(--tsu-text-xs);
    color: var(--tsu-text-muted);
    display: flex;
    align-items: center;
    gap: 8px;
    flex-wrap: wrap;
  }
  & .comment[data-own] {
    grid-template-columns: minmax(0, 1fr);
    justify-items: end;
    margin-left: auto;
    & > * {
      grid-column: 1;
    }
    & .bubble {
      background: var(--tsu-brand-soft);
      border-color: var(--tsu-brand-line);
      border-radius: 12px 4px 12px 12px;
    }
    & .bubble a {
      color: inherit;
    }
  }
  & .comment[data-state="failed"] .bubble {
    border-color: var(--tsu-danger-text);
    border-style: dashed;
  }
  & .failed {
    color: var(--tsu-danger-text);
    font-weight: 600;
    & > .why {
      display: block;
      font-weight: 400;
    }
  }
  & .meta > [aria-haspopup] {
    min-height: 24px;
    width: 24px;
    opacity: 0.55;
  }
  @media (max-width: 640px) {
    & .meta > [aria-haspopup]::before {
      content: "";
      position: absolute;
      /* Upwards over the end of its own message: below the last one the thread ends. */
      inset: -16px -11px -6px;
    }
  }
  & .comment:is(:hover, :focus-within) .meta > [aria-haspopup] {
    opacity: 1;
  }
  & .editor {
    display: grid;
    gap: 6px;
    width: min(560px, 100%);
    & > textarea {
      min-height: 64px;
      max-height: 40vh;
      field-sizing: content;
    }
    & > .buttons {
      display: flex;
      justify-content: flex-end;
      gap: 8px;
    }
  }
  & .gone {
    color: var(--tsu-text-muted);
    font-style: normal;
  }
  & .images {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-top: 4px;
    & > button {
      padding: 0;
      border: 1px solid var(--tsu-border);
      border-radius: var(--tsu-radius-md);
      overflow: hidden;
      background: var(--tsu-sunken);
    }
    & img {
      display: block;
      height: 140px;
      width: auto;
      min-width: 48px;
      max-width: min(240px, 100%);
      object-fit: cover;
    }
    & img[data-missing] {
      visibility: hidden;
    }
  }
  & .images:has(> :nth-child(2)) {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 108px));
    & img {
      width: 100%;
      min-width: 0;
      height: auto;
      aspect-ratio: 1;
    }
  }
  & .images:has(> :nth-child(2):last-child),
  & .images:has(> :nth-child(4):last-child) {
    grid-template-columns: repeat(2, minmax(0, 140px));
  }
  & .system {
    margin: 8px auto;
    text-align: center;
    font-size: var(--tsu-text-sm);
    color: var(--tsu-text-muted);
    max-width: 640px;
    white-space: pre-wrap;
  }
  & > .jump {
    position: absolute;
    left: 0;
    right: 0;
    bottom: 14px;
    display: flex;
    justify-content: center;
    pointer-events: none;
    & > button {
      pointer-events: auto;
      box-shadow: var(--tsu-shadow-md);
      border-radius: var(--tsu-radius-full);
    }
  }
  & > .jump[data-up] {
    top: 14px;
    bottom: auto;
  }
  @media (max-width: 640px) {
    & > .scroll {
      padding: 12px;
    }
    & .comment {
      max-width: 90%;
    }
  }
`;
