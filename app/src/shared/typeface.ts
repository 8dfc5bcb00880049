const KEPT = "tsumugi-typeface";
/** So long without a file or an answer: the screen has what it waits for. */
const QUIET_MS = 800;
const LONGEST_WAIT_MS = 10_000;

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

/** Settles when nothing has been loaded for a while. */
function calm(): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(done, QUIET_MS);
    const latest = setTimeout(done, LONGEST_WAIT_MS);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, QUIET_MS);
    });
    observer.observe({ type: "resource" });
    function done() {
      clearTimeout(timer);
      clearTimeout(latest);
      observer.disconnect();
      resolve();
    }
  });
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
  await import("@fontsource-variable/noto-sans-jp");
  noteLoaded();
}
