import { storedColorMode } from "../shared/storedColorMode.ts";

/** The sign-in form that came as HTML: people read it and type while the code of the page is on its way. */
export interface SentForm {
  /** React answers from here on, and to what was submitted meanwhile. */
  readonly handOver: () => void;
  /** Another page is wanted: the frame of the app stands there until it comes. */
  readonly discard: () => void;
}

/** On the root element, as the build wrote it; the letters of the interface wait until it is gone. */
const MARK = "data-sent";
/** Pales the button until React answers: a sign of waiting would be an element that React does not expect. */
const WAITING = "aria-disabled";

/**
 * Listens to the form of the page that the server sent, which could not be submitted before; undefined where it sent none.
 * What is submitted before React answers is kept until it does.
 */
export function takeSentForm(): SentForm | undefined {
  const page = document.documentElement;
  const root = document.getElementById("root");
  const form = root?.querySelector("form");
  const button = form?.querySelector<HTMLButtonElement>("button[type=submit]");
  if (!page.hasAttribute(MARK) || !root || !form || !button) return undefined;
  page.dataset.theme = storedColorMode();
  let isSubmitted = false;
  const keep = (event: Event) => {
    event.preventDefault();
    isSubmitted = true;
    button.setAttribute(WAITING, "true");
  };
  form.addEventListener("submit", keep);
  button.disabled = false;
  return {
    handOver: () => {
      form.removeEventListener("submit", keep);
      button.removeAttribute(WAITING);
      page.removeAttribute(MARK);
      if (isSubmitted) queueMicrotask(() => form.requestSubmit());
      isSubmitted = false;
    },
    discard: () => {
      page.removeAttribute(MARK);
      const frame = document.createElement("div");
      frame.className = "first-paint";
      root.replaceChildren(frame);
    },
  };
}
