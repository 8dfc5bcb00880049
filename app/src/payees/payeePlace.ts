/** Where the payee stands on the page of a creator: a link with it leads to their account. */
export const PAYEE_PLACE = "payee";
