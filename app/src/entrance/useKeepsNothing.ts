import { useEffect, useState } from "react";

function isRefused(): boolean {
  try {
    return !localStorage;
  } catch {
    return true;
  }
}

/** Whether the browser keeps nothing for this site, as with all cookies blocked: a sign-in then ends with the page. */
export function useKeepsNothing(): boolean {
  const [keepsNothing, setKeepsNothing] = useState(false);
  // Not while the page is drawn: the build draws it as well.
  useEffect(() => setKeepsNothing(isRefused()), []);
  return keepsNothing;
}
