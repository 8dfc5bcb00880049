import { styled } from "styled-components";

export const TimelineRoot = styled.div`
  display: grid;
  justify-items: start;
  gap: 4px;
  min-width: 0;
  & ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    width: 100%;
  }
  & li:not(.day) {
    position: relative;
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr) auto;
    gap: 10px;
    padding-bottom: 16px;
  }
  /* A line runs from mark to mark; it is dashed where entries are collapsed. */
  & li:not(.day):not(:last-child)::before {
    content: "";
    position: absolute;
    left: 13px;
    top: 28px;
    bottom: 0;
    width: 2px;
    opacity: 0.45;
    background: repeating-linear-gradient(180deg, var(--tsu-border-strong) 0 6px, transparent 6px 9px);
  }
  & .mark {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border-radius: 50%;
    background: var(--tsu-brand-soft);
    color: var(--tsu-brand-text);
    box-shadow: inset 0 0 0 1px color-mix(in srgb, currentColor 18%, transparent);
  }
  & [data-tone="thread"] > .mark {
    background: var(--tsu-thread-soft);
    color: var(--tsu-thread-text);
  }
  & [data-tone="success"] > .mark {
    background: var(--tsu-success-soft);
    color: var(--tsu-success-text);
  }
  & [data-tone="danger"] > .mark {
    background: var(--tsu-danger-soft);
    color: var(--tsu-danger-text);
  }
  & [data-tone="neutral"] > .mark {
    background: var(--tsu-neutral-soft);
    color: var(--tsu-neutral-text);
  }
  & .content {
    min-width: 0;
    padding-top: 2px;
  }
  & time {
    padding-top: 3px;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  & .heading {
    margin: 4px 0 8px;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    font-weight: 600;
  }
  & .fold > .tsu-button {
    grid-column: 2 / -1;
    justify-self: start;
    margin-inline-start: -10px;
  }
  @media (forced-colors: active) {
    & .mark {
      outline: 1px solid CanvasText;
    }
  }
  @media print {
    & li {
      break-inside: avoid;
    }
  }
`;
