/**
 * Addresses that Japan's carriers gave out until 2009 have dots where no standard allows them: side by side, first, or
 * last before the `@`. They still receive mail.
 */
const CARRIER = /[A-Za-z0-9._?/+-]{1,64}@(?:docomo|ezweb)\.ne\.jp/;

/** What takes a mail address: the standard's form, or one of these. */
export const mailPattern = (standard: RegExp): RegExp =>
  new RegExp(`(?:${standard.source})|^(?:${CARRIER.source})$`, standard.flags);
