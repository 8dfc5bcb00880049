import { use, useInsertionEffect } from "react";
import { NonceContext } from "./nonce.ts";

/** Rules that are known only as the page is drawn; they go when this goes. What never changes is a `sheet`. */
export function DynamicStyle({ rules }: { rules: string }) {
  const nonce = use(NonceContext);
  useInsertionEffect(() => {
    if (nonce !== null) return;
    // Without a nonce a policy refuses elements, but not the sheets that a script makes.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [nonce, rules]);
  // Browsers hide the nonce of a page that came from a server: React would see a difference.
  return nonce === null ? null : (
    <style nonce={nonce} suppressHydrationWarning>
      {rules}
    </style>
  );
}
