import type { Carrier } from "./shipments.constants.ts";

/** A tracking number as it is kept: half-width capitals and digits, without the hyphens and blanks of the slip. */
export const trackingKey = (typed: string): string =>
  typed
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\-‐‑‒–—―−ー]/g, "");

/** As the slip prints it: twelve digits in groups of four. */
export const trackingText = (number: string): string =>
  /^\d{11,12}$/.test(number) ? number.replace(/^(\d{4})(\d{4})/, "$1-$2-") : number;

const pages: Record<Carrier, ((number: string) => string) | null> = {
  yamato: (number) => `https://jizen.kuronekoyamato.co.jp/jizen/servlet/crjz.b.NQ0010?id=${number}`,
  sagawa: (number) => `https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo=${number}`,
  japan_post: (number) =>
    `https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1=${number}&searchKind=S002&locale=ja`,
  other: null,
};

/** The carrier's own page about a parcel; null where there is none. */
export function trackingUrl(carrier: Carrier | null, number: string): string | null {
  const page = carrier && pages[carrier];
  return page && number !== "" ? page(encodeURIComponent(number)) : null;
}

/** The three carriers end twelve digits with the remainder of the first eleven by seven: a slip in typing shows. */
export const looksMistyped = (carrier: Carrier | null, number: string): boolean =>
  carrier !== null &&
  carrier !== "other" &&
  /^\d{12}$/.test(number) &&
  Number(number.slice(0, 11)) % 7 !== Number(number.slice(11));
