const LONGEST_WAIT_MS = 10_000;
/** A timer that comes later than that has waited for a page that was busy. */
const LATE_MS = 50;

/** Settles when for a while no file and no answer has come and the page was not busy: the screen has what it waits for. */
export function calm(quietMs = 800): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const latest = setTimeout(done, LONGEST_WAIT_MS);
    const observer = new PerformanceObserver(wait);
    observer.observe({ type: "resource" });
    wait();
    function wait() {
      clearTimeout(timer);
      const due = performance.now() + quietMs;
      // What it was busy with, drawing for example, asks for more.
      timer = setTimeout(() => (performance.now() > due + LATE_MS ? wait() : done()), quietMs);
    }
    function done() {
      clearTimeout(timer);
      clearTimeout(latest);
      observer.disconnect();
      resolve();
    }
  });
}
