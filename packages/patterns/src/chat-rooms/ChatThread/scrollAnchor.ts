/** Depths under the top edge at which a comment is looked for, px: headings and gaps lie between. */
const PROBES = [4, 36, 72, 120, 180];

/** The topmost comment in view with its distance from the top edge; null where none is drawn. */
export function findAnchor(scroller: HTMLElement): { id: string; offset: number } | null {
  const box = scroller.getBoundingClientRect();
  for (const depth of PROBES) {
    for (const x of [box.left + 40, box.right - 40]) {
      const comment = document.elementFromPoint?.(x, box.top + depth)?.closest<HTMLElement>("[data-comment]");
      if (comment?.dataset.comment && scroller.contains(comment)) {
        return { id: comment.dataset.comment, offset: comment.getBoundingClientRect().top - box.top };
      }
    }
  }
  return null;
}

/** Where a comment is drawn; null where it is not. */
export const commentIn = (scroller: HTMLElement, id: string): HTMLElement | null =>
  scroller.querySelector<HTMLElement>(`[data-comment="${CSS.escape(id)}"]`);

/** Present distance of a comment from the top edge, px; null when it is gone. */
export function offsetOf(scroller: HTMLElement, id: string): number | null {
  const comment = commentIn(scroller, id);
  return comment ? comment.getBoundingClientRect().top - scroller.getBoundingClientRect().top : null;
}
