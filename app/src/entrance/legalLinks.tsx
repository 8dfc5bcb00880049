import type { ReactNode } from "react";

const link = (href: string | undefined, label: string) =>
  href && (
    <a href={href} target="_blank" rel="noreferrer">
      {label}
    </a>
  );

/** What a new account agrees to, where this installation names it; undefined: nothing is asked. */
export function legalLinks(
  terms: string | undefined = import.meta.env.VITE_TERMS_URL,
  privacy: string | undefined = import.meta.env.VITE_PRIVACY_URL,
): ReactNode | undefined {
  if (!terms && !privacy) return undefined;
  return (
    <>
      {link(terms, "利用規約")}
      {terms && privacy && "と"}
      {link(privacy, "個人情報の取り扱い")}
    </>
  );
}
