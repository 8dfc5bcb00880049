/** Calls `go` after so many milliseconds; the returned function calls it off. Stories bring a clock of their own. */
export type Later = (go: () => void, ms: number) => () => void;

export const later: Later = (go, ms) => {
  const timer = setTimeout(go, ms);
  return () => clearTimeout(timer);
};
