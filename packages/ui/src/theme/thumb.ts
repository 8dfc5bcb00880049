import { css } from "./css.ts";

/**
 * For a pseudo-element in something positioned: what a thumb presses on a phone, around its middle. It looks as it did, and
 * what is larger than a thumb stays as large.
 */
export const thumbArea = css`
  content: "";
  position: absolute;
  inset: 50% auto auto 50%;
  width: max(100%, var(--tsu-touch));
  height: max(100%, var(--tsu-touch));
  translate: -50% -50%;
`;
