import * as Radix from "@radix-ui/react-dialog";
import { styled } from "styled-components";

/** Dark in both color modes, because pictures are judged on a dark ground. */
export const PreviewRoot = styled(Radix.Content)`
  position: fixed;
  inset: 0;
  z-index: var(--tsu-z-overlay);
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  container-type: inline-size;
  color: var(--tsu-drawer-text);
  animation: tsu-fade var(--tsu-motion-fast);
  &:focus,
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  & :focus-visible {
    outline-color: var(--tsu-drawer-focus);
    outline-offset: -2px;
    box-shadow: none;
  }
  & .tsu-icon-button:focus-visible::after {
    background: var(--tsu-drawer-text);
    color: var(--tsu-drawer);
  }
  & .tsu-icon-button,
  & .tsu-button {
    color: inherit;
    background: transparent;
    border-color: transparent;
  }
  & .tsu-button {
    border-color: var(--tsu-drawer-muted);
  }
  & :is(.tsu-icon-button, .tsu-button, .scale):hover {
    background: var(--tsu-drawer-hover);
    color: inherit;
  }
  & > .bar {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 8px 16px;
    background: var(--tsu-drawer);
    & h2 {
      flex: 1;
      min-width: 0;
      font-size: var(--tsu-text-md);
      overflow: hidden;
      /* The end of a name tells pictures apart as often as its beginning. */
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      line-height: 1.4;
    }
    & .count {
      flex: none;
      color: var(--tsu-drawer-muted);
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
  }
  & > .stage {
    position: relative;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    place-items: center;
    padding: 24px 24px 84px;
    min-height: 0;
    overflow: hidden;
    touch-action: none;
    background: color-mix(in srgb, var(--tsu-drawer) 55%, black);
    cursor: zoom-in;
    &[data-enlarged] {
      cursor: grab;
      &:active {
        cursor: grabbing;
      }
    }
    & > * {
      grid-area: 1 / 1;
    }
    & > img {
      max-width: 100%;
      max-height: 100%;
      object-fit: contain;
      user-select: none;
      background: var(--tsu-surface);
    }
    &[data-state="loading"] > img {
      opacity: 0;
    }
    & > .failed {
      display: grid;
      justify-items: center;
      gap: 12px;
      max-width: 26em;
      text-align: center;
      text-wrap: balance;
      cursor: default;
    }
    & > .turn {
      /* Beside the picture's middle: in the whole of the stage, less what the stage keeps free above and below. */
      grid-area: auto;
      position: absolute;
      inset-block: 24px 84px;
      margin-block: auto;
      height: fit-content;
      border: 1px solid var(--tsu-drawer-line);
      border-radius: var(--tsu-radius-full);
      background: var(--tsu-drawer);
      /* A pale button would be a stain on the picture, so only its arrow pales. */
      &[aria-disabled="true"] {
        opacity: 1;
        & > svg {
          opacity: 0.4;
        }
      }
    }
    & > .turn[data-to="previous"] {
      left: 16px;
    }
    & > .turn[data-to="next"] {
      right: 16px;
    }
  }
  & > .stage[data-state="failed"] ~ .zoom {
    display: none;
  }
  & > .zoom {
    position: absolute;
    bottom: max(16px, env(safe-area-inset-bottom));
    inset-inline: 0;
    margin-inline: auto;
    width: fit-content;
    display: flex;
    align-items: center;
    gap: 2px;
    padding: 4px;
    border: 1px solid var(--tsu-drawer-line);
    border-radius: var(--tsu-radius-full);
    background: var(--tsu-drawer);
    & > .tsu-icon-button {
      border-radius: var(--tsu-radius-full);
    }
    & > .scale {
      min-width: 64px;
      min-height: var(--tsu-control-md);
      padding: 0 8px;
      border: 0;
      border-radius: var(--tsu-radius-full);
      background: none;
      font-variant-numeric: tabular-nums;
    }
  }
  @container (max-width: 640px) {
    & > .bar {
      gap: 4px;
      padding: 6px 8px;
    }
    & > .bar .download {
      width: 44px;
      padding: 0;
      font-size: 0;
      gap: 0;
      border-color: transparent;
    }
    & > .stage {
      padding: 12px 0 76px;
    }
    & > .stage > .turn {
      inset-block: 12px 76px;
    }
    & > .stage > .turn[data-to="previous"] {
      left: 6px;
    }
    & > .stage > .turn[data-to="next"] {
      right: 6px;
    }
  }
`;
