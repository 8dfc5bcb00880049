import { openCreatorListQuery } from "@tsumugi/contract/schemas";
import { expect, test } from "vitest";
import type { UrlState } from "../../shared/useUrlState.ts";
import { isSearching, searchFilter, searchPatch, searchValue } from "./searchFilter.ts";

const urlOf = (query: string): Pick<UrlState, "get" | "getAll" | "manyOf" | "oneOf"> => {
  const params = new URLSearchParams(query);
  return {
    get: (key, fallback = "") => params.get(key) ?? fallback,
    getAll: (key) => params.getAll(key),
    oneOf: (key, allowed) => allowed.find((value) => value === params.get(key)) ?? allowed[0],
    manyOf: (key, allowed) => allowed.filter((value) => params.getAll(key).includes(value)),
  };
};

const query = (patch: ReturnType<typeof searchPatch>) => {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(patch))
    for (const one of typeof value === "string" ? [value] : (value ?? [])) params.append(key, one);
  return params.toString();
};

test("asks for the most followers where the address says nothing", () => {
  expect(searchFilter(urlOf(""))).toEqual({ sort: "-follower_count" });
  expect(isSearching(searchValue(urlOf("")))).toBe(false);
});

test("reads back from the address what it wrote there", () => {
  const value = {
    keyword: "化粧 水",
    platform: ["x", "youtube"],
    genre: ["beauty", "food"],
    area: ["東京都"],
    language: ["英語"],
    follower_min: 10_000,
    follower_max: 49_999,
    engagement_min: 0.03,
    posted_within_days: 30,
    fee_max: 49_999,
    invoice_registered: false,
    managed: false,
  };
  expect(searchValue(urlOf(query(searchPatch(value))))).toEqual({ ...value, platform: ["youtube", "x"] });
});

test("leaves out what no search could answer, so that a typed address never fails", () => {
  const wrong =
    "platform=mixi&follower_min=abc&follower_max=-5&fee_min=1e309&fee_max=1.5&engagement_min=3&posted_within_days=0&managed=maybe&sort=;drop";
  const filter = searchFilter(urlOf(wrong));
  expect(filter).toEqual({ sort: "-follower_count" });
  expect(openCreatorListQuery.safeParse(JSON.parse(JSON.stringify(filter))).success).toBe(true);
});

test("keeps a filter of zero: it is one", () => {
  expect(searchValue(urlOf("follower_min=0")).follower_min).toBe(0);
  expect(isSearching({ follower_min: 0 })).toBe(true);
});
