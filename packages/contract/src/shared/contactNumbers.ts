/** Hyphens as people type them between digits. */
const HYPHENS = /[-‐‑‒–—―−ー]/g;

/** `〒１００ー０００１`, `1000001` → `100-0001`; undefined for anything but seven digits. */
export function postalCodeOf(typed: string): string | undefined {
  const digits = typed
    .normalize("NFKC")
    .replace(/[〒\s]/g, "")
    .replace(HYPHENS, "");
  return /^\d{7}$/.test(digits) ? `${digits.slice(0, 3)}-${digits.slice(3)}` : undefined;
}

const PHONE = /^\+?[\d\s()./-]+(?:内線[\s:]*\d+)?$/;

/** `０９０ー１２３４ー５６７８` → `090-1234-5678`; undefined for what nobody can dial. Blanks and brackets stay as typed. */
export function phoneNumberOf(typed: string): string | undefined {
  const plain = typed.normalize("NFKC").replace(HYPHENS, "-").replace(/\s+/g, " ").trim();
  return PHONE.test(plain) && /\d{3}|(?:\d\D*){7}/.test(plain) ? plain : undefined;
}
