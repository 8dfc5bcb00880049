import { use } from "react";
import { NonceContext } from "./nonce.ts";

/**
 * A changed text gets a new name, so that edits apply at once and two releases on one page do not conflict.
 */
function checksum(text: string): string {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
  return (sum >>> 0).toString(36);
}

/**
 * A component that inserts its rules once, however often it is rendered. React moves them to the top of
 * the head of the window or shadow root drawn into, before whatever the app styles itself, and sends
 * them in server rendering.
 */
export function sheet(rules: string) {
  const name = `tsumugi-ui-${checksum(rules)}`;
  return function Sheet() {
    const nonce = use(NonceContext);
    if (nonce === null) return null;
    // A precedence of its own: a server writes what shares one into one element, which no hash would fit.
    return (
      <style href={name} precedence={name} nonce={nonce}>
        {rules}
      </style>
    );
  };
}
