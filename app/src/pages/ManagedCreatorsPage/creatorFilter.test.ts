import { expect, test } from "vitest";
import type { UrlState } from "../../shared/useUrlState.ts";
import { filterPatch, filterValue, isFiltered, listFilter } from "./creatorFilter.ts";

const urlOf = (query: string): Pick<UrlState, "get" | "getAll" | "manyOf" | "oneOf"> => {
  const params = new URLSearchParams(query);
  return {
    get: (key, fallback = "") => params.get(key) ?? fallback,
    getAll: (key) => params.getAll(key),
    oneOf: (key, allowed) => allowed.find((value) => value === params.get(key)) ?? allowed[0],
    manyOf: (key, allowed) => allowed.filter((value) => params.getAll(key).includes(value)),
  };
};

test("asks for the newest changes where the address says nothing", () => {
  const url = urlOf("");
  expect(listFilter(url)).toEqual({ sort: "-updated_at" });
  expect(isFiltered(filterValue(url))).toBe(false);
});

test("takes filters and sort from the address, and leaves out what does not exist", () => {
  const url = urlOf("keyword=はな&stage=active&stage=nonsense&platform=x&archived=true&sort=-follower_count");
  expect(listFilter(url)).toMatchObject({
    keyword: "はな",
    stage: ["active"],
    platform: ["x"],
    archived: true,
    sort: "-follower_count",
  });
  expect(listFilter(urlOf("sort=;drop")).sort).toBe("-updated_at");
  expect(isFiltered(filterValue(url))).toBe(true);
});

test("takes a filter away from the address when it is set to nothing", () => {
  expect(filterPatch({ keyword: "はな" })).toMatchObject({ keyword: "はな", stage: null, archived: null });
});
