import { calm } from "./calm.ts";

const KEPT = "tsumugi-typeface";
/** Where the browser keeps nothing for the page, every visit is a first one. */
function wasLoaded(): boolean {
  try {
    return localStorage.getItem(KEPT) !== null;
  } catch {
    return false;
  }
}

function noteLoaded() {
  try {
    localStorage.setItem(KEPT, "1");
  } catch {
    // The next visit waits once more.
  }
}

/** Once the screen is there, and for whoever has the files already, at once. */
const whenWanted = async () => {
  if (!wasLoaded()) await calm();
};

/** The other letters of the interface's own words, and its bold ones: a page brings only the most frequent. */
export async function loadInterfaceFaces(): Promise<void> {
  await whenWanted();
  // Only a built page has it.
  const later = document.querySelector<HTMLMetaElement>('meta[name="later-faces"]');
  if (!later) return;
  later.remove();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = later.content;
  document.head.append(link);
}

/**
 * All of Noto Sans JP, for what people wrote: 124 rules and a file for each of them of which a letter is drawn. They wait
 * until the first screen is there, so that they do not compete with it.
 */
export async function loadTypeface(): Promise<void> {
  await loadInterfaceFaces();
  try {
    await import("@fontsource-variable/noto-sans-jp");
  } catch {
    // Without a connection the computer's own letters stay; the next visit asks again.
    return;
  }
  noteLoaded();
}
