import { createContext, use } from "react";

/** What lets a page's own style elements through its Content-Security-Policy; null: it has none, and links styles.css. */
export const NonceContext = createContext<string | null | undefined>(undefined);

/** The nonce of `UiProvider`, for a style element of the app's own. */
export const useNonce = (): string | undefined => use(NonceContext) ?? undefined;

const META = 'meta[property="csp-nonce"]';

/** Tells it to the libraries that write style elements of their own: each looks in one of these two places. */
export function tellNonce(nonce: string): void {
  Reflect.set(globalThis, "__webpack_nonce__", nonce);
  if (document.head.querySelector(META)) return;
  const meta = document.createElement("meta");
  meta.setAttribute("property", "csp-nonce");
  meta.nonce = nonce;
  document.head.append(meta);
}
