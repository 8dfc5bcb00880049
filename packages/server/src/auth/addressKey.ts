/** An address as accounts are found by it. */
export const keyOf = (email: string): string => email.trim().toLowerCase();
