import { isIP } from "node:net";
import type { Utm } from "@tsumugi/contract";
import { isPublicAddress } from "../platforms/publicAddress.ts";

const CONTROL_OR_SPACE = /[\s\\]|\p{Cc}/u;
/** Names that never leave a network of one's own. */
const INTERNAL = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa|onion)$/;

/** Why an address is no destination of a short link. */
export type Refusal = "scheme" | "credentials" | "internal" | "own";

/**
 * Whether a redirect may lead there: http or https, a public host, and not this product itself, where it could go round
 * round and round or lend its name to another address.
 */
export function refusalOf(address: string, ownOrigin: string): Refusal | null {
  if (CONTROL_OR_SPACE.test(address)) return "scheme";
  const url = URL.parse(address);
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:")) return "scheme";
  if (url.username !== "" || url.password !== "") return "credentials";
  const host = url.hostname.replace(/\.$/, "").toLowerCase();
  if (host === new URL(ownOrigin).hostname) return "own";
  const numeric = host.replace(/^\[|\]$/g, "");
  if (isIP(numeric)) return isPublicAddress(numeric) ? null : "internal";
  return !host.includes(".") || INTERNAL.test(host) ? "internal" : null;
}

export interface UtmNames {
  readonly project: string;
  readonly code: string;
}

const nameOf = (pair: string): string => pair.split("=")[0] ?? "";
const isBlank = (pair: string): boolean => /^[^=]*=?$/.test(pair);

/**
 * The source with the UTM parameters that it has not: what its owner says of a visit there stays. The query is added to and
 * not written again, since a shop may read it in letters other than UTF-8, or as it was signed.
 */
export function destinationOf(source: string, utm: Required<Utm>, { project, code }: UtmNames): string {
  const url = new URL(source);
  const given = url.search.slice(1).split("&").filter(Boolean);
  const added = new Map<string, string>();
  for (const [key, template] of Object.entries(utm)) {
    // By functions: a name with 「$&」 in it would otherwise be read as a pattern.
    const value = template
      .replaceAll("{project}", () => project)
      .replaceAll("{code}", () => code)
      .trim();
    if (value !== "" && !url.searchParams.get(`utm_${key}`)) added.set(`utm_${key}`, value);
  }
  if (added.size === 0) return url.href;
  const kept = given.filter((pair) => !(isBlank(pair) && added.has(nameOf(pair))));
  url.search = [...kept, new URLSearchParams([...added]).toString()].join("&");
  return url.href;
}
