/** Local pictures for stories: a woven square in two colours, as data. */
const picture = (ground: string, thread: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48"><rect width="64" height="48" fill="${ground}"/><path d="M0 12h64M0 24h64M0 36h64" stroke="${thread}" stroke-width="5"/><path d="M16 0v48M32 0v48M48 0v48" stroke="${thread}" stroke-width="3" opacity=".5"/></svg>`,
  )}`;

export const pictures = {
  blue: picture("steelblue", "lightsteelblue"),
  red: picture("indianred", "mistyrose"),
  green: picture("seagreen", "honeydew"),
  gold: picture("goldenrod", "cornsilk"),
} as const;
