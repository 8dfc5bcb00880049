import { styled } from "styled-components";

export const BoardRoot = styled.div`
  & > .columns {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(228px, 1fr);
    gap: 12px;
    padding: 2px 2px 12px;
    overflow-x: auto;
    scroll-padding-inline: 12px;
  }
  & .column {
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
    border-top: 3px solid;
    border-radius: var(--tsu-radius-lg) var(--tsu-radius-lg) 0 0;
  }
  & .column > header > h2 {
    font-size: var(--tsu-text-md);
  }
  & .column > header > .sum {
    margin-left: auto;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
  & .groups {
    flex: 1;
    overflow-y: auto;
    padding: 0 8px 8px;
    scrollbar-width: thin;
  }
  & .group {
    min-height: 36px;
    padding: 2px;
    border: 1px solid transparent;
    border-radius: var(--tsu-radius-md);
  }
  & .group:last-child {
    min-height: 64px;
  }
  & .group > h3 {
    display: flex;
    gap: 6px;
    padding: 6px 4px;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    font-weight: 400;
  }
  & .group > .why {
    padding: 0 4px 6px;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-xs);
  }
  &[data-choosing] .group[data-target="legal"] {
    border-color: var(--tsu-brand-line);
    border-style: dashed;
  }
  &[data-choosing] .group[data-target="barred"] {
    opacity: 0.55;
  }
  & .group[data-over][data-target="legal"] {
    border-style: solid;
    background: var(--tsu-brand-soft);
  }
  & .group[data-over][data-target="barred"] {
    opacity: 1;
    border-color: var(--tsu-danger-line);
  }
  & .cards {
    display: grid;
    gap: 8px;
  }
  & .cards:empty {
    display: none;
  }
`;

/** A card of the board, and the copy of it that follows the pointer outside the board. */
export const cardStyle = `
  display: grid;
  gap: 6px;
  padding: 10px;
  border: 1px solid var(--tsu-border);
  border-radius: var(--tsu-radius-md);
  background: var(--tsu-surface);
  font-size: var(--tsu-text-sm);
  content-visibility: auto;
  contain-intrinsic-size: auto 126px;
  list-style: none;
  &[data-movable] {
    cursor: grab;
  }
  &[data-dragged] {
    opacity: 0.4;
  }
  &[data-ghost] {
    cursor: grabbing;
    box-shadow: var(--tsu-shadow-lg);
  }
  &[data-grabbed] {
    border-color: var(--tsu-brand);
    box-shadow: 0 0 0 1px var(--tsu-brand);
  }
  &[aria-busy] {
    opacity: 0.7;
  }
  & > .top {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  & > .top > .tsu-person {
    flex: 1;
    min-width: 0;
  }
  & > .next {
    color: var(--tsu-text-muted);
  }
  & > .next[data-turn="ours"] {
    color: var(--tsu-text);
    font-weight: 650;
  }
  & > .tsu-due {
    flex-wrap: wrap;
  }
  & > .tsu-badge {
    justify-self: start;
  }
  & > .foot {
    display: flex;
    align-items: center;
    gap: 10px;
    color: var(--tsu-text-muted);
  }
  & > .foot > .owner {
    margin-left: auto;
  }
`;
