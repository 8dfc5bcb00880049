/** Runs at once, then at most once per `pauseMs`; calls in between are made once, at the end of the pause. */
export function throttle(run: () => void, pauseMs: number): (() => void) & { readonly cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const wake = () => {
    timer = undefined;
    if (isAsked) call();
  };
  const call = () => {
    isAsked = timer !== undefined;
    if (isAsked) return;
    timer = setTimeout(wake, pauseMs);
    run();
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    isAsked = false;
  };
  return Object.assign(call, { cancel });
}
