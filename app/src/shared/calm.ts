const LONGEST_WAIT_MS = 10_000;

/** Settles when neither a file nor an answer has come for a while: the screen has what it waits for. */
export function calm(quietMs = 800): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(done, quietMs);
    const latest = setTimeout(done, LONGEST_WAIT_MS);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, quietMs);
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
