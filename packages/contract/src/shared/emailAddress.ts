/** The form that zod takes for an address. */
const STANDARD =
  /(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}/;

/**
 * Addresses that Japan's carriers gave out until 2009 have dots where no standard allows them: side by side, first, or
 * last before the `@`. They still receive mail.
 */
const CARRIER = /[A-Za-z0-9._?/+-]{1,64}@(?:docomo|ezweb)\.ne\.jp/;

/** The one form of an address: of the bodies' schema, of a form and of a file. */
export const emailPattern = new RegExp(`^(?:${STANDARD.source}|${CARRIER.source})$`);

/** The same addresses as the bodies' schema lets through, for whoever reads many at once and cannot use the schema. */
export const isEmailAddress = (text: string): boolean => text.length <= 254 && emailPattern.test(text);
