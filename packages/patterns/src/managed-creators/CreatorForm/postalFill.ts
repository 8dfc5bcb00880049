import type { PostalTown } from "@tsumugi/contract";
import { searchKey } from "@tsumugi/ui/format";

const PREFECTURE = /^(?:東京都|北海道|京都府|大阪府|[^\s\d]{2,3}県)/u;

export const townAddress = ({ prefecture, city, town }: PostalTown): string => prefecture + city + town;

/** What is said about a postal code; nothing where the address already says it. */
export type PostalNote =
  | { readonly kind: "unknown" }
  /** No answer came. */
  | { readonly kind: "failed" }
  /** Nothing was there, so it was put in. */
  | { readonly kind: "filled"; readonly before: string; readonly after: string }
  /** Something else was typed: that stays until the person takes `after`. */
  | { readonly kind: "offer"; readonly after: string }
  | { readonly kind: "choose"; readonly towns: readonly PostalTown[] };

/** An address with what the code stands for: before a bare house number, in place of another town. */
export const withTown = (town: PostalTown, present: string): string =>
  PREFECTURE.test(present.normalize("NFKC").trim()) ? townAddress(town) : townAddress(town) + present.trim();

const says = (present: string, town: PostalTown) =>
  searchKey(present)
    .replace(/\s/gu, "")
    .startsWith(searchKey(townAddress(town)));

/** What to do with the towns of a code, given what stands in the address. */
export function postalNote(towns: readonly PostalTown[], present: string): PostalNote | null {
  const [town] = towns;
  if (!town) return { kind: "unknown" };
  if (towns.some((one) => one.town !== "" && says(present, one))) return null;
  if (towns.length > 1) return { kind: "choose", towns };
  if (says(present, town)) return null;
  return present.trim() === ""
    ? { kind: "filled", before: present, after: townAddress(town) }
    : { kind: "offer", after: withTown(town, present) };
}
