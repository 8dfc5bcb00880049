import { css } from "../../theme/css.ts";
import { thumbArea } from "../../theme/thumb.ts";

export const avatarStyles = css`
  .tsu-avatar {
    --side: 32px;
    position: relative;
    display: inline-grid;
    place-items: center;
    flex: none;
    overflow: hidden;
    width: var(--side);
    height: var(--side);
    border-radius: 50%;
    background: var(--tsu-neutral-soft);
    color: var(--tsu-neutral-text);
    font-size: var(--tsu-text-sm);
    font-weight: 650;
    line-height: 1;
    /* A pale ground has no edge of its own on the page. */
    box-shadow: inset 0 0 0 1px color-mix(in srgb, currentColor 18%, transparent);
    &::before {
      content: attr(data-initial);
    }
    &[data-size="xs"] {
      --side: 24px;
      font-size: var(--tsu-text-xs);
    }
    &[data-size="sm"] {
      --side: 28px;
      font-size: var(--tsu-text-xs);
    }
    &[data-size="lg"] {
      --side: 44px;
      font-size: var(--tsu-text-lg);
    }
    &[data-size="xl"] {
      --side: 72px;
      font-size: var(--tsu-text-2xl);
    }
    &[data-square] {
      border-radius: var(--tsu-radius-md);
    }
    &[data-hue="0"] {
      background: var(--tsu-info-soft);
      color: var(--tsu-info-text);
    }
    &[data-hue="1"] {
      background: var(--tsu-thread-soft);
      color: var(--tsu-thread-text);
    }
    &[data-hue="2"] {
      background: var(--tsu-asagi-soft);
      color: var(--tsu-asagi-text);
    }
    &[data-hue="3"] {
      background: var(--tsu-fuji-soft);
      color: var(--tsu-fuji-text);
    }
    &[data-hue="4"] {
      background: var(--tsu-success-soft);
      color: var(--tsu-success-text);
    }
    &[data-hue="5"] {
      background: var(--tsu-warning-soft);
      color: var(--tsu-warning-text);
    }
    &[data-rest] {
      background: var(--tsu-neutral-soft);
      color: var(--tsu-neutral-text);
      font-size: var(--tsu-text-xs);
      font-variant-numeric: tabular-nums;
      /* As wide as its number. */
      width: auto;
      min-width: var(--side);
      padding-inline: 6px;
      border-radius: 999px;
      &::before {
        content: attr(data-rest);
      }
    }
    @media (forced-colors: active) {
      outline: 1px solid CanvasText;
      outline-offset: -1px;
    }
    & > img {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      object-fit: cover;
    }
  }
  .tsu-avatars {
    display: inline-flex;
    align-items: center;
    & > .tsu-avatar {
      box-shadow: 0 0 0 2px var(--tsu-surface);
    }
    & > .tsu-avatar + .tsu-avatar {
      margin-inline-start: calc(var(--side) / -8);
    }
    /* The letter stands in the middle of what the next one and its rim leave in sight. */
    & > .tsu-avatar:not(:last-child)::before {
      translate: calc(var(--side) / -16 - 1px);
    }
  }
  .tsu-person,
  .tsu-media {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
    max-width: 100%;
    & > .text {
      min-width: 0;
      display: grid;
      line-height: var(--tsu-leading-cell);
    }
    & .sub {
      color: var(--tsu-text-muted);
      font-size: var(--tsu-text-xs);
    }
    /* The face and the whole height of the name lead where the name does. */
    @media (max-width: 640px), (pointer: coarse) {
      &:has(> .text > .tsu-truncate > a) {
        position: relative;
      }
      & > .text > .tsu-truncate > a::after {
        ${thumbArea}
      }
    }
  }
`;
