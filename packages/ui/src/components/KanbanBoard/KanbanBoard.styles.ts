import { styled } from "styled-components";

export const BoardRoot = styled.section`
  min-width: 0;
  & > .view {
    position: relative;
  }
  /* More columns lie to the side: they fade, because a cut between two columns would look like the end. */
  & > .view::before,
  & > .view::after {
    content: "";
    position: absolute;
    z-index: 1;
    inset-block: 0 var(--bar-y, 0px);
    width: 32px;
    opacity: 0;
    pointer-events: none;
    transition: opacity var(--tsu-motion-fast);
  }
  & > .view::before {
    left: 0;
    background: linear-gradient(90deg, var(--tsu-bg), transparent);
  }
  & > .view::after {
    right: 0;
    background: linear-gradient(270deg, var(--tsu-bg), transparent);
  }
  & > .view[data-more~="start"]::before,
  & > .view[data-more~="end"]::after {
    opacity: 1;
  }
  & > .view > .columns {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(228px, 1fr);
    gap: 12px;
    padding: 2px 2px 12px;
    overflow-x: auto;
    scroll-padding-inline: 12px;
  }
  & .column {
    position: relative;
    display: flex;
    flex-direction: column;
    min-width: 0;
    max-height: max(420px, calc(100dvh - 290px));
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-lg);
    background: var(--tsu-sunken);
  }
  & .column > header {
    display: flex;
    align-items: baseline;
    gap: 8px;
    padding: 10px 12px 8px;
    position: relative;
    border-top: 3px solid var(--tsu-border-strong);
    border-radius: var(--tsu-radius-lg) var(--tsu-radius-lg) 0 0;
    /* A colour of one's own lies over the border: as an attribute of a drawing, every policy takes it. */
    & > .stripe {
      position: absolute;
      inset: -3px 0 auto;
      width: 100%;
      height: var(--tsu-radius-lg);
      border-radius: inherit;
    }
    &:has(> .stripe) {
      border-top-color: transparent;
    }
  }
  & .column > header > h2 {
    min-width: 0;
    font-size: var(--tsu-text-md);
  }
  & .column > header > .tsu-num {
    flex: none;
  }
  & .column > header > .summary {
    flex: none;
    margin-left: auto;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
  & .places {
    flex: 1;
    overflow-y: auto;
    padding: 3px 8px 8px;
    scrollbar-width: thin;
  }
  & .place {
    min-height: 36px;
    padding: 2px;
    border: 1px solid transparent;
    border-radius: var(--tsu-radius-md);
  }
  & .place:last-child {
    min-height: 64px;
  }
  & .place > h3 {
    display: flex;
    gap: 6px;
    padding: 6px 4px;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    font-weight: 400;
  }
  /* At the foot of the column, where the copy under the pointer does not lie, and where it moves no card. */
  & .column > .why {
    position: absolute;
    inset: auto 8px 8px;
    padding: 8px 10px;
    border: 1px solid var(--tsu-danger-line);
    border-radius: var(--tsu-radius-md);
    background: var(--tsu-surface);
    font-size: var(--tsu-text-sm);
    text-wrap: pretty;
  }
  & .column > .why:empty {
    display: none;
  }
  &[data-choosing] .place[data-target="allowed"] {
    outline: 2px dashed var(--tsu-brand);
    outline-offset: -2px;
    background: color-mix(in srgb, var(--tsu-brand-soft) 50%, transparent);
  }
  /* Flat, not faint: what cannot be chosen can still be read. */
  &[data-choosing] .place[data-target="barred"] .card {
    background: transparent;
  }
  & .place[data-over][data-target="allowed"] {
    outline-style: solid;
    background: var(--tsu-brand-soft);
  }
  & .place[data-over][data-target="barred"] {
    border-color: var(--tsu-danger-line);
  }
  & .cards {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
  & .cards:empty {
    display: none;
  }
  & .card {
    padding: 10px;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
    background: var(--tsu-surface);
    color: var(--tsu-text);
    font-size: var(--tsu-text-sm);
    text-wrap: pretty;
    /* A long board draws what is in view. */
    content-visibility: auto;
    contain-intrinsic-block-size: auto 126px;
    list-style: none;
    &[data-movable] {
      cursor: grab;
    }
    &[data-movable]:hover {
      border-color: var(--tsu-border-strong);
    }
    /* The gap that a card leaves while its copy is under the pointer. */
    &[data-dragged] {
      border-style: dashed;
      background: transparent;
      & > * {
        visibility: hidden;
      }
    }
    &[data-ghost] {
      overflow: visible;
      cursor: grabbing;
      box-shadow: var(--tsu-shadow-lg);
    }
    &[data-grabbed] {
      border-color: var(--tsu-brand);
      box-shadow: 0 0 0 1px var(--tsu-brand);
    }
    &[aria-busy] {
      border-style: dashed;
      background: var(--tsu-sunken);
    }
  }
  & .waiting {
    content-visibility: visible;
  }
  @media (forced-colors: active) {
    & .place[data-over][data-target="allowed"],
    & .card[data-grabbed] {
      border-color: Highlight;
    }
  }
`;
