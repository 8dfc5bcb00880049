import { css } from "./css.ts";

/** Page ground, Japanese typography, focus ring, reduced motion. */
export const baseStyles = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  /* A focused element is scrolled clear of the top bar and of a form's buttons. */
  html {
    scroll-padding: calc(var(--tsu-top-bar-height) + 12px) 0 84px;
  }
  /* The top bar's own buttons are in sight already: the page behind stays where it is when they get the focus. */
  [data-shell] .topbar :is(a, button, input) {
    scroll-margin-block: calc(-1 * var(--tsu-top-bar-height) - 12px) calc(var(--tsu-top-bar-height) + 12px);
  }
  @media (max-height: 420px) {
    html {
      scroll-padding: 0;
    }
    [data-shell] .topbar :is(a, button, input) {
      scroll-margin-block: 0;
    }
  }
  body {
    margin: 0;
    background: var(--tsu-bg);
    color: var(--tsu-text);
    font-family: var(--tsu-font-sans);
    font-size: var(--tsu-text-md);
    line-height: var(--tsu-leading-body);
    line-break: strict;
    /* Japanese text breaks between phrases if the browser knows them, and within one only where it has no line to itself. */
    word-break: auto-phrase;
    overflow-wrap: anywhere;
    -webkit-font-smoothing: antialiased;
  }
  /* A part with its own color mode sets its own text color. */
  body [data-theme] {
    color: var(--tsu-text);
  }
  h1,
  h2,
  h3,
  h4 {
    margin: 0;
    font-weight: var(--tsu-weight-bold);
    line-height: var(--tsu-leading-heading);
    font-feature-settings: "palt";
    text-wrap: pretty;
  }
  h1 {
    font-size: var(--tsu-text-2xl);
    letter-spacing: 0.01em;
  }
  h2 {
    font-size: var(--tsu-text-xl);
  }
  h3 {
    font-size: var(--tsu-text-lg);
  }
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  fieldset {
    margin: 0;
    padding: 0;
  }
  fieldset {
    border: 0;
    min-width: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  img,
  svg {
    display: block;
    max-width: 100%;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  button {
    cursor: pointer;
  }
  a {
    color: var(--tsu-brand-text);
    text-underline-offset: 0.2em;
    border-radius: 2px;
  }
  table {
    border-collapse: separate;
    border-spacing: 0;
  }
  th,
  td {
    line-height: var(--tsu-leading-cell);
    font-variant-numeric: tabular-nums;
  }
  :focus-visible {
    outline: var(--tsu-focus-width) solid var(--tsu-focus);
    outline-offset: var(--tsu-focus-offset);
    box-shadow: 0 0 0 var(--tsu-focus-offset) var(--tsu-focus-gap);
  }
  @media (max-width: 640px), (pointer: coarse) {
    summary {
      min-height: var(--tsu-touch);
      align-content: center;
    }
    /* The only link of a paragraph, which often is all of it; two in a text are as high as their lines. */
    p > a:only-child {
      padding-block: 12px;
      margin-block: -12px;
    }
  }
  ::selection {
    background: var(--tsu-brand-line);
    color: var(--tsu-text);
  }
  .tsu-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
    border: 0;
  }
  .tsu-truncate {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .tsu-num {
    font-variant-numeric: tabular-nums;
  }
  .tsu-muted {
    color: var(--tsu-text-muted);
  }
  /* Controls are hidden in print. */
  @media print {
    body {
      background: none;
    }
    .tsu-button,
    .tsu-icon-button,
    .tsu-select,
    .tsu-search,
    nav,
    details {
      display: none !important;
    }
    figure {
      break-inside: avoid;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      /* None at all: with any length, a change of theme starts thousands of transitions. */
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;
