/** How many of a page around a comment are that one and older ones, and how many are newer. Fewer: there the room ends. */
export const partsAround = (limit: number): { readonly upTo: number; readonly after: number } => ({
  upTo: Math.ceil(limit / 2),
  after: Math.floor(limit / 2),
});
