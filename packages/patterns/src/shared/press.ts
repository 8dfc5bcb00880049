/** Fields that listen. */
let watchers = 0;
let isPressed = false;
let waiting: (() => void)[] = [];

const press = () => {
  isPressed = true;
};
const release = () => {
  isPressed = false;
  const due = waiting;
  waiting = [];
  // The click of this press comes first, at the place where it was made.
  setTimeout(() => {
    for (const run of due) run();
  });
};
const events = [
  ["mousedown", press, true],
  ["mouseup", release, true],
  ["dragend", release, true],
  // A menu of the system (context menu, list of a select) takes the end of its press for itself.
  ["keydown", release, true],
  // Of the window alone: a field's own does not come up to it.
  ["blur", release, false],
] as const;

/** Follows the presses on the page until the answer is called. For `useEffect`. */
export function watchPresses(): () => void {
  if (watchers++ === 0)
    for (const [name, listen, capture] of events) window.addEventListener(name, listen, capture);
  return () => {
    if (--watchers > 0) return;
    for (const [name, listen, capture] of events) window.removeEventListener(name, listen, capture);
    isPressed = false;
    waiting = [];
  };
}

/**
 * Runs `then` at once, or after the press under way: an error that appears as a field is left would move the
 * button away from under the pointer, and the press would do nothing.
 */
export function afterPress(then: () => void): void {
  if (isPressed) waiting.push(then);
  else then();
}
