/**
 * In a page: waits until what moves or fades has come to its end, at most a second, since a spinner has none. Half-way
 * through a fade no contrast holds. Needs nothing around it: Playwright sends its text into the page.
 */
export const settleAnimations = async (): Promise<void> => {
  const ends = document.getAnimations().map((animation) => animation.finished.catch(() => undefined));
  await Promise.race([Promise.all(ends), new Promise((resolve) => setTimeout(resolve, 1000))]);
};
