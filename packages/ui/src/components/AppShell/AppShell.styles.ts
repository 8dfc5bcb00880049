import { styled } from "styled-components";

export const ShellRoot = styled.div`
  /* Sticky elements at the top of a page are placed below the top bar. */
  --print-bar-top: var(--tsu-top-bar-height);
  min-height: 100dvh;
  display: grid;
  grid-template-columns: var(--tsu-drawer-width) minmax(0, 1fr);
  & > .skip {
    position: fixed;
    left: 12px;
    /* Above the window, however high large letters make it, its shadow too. */
    bottom: calc(100% + 24px);
    z-index: var(--tsu-z-toast);
    padding: 10px 16px;
    border-radius: var(--tsu-radius-md);
    background: var(--tsu-raised);
    color: var(--tsu-brand-text);
    box-shadow: var(--tsu-shadow-md);
    &:focus {
      bottom: auto;
      top: 12px;
    }
  }
  & > .drawer {
    position: sticky;
    top: 0;
    height: 100dvh;
  }
  & > .column {
    min-width: 0;
    display: grid;
    grid-template-rows: var(--tsu-top-bar-height) minmax(0, 1fr);
  }
  & .topbar {
    position: sticky;
    top: 0;
    z-index: var(--tsu-z-bar);
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 0 28px;
    height: var(--tsu-top-bar-height);
    background: var(--tsu-surface);
    border-bottom: 1px solid var(--tsu-border);
    /* The color of the active company, as a line over the whole width. */
    &::before,
    & > .company {
      content: "";
      position: absolute;
      inset: 0 0 auto;
      width: 100%;
      height: 3px;
      background: var(--tsu-thread);
    }
    & > .search {
      flex: 1 1 auto;
      min-width: 0;
      display: flex;
    }
    & > .tools {
      display: flex;
      align-items: center;
      gap: 4px;
      margin-left: auto;
    }
    & > .menu {
      display: none;
    }
  }
  & > .column > .main {
    min-width: 0;
    /* The same for pages and for what fills the window: another display would lay out all that stands in it again. */
    display: grid;
    grid-template: auto auto / minmax(0, 1fr);
    align-content: start;
    padding: 24px 28px 48px;
    outline: none;
  }
  & > .column > .main > .content {
    grid-row: 2;
  }
  &[data-fill] > .column > .main {
    grid-template-rows: auto minmax(0, 1fr);
    padding: 0;
    height: calc(100dvh - var(--tsu-top-bar-height));
    min-height: 0;
    overflow: hidden;
  }
  & > .column > .main > .banners {
    display: grid;
    gap: 8px;
    margin-bottom: 16px;
    &:empty {
      display: none;
    }
  }
  &[data-fill] > .column > .main > .banners {
    margin: 0;
  }
  &[data-fill] > .column > .main > .content {
    min-height: 0;
  }
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
    & > .drawer {
      display: none;
    }
    & .topbar {
      padding: 0 16px;
      & > .menu {
        display: inline-flex;
      }
    }
    & > .column > .main {
      padding: 20px 20px 48px;
    }
  }
  @media (max-width: 640px) {
    & .topbar {
      gap: 2px;
      padding: 0 8px;
      & > .tools {
        gap: 0;
      }
    }
    & > .column > .main {
      padding: 16px 16px 40px;
    }
  }
  /* A window this low is zoomed in, or a phone's keyboard is up: nothing is fixed, and below 300 px the page scrolls as a whole. */
  @media (max-height: 420px) {
    & .topbar {
      position: relative;
    }
    &[data-fill] > .column > .main {
      height: max(300px, 100dvh - var(--tsu-top-bar-height));
    }
  }
  @media print {
    display: block;
    & > .skip,
    & > .drawer,
    & .topbar {
      display: none;
    }
    & > .column > .main {
      display: block;
      padding: 0;
    }
  }
`;

export const DrawerRoot = styled.aside`
  display: flex;
  flex-direction: column;
  height: 100%;
  width: var(--tsu-drawer-width);
  /* A faint woven texture: warp and weft. */
  background:
    repeating-linear-gradient(
      0deg,
      transparent 0 5px,
      color-mix(in srgb, currentColor 2%, transparent) 5px 6px
    ),
    repeating-linear-gradient(
      90deg,
      transparent 0 5px,
      color-mix(in srgb, currentColor 2%, transparent) 5px 6px
    ),
    var(--tsu-drawer);
  color: var(--tsu-drawer-text);
  & > .brand {
    display: flex;
    align-items: center;
    height: var(--tsu-top-bar-height);
    padding: 0 24px;
    flex: none;
    & a {
      color: inherit;
      text-decoration: none;
      border-radius: 4px;
    }
  }
  & > .switch {
    /* Whatever button is put here stands on the drawer's ground. */
    --tsu-brand-text: var(--tsu-drawer-text);
    --tsu-hover: var(--tsu-drawer-hover);
    padding: 0 12px 12px;
    flex: none;
    /* Its icon stands above those of the places. */
    & > .tsu-button {
      padding-inline: 12px;
    }
  }
  & > nav {
    flex: 1;
    overflow: auto;
    padding: 4px 12px 16px;
    scrollbar-width: thin;
    scrollbar-color: var(--tsu-drawer-line) transparent;
  }
  & > .foot {
    flex: none;
    padding: 12px 24px;
    border-top: 1px solid var(--tsu-drawer-line);
    font-size: var(--tsu-text-sm);
    color: var(--tsu-drawer-muted);
  }
  & .group {
    padding-top: 14px;
    & > .title {
      padding: 0 12px 4px;
      font-size: var(--tsu-text-xs);
      font-weight: 600;
      color: var(--tsu-drawer-muted);
      letter-spacing: 0.06em;
    }
  }
  & .nav-item {
    position: relative;
    display: flex;
    /* A picture and a count stand at the first of several lines. */
    align-items: flex-start;
    gap: 12px;
    width: 100%;
    padding: 10px 12px;
    border: 0;
    border-radius: var(--tsu-radius-md);
    background: none;
    color: var(--tsu-drawer-muted);
    font-weight: 550;
    text-align: start;
    text-decoration: none;
    line-height: 1.4;
    & > svg {
      flex: none;
    }
    & > .tsu-count {
      margin: 1px 0 0 auto;
    }
    & > .lock,
    & > .note {
      margin: 2px 0 0 auto;
    }
    & > .note {
      font-size: var(--tsu-text-xs);
      font-weight: 500;
      white-space: nowrap;
    }
    &:hover {
      background: var(--tsu-drawer-hover);
      color: var(--tsu-drawer-text);
    }
    &[aria-current="page"],
    &.active {
      background: var(--tsu-drawer-active);
      color: var(--tsu-drawer-text);
    }
    &[aria-current="page"]::before,
    &.active::before {
      content: "";
      position: absolute;
      left: -12px;
      top: 6px;
      bottom: 6px;
      width: 4px;
      border-radius: 0 2px 2px 0;
      background: repeating-linear-gradient(180deg, var(--tsu-thread) 0 7px, transparent 7px 10px);
    }
    &[aria-disabled="true"] {
      cursor: not-allowed;
      & > .text {
        opacity: 0.85;
      }
    }
    @media (max-width: 1023px) {
      padding-block: 13px;
    }
  }
  & :focus-visible {
    outline: 2px solid var(--tsu-drawer-focus);
    outline-offset: -2px;
    box-shadow: none;
  }
`;
