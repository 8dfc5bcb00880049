const LETTER = 14;
const PADDING = 32;
const MOST = 220;

/** Width in which a header of the company's own is read whole unless it is very long. `room`: for what stands beside it. */
export const headerWidth = (label: string, room = 0): number =>
  Math.min(label.length * LETTER + PADDING, MOST) + room;
