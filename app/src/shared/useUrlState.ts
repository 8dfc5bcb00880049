import { useCallback, useMemo } from "react";
import { useLocation, useNavigate } from "../routing/address.ts";

export type UrlPatch = Readonly<Record<string, string | readonly string[] | null | undefined>>;

export interface UrlState {
  /** Value of a key, or `fallback` ("" by default). */
  get: (key: string, fallback?: string) => string;
  getAll: (key: string) => readonly string[];
  /** The value where it is one of `allowed`, else the first of them: an address may be typed by hand. */
  oneOf: <T extends string>(key: string, allowed: readonly [T, ...T[]]) => T;
  /** Those values of a key that are allowed. */
  manyOf: <T extends string>(key: string, allowed: readonly T[]) => readonly T[];
  /** Null, "" and [] take a key away. `push` makes a step for the back button; default replaces. */
  set: (patch: UrlPatch, options?: { readonly push?: boolean }) => void;
}

/** Marks what a page writes into its own address; a link that somebody presses has no such mark. */
const OWN_STEP = { ownStep: true };
export const isOwnStep = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "ownStep" in state;

/** What a page shows (filters, sort, tab, open row), kept in the address. */
export function useUrlState(): UrlState {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback<UrlState["set"]>(
    (patch, { push = false } = {}) => {
      const next = new URLSearchParams(search);
      for (const [key, value] of Object.entries(patch)) {
        next.delete(key);
        for (const item of typeof value === "string" ? [value] : (value ?? []))
          if (item) next.append(key, item);
      }
      navigate(`?${next}`, { replace: !push, preventScrollReset: true, state: OWN_STEP });
    },
    [navigate, search],
  );
  return {
    get: (key, fallback = "") => params.get(key) ?? fallback,
    getAll: (key) => params.getAll(key),
    oneOf: (key, allowed) => allowed.find((value) => value === params.get(key)) ?? allowed[0],
    manyOf: (key, allowed) => allowed.filter((value) => params.getAll(key).includes(value)),
    set,
  };
}
