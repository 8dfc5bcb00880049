import { type ReactNode, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { Icon } from "../Icon/Icon.tsx";

const Root = styled.div`
  position: relative;
  border-bottom: 1px solid var(--tsu-border);
  & .tabs {
    position: relative;
    display: flex;
    gap: 4px;
    overflow-x: auto;
    scrollbar-width: none;
    margin-bottom: -1px;
  }
  & .tab {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 6px;
    flex: none;
    min-height: 42px;
    padding: 0 12px;
    border: 0;
    background: none;
    border-radius: var(--tsu-radius-sm) var(--tsu-radius-sm) 0 0;
    color: var(--tsu-text-muted);
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
    &:hover {
      color: var(--tsu-text);
      background: var(--tsu-hover);
    }
    /* The row would cut a ring around the tab: it is drawn inside, with the line that every ring has within. */
    &:focus-visible {
      outline-offset: -2px;
      border-radius: var(--tsu-radius-sm);
      box-shadow: inset 0 0 0 4px var(--tsu-focus-gap);
    }
    &:disabled {
      opacity: 0.5;
      cursor: not-allowed;
      background: none;
    }
    &[data-state="active"],
    &[aria-current="page"] {
      color: var(--tsu-text);
    }
    /* The selected tab has a stitched underline. */
    &[data-state="active"]::after,
    &[aria-current="page"]::after {
      content: "";
      position: absolute;
      left: 10px;
      right: 10px;
      bottom: 0;
      height: 3px;
      border-radius: 2px;
      /* As many whole stitches as fit. */
      background: linear-gradient(90deg, var(--tsu-thread) 75%, transparent 0) 0 0 / 12px 100% round;
    }
    /* Within the ring, which would be cut by it. */
    &:focus-visible::after {
      bottom: 6px;
    }
    @media (max-width: 640px), (pointer: coarse) {
      min-width: var(--tsu-touch, 44px);
      min-height: var(--tsu-touch, 44px);
    }
  }
  & [data-stacked] {
    display: grid;
    grid-auto-flow: column;
    justify-content: space-between;
    gap: 0;
    overflow: hidden;
    & .tab {
      display: grid;
      grid-template-rows: 20px 20px;
      align-content: center;
      justify-items: center;
      gap: 0;
      min-height: 52px;
      padding: 2px 7px 6px;
      font-size: var(--tsu-text-xs);
    }
    & .tab::after {
      left: 4px;
      right: 4px;
    }
  }
  /* Within other tabs: a choice in a frame, so that two rows do not look like one thing. */
  &:has(> [data-nested]) {
    width: fit-content;
    max-width: 100%;
    border-bottom: 0;
  }
  & > [data-nested] {
    gap: 0;
    margin-bottom: 0;
    padding: 2px;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
    background: var(--tsu-sunken);
    & .tab {
      min-height: 32px;
      border-radius: var(--tsu-radius-sm);
      font-weight: inherit;
      @media (max-width: 640px), (pointer: coarse) {
        min-height: var(--tsu-touch, 44px);
      }
    }
    & .tab[aria-current="page"] {
      background: var(--tsu-surface);
      font-weight: 650;
      box-shadow: 0 0 0 1px var(--tsu-border-strong);
      &::after {
        content: none;
      }
    }
  }
  & > .more {
    position: absolute;
    top: 0;
    /* The underline goes on below it. */
    bottom: 3px;
    z-index: 1;
    display: grid;
    place-items: center;
    width: 44px;
    padding: 0;
    border: 0;
    color: var(--tsu-text-muted);
    &[data-to="start"] {
      left: 0;
      justify-items: start;
      background: linear-gradient(90deg, var(--tsu-bg) 55%, transparent);
    }
    &[data-to="end"] {
      right: 0;
      justify-items: end;
      background: linear-gradient(270deg, var(--tsu-bg) 55%, transparent);
    }
    &:hover {
      color: var(--tsu-text);
    }
  }
  /* Outside of the panel, so that its ring does not run into the tabs. */
  & ~ [role="tabpanel"] {
    margin-top: var(--tsu-space-4);
    border-radius: var(--tsu-radius-sm);
  }
`;

/** Tolerance in px at the edge, because zoom produces fractions. */
const SLACK = 2;
/** Width of an arrow, px. */
const ARROW = 44;

/**
 * A row of tabs that may be wider than its container. The selected tab is scrolled into view (only the row
 * scrolls, never the page), and arrow buttons for the pointer show where more tabs are. Keyboard and screen
 * readers use the tabs.
 */
export function TabRow({ current, children }: { current: string | undefined; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({ start: false, end: false });

  useEffect(() => {
    const row = root.current?.querySelector<HTMLElement>(".tabs");
    if (!row) return;
    const look = () => {
      const start = row.scrollLeft > SLACK;
      const end = row.scrollLeft + row.clientWidth < row.scrollWidth - SLACK;
      setMore((was) => (was.start === start && was.end === end ? was : { start, end }));
    };
    const observer = new ResizeObserver(look);
    observer.observe(row);
    row.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener("scroll", look);
    };
  }, []);

  useEffect(() => {
    const tab = root.current?.querySelector<HTMLElement>("[aria-current], [data-state='active']");
    const row = tab?.parentElement;
    if (current !== undefined && tab && row)
      row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [current]);

  const scroll = (by: -1 | 1) => {
    const row = root.current?.querySelector<HTMLElement>(".tabs");
    if (!row) return;
    const target = row.scrollLeft + by * row.clientWidth * 0.7;
    const end = row.scrollWidth - row.clientWidth;
    // If less than the arrow's width remained, the arrow would cover the last tab.
    const left = target < ARROW ? 0 : target > end - ARROW ? end : target;
    row.scrollTo({ left, behavior: "smooth" });
  };

  return (
    <Root ref={root}>
      {children}
      {(["start", "end"] as const).map(
        (to) =>
          more[to] && (
            <button
              key={to}
              type="button"
              className="more"
              data-to={to}
              tabIndex={-1}
              aria-hidden="true"
              onClick={() => scroll(to === "start" ? -1 : 1)}
            >
              <Icon name={to === "start" ? "chevronLeft" : "chevronRight"} size={18} />
            </button>
          ),
      )}
    </Root>
  );
}
