/** The company that a mailed link says it belongs to; null for every other address. */
export const linkedCompany = (search: string): string | null => new URLSearchParams(search).get("company");
