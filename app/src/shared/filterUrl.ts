import type { UrlPatch, UrlState } from "./useUrlState.ts";

/** Filters of a list in the address: what one typed by hand gets wrong is left out, not asked for. */

export type FilterUrl = Pick<UrlState, "get" | "getAll" | "manyOf" | "oneOf">;

/** Reads several keys in the same way. */
export const readKeys = <Key extends string, T>(keys: readonly Key[], read: (key: Key) => T) =>
  Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<Key, T>;

export const listOf = <T>(values: readonly T[]): T[] | undefined =>
  values.length > 0 ? [...values] : undefined;

export const flagOf = (text: string): boolean | undefined =>
  text === "true" ? true : text === "false" ? false : undefined;

/** `accepts`: what the call takes. */
export const numberOf = (text: string, accepts: (value: number) => boolean): number | undefined =>
  /^\d{1,10}(\.\d+)?$/.test(text) && accepts(Number(text)) ? Number(text) : undefined;

export const isCount = (value: number): boolean =>
  Number.isSafeInteger(value) && value >= 0 && value <= 9_999_999_999;
export const isDayCount = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 3650;

/** What an address has to say for a filter; keys that it does not set are taken away. */
export const filterPatchOf = <Key extends string>(
  keys: readonly Key[],
  value: Readonly<Partial<Record<Key, unknown>>>,
): UrlPatch =>
  Object.fromEntries(
    keys.map((key) => {
      const one = value[key];
      if (one === undefined) return [key, null];
      return [key, Array.isArray(one) ? one.map(String) : String(one)];
    }),
  );

export const isAnySet = (value: object): boolean => Object.values(value).some((one) => one !== undefined);

/** A kept query string read in the same way as the address. */
export function filterUrlOf(query: string): FilterUrl {
  const params = new URLSearchParams(query);
  return {
    get: (key, fallback = "") => params.get(key) ?? fallback,
    getAll: (key) => params.getAll(key),
    oneOf: (key, allowed) => allowed.find((value) => value === params.get(key)) ?? allowed[0],
    manyOf: (key, allowed) => allowed.filter((value) => params.getAll(key).includes(value)),
  };
}
