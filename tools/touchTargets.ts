/**
 * In a page as wide as a phone: the controls that a thumb misses, one line each. A control takes at least 44 px each way
 * (`--tsu-touch`), counted in the points where it is what a finger meets: an enlarged `::after` counts, and what lies over
 * it does not. Nor may a part of it be cut off where nothing scrolls to it. Needs nothing around it: Playwright sends its
 * text into the page.
 */
export const missedTargets = (): string[] => {
  const LEAST = 44;
  const CONTROLS = [
    "a[href], button, input, select, textarea, summary",
    ..."button checkbox link menuitem menuitemcheckbox menuitemradio option radio slider switch tab treeitem"
      .split(" ")
      .map((role) => `[role=${role}]`),
  ].join();

  const isOn = (control: Element) =>
    control.checkVisibility({ visibilityProperty: true }) &&
    !control.closest("[inert], [aria-hidden=true], :disabled, [aria-disabled=true]") &&
    getComputedStyle(control).pointerEvents !== "none";

  /** Ticks are pressed on their label, too; the label of a field of text stands above it, and is no part of it. */
  const partsOf = (control: Element): Element[] =>
    control instanceof HTMLInputElement && /^(checkbox|radio|file)$/.test(control.type)
      ? [control, ...(control.labels ?? [])]
      : [control];

  /** The largest line: what wraps has a box around all of its lines, whose middle may be between them. */
  const boxOf = (part: Element) =>
    [...part.getClientRects()].reduce(
      (most, rect) => (rect.width * rect.height > most.width * most.height ? rect : most),
      new DOMRect(),
    );

  /** WCAG 2.5.8: what stands in a line of text is as high as the line. */
  const isInText = (control: Element) => {
    if (getComputedStyle(control).display !== "inline") return false;
    let block = control.parentElement;
    while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
    const others = [...(block?.childNodes ?? [])].filter(
      (node) =>
        !(node instanceof Element) ||
        (!node.contains(control) && !node.matches(CONTROLS) && getComputedStyle(node).display === "inline"),
    );
    return others.some((node) => /[^\s・、/]/.test(node.textContent ?? ""));
  };

  const measure = (parts: readonly Element[], box: DOMRect) => {
    const meets = (x: number, y: number) => {
      // What stands at the edge of the window ends there for the thumb, too.
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return true;
      const met = document.elementFromPoint(x, y);
      return parts.some((part) => part.contains(met));
    };
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    const reach = (dx: number, dy: number) => {
      let far = 0;
      while (far < LEAST && meets(x + dx * (far + 1), y + dy * (far + 1))) far += 1;
      return far;
    };
    if (!meets(x, y)) return [0, 0] as const;
    const half = LEAST / 2 - 0.5;
    const ends = [-half, half];
    if (ends.every((d) => meets(x + d, y) && meets(x, y + d))) return [LEAST, LEAST] as const;
    return [1 + reach(-1, 0) + reach(1, 0), 1 + reach(0, -1) + reach(0, 1)] as const;
  };

  /** By what somebody has opened, and closes again. */
  const isUnderPopup = (control: Element, box: DOMRect) => {
    const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const popup = met?.closest("[role=menu], [role=listbox], [role=dialog], [role=alertdialog]");
    return popup ? !popup.contains(control) : false;
  };

  /** Where it can be seen. To move it there takes a new layout, and most of the time it is there already. */
  const measureInSight = (target: Element, parts: readonly Element[]) => {
    const { left, right, top, bottom } = boxOf(target);
    const isInMiddle =
      top > innerHeight / 4 && bottom < (innerHeight * 3) / 4 && left > LEAST && right < innerWidth - LEAST;
    const [across, down] = isInMiddle ? measure(parts, boxOf(target)) : [0, 0];
    if (across > 0) return [across, down] as const;
    target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    return measure(parts, boxOf(target));
  };

  /** Px of a control beyond what an element around it shows, where that element cannot be scrolled by hand. */
  const cutOff = (control: Element) => {
    const box = control.getBoundingClientRect();
    let { position } = getComputedStyle(control);
    let [isScrolledAcross, isScrolledDown] = [false, false];
    let cut = 0;
    for (let around = control.parentElement; around && position !== "fixed"; around = around.parentElement) {
      if (around === document.body) break;
      const style = getComputedStyle(around);
      if (position === "absolute" && style.position === "static" && style.containerType === "normal")
        continue;
      position = style.position;
      const edge = around.getBoundingClientRect();
      isScrolledAcross ||= /auto|scroll/.test(style.overflowX);
      isScrolledDown ||= /auto|scroll/.test(style.overflowY);
      if (!isScrolledAcross && style.overflowX !== "visible") {
        cut = Math.max(cut, edge.left - box.left, box.right - edge.right);
      }
      if (!isScrolledDown && style.overflowY !== "visible") {
        cut = Math.max(cut, edge.top - box.top, box.bottom - edge.bottom);
      }
    }
    return cut;
  };

  const nameOf = (control: Element) => {
    const words = (control.getAttribute("aria-label") ?? control.textContent ?? "").trim().slice(0, 24);
    const spot = (element: Element | null) =>
      element ? [element.localName, ...element.classList].join(".") : "";
    return `${spot(control.parentElement)} > ${spot(control)} 「${words}」`;
  };

  const findings = new Set<string>();
  for (const control of document.querySelectorAll(CONTROLS)) {
    if (!isOn(control)) continue;
    const parts = partsOf(control);
    const target = parts.findLast((part) => boxOf(part).width > 2 && boxOf(part).height > 2);
    if (!target) continue;
    const isInline = getComputedStyle(control).display === "inline";
    const cut = cutOff(target);
    if (cut > 2 && !isInline) findings.add(`${nameOf(control)}: ${Math.round(cut)} px cut off`);
    const { width, height } = boxOf(target);
    if (width >= LEAST - 0.5 && height >= LEAST - 0.5) continue;
    const isText = isInText(control);
    if (isText && cut > 2) continue;
    const [across, down] = measureInSight(target, parts);
    if (across === 0 && isUnderPopup(control, boxOf(target))) continue;
    const [wide, high] = isText ? [Math.min(width, LEAST), Math.min(height, LEAST)] : [LEAST, LEAST];
    // Points are whole, boxes are not.
    if (across < wide - 2 || down < high - 2) findings.add(`${nameOf(control)}: ${across}×${down} px`);
  }
  return [...findings];
};
