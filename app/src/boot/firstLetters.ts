/**
 * The most frequent letters of the interface. A browser asks for them when it lays out the first text, draws that in the
 * system's letters, and lays out everything once more when they are there. Asked for once the first answers have come, when
 * the line has little else to carry, they are there before the first text.
 */
export async function loadFirstLetters(): Promise<void> {
  // Only a built page has them; nothing is loaded where the family is not declared.
  await document.fonts?.load('1em "Tsumugi Interface"');
}
