/** The same addresses as the bodies' schema lets through, for whoever reads many at once and cannot use the schema. */
const ADDRESS =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export const isEmailAddress = (text: string): boolean => text.length <= 254 && ADDRESS.test(text);
