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

/**
 * Noto Sans JP: 124 rules and, for most screens, a dozen files. The system's face stands in until the first screen is
 * there, so that the files do not compete with it; whoever has them already sees no change of face.
 */
export async function loadTypeface(): Promise<void> {
  if (!wasLoaded()) await calm();
  await import("@fontsource-variable/noto-sans-jp");
  noteLoaded();
}
