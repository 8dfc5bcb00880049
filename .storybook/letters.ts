/**
 * Loads the letters before the first story: each part of a Japanese font comes with the first text that needs it, and
 * coming late it moves what is being measured or pressed.
 */
export async function loadLetters(): Promise<void> {
  await Promise.all([...document.fonts].map((face) => face.load()));
}
