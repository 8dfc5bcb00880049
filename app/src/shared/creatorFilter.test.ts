import { expect, test } from "vitest";
import {
  filterBody,
  filterPatch,
  filterValue,
  isFiltered,
  listFilter,
  selectionOf,
  viewPatch,
  viewQuery,
} from "./creatorFilter.ts";
import { filterUrlOf } from "./filterUrl.ts";

test("asks for the newest changes where the address says nothing", () => {
  const url = filterUrlOf("");
  expect(listFilter(url)).toEqual({ sort: "-created_at" });
  expect(isFiltered(filterValue(url))).toBe(false);
});

test("takes filters and sort from the address, and leaves out what does not exist", () => {
  const url = filterUrlOf(
    "keyword=はな&stage=active&stage=nonsense&platform=x&archived=true&sort=-follower_count&follower_min=10000" +
      "&follower_max=1e9&silent_days=30&contact_from=2026-11-01&contact_to=2026-13-01&connected=false&excluded=maybe",
  );
  expect(listFilter(url)).toEqual({
    keyword: "はな",
    stage: ["active"],
    platform: ["x"],
    archived: true,
    follower_min: 10_000,
    silent_days: 30,
    contact_from: "2026-11-01",
    connected: false,
    sort: "-follower_count",
  });
  expect(listFilter(filterUrlOf("silent_days=0&follower_min=1.5&contact_from=2026-02-30"))).toEqual({
    sort: "-created_at",
  });
  expect(listFilter(filterUrlOf("silent_days=3651")).silent_days).toBeUndefined();
  expect(listFilter(filterUrlOf("sort=-custom-f1")).sort).toBe("-custom-f1");
  expect(listFilter(filterUrlOf("sort=custom-;drop")).sort).toBe("-created_at");
  expect(listFilter(filterUrlOf("sort=;drop")).sort).toBe("-created_at");
  expect(isFiltered(filterValue(url))).toBe(true);
});

test("takes what is empty and what is left out, into views, too", () => {
  const query =
    "keyword_not=%E9%80%80%E4%BC%9A&tag_not=a&stage_not=active&stage_not=x&empty=email&empty=stage&filled=phone";
  expect(listFilter(filterUrlOf(query))).toEqual({
    keyword_not: "退会",
    tag_not: ["a"],
    stage_not: ["active"],
    empty: ["email"],
    filled: ["phone"],
    sort: "-created_at",
  });
  const kept = filterUrlOf(viewQuery(filterUrlOf(query)));
  expect(filterValue(kept)).toEqual(filterValue(filterUrlOf(query)));
  expect(viewPatch("empty=email")).toMatchObject({ empty: ["email"], filled: [], tag_not: [] });
});

test("takes conditions on the company's own fields, whatever they look for, and into views, too", () => {
  const custom = [
    "f1.has.卵.乳 🍳",
    "f1.has.<b>&custom=x#%00",
    "f2.min.24.5",
    "f2.max.26",
    "f3.max.2026-11-30",
    "f4.in.o1",
    "f4.in.o2",
    "no_field_any_more.empty",
  ];
  const address = new URLSearchParams(custom.map((one) => ["custom", one]));
  for (const wrong of ["f1", "f1.has.", "f1.drop.x", "f2.min.abc", "f1.has.\u0000", "f2.max.26"])
    address.append("custom", wrong);
  const value = filterValue(filterUrlOf(address.toString()));
  expect(value.custom).toEqual(custom);
  expect(filterPatch(value)).toMatchObject({ custom });
  expect(filterPatch({})).toMatchObject({ custom: null });
  expect(isFiltered(value)).toBe(true);

  const query = viewQuery(filterUrlOf(address.toString()));
  expect(viewPatch(query).custom).toEqual(custom.toSorted());
  expect(viewQuery(filterUrlOf(query))).toBe(query);
  expect(viewPatch("stage=active").custom).toEqual([]);

  expect(filterBody(filterUrlOf(query)).custom).toEqual(custom.toSorted());
});

test("asks for no more conditions than a list takes", () => {
  const address = new URLSearchParams(
    Array.from({ length: 70 }, (_, index) => ["custom", `f1.in.o${index}`]),
  );
  expect(listFilter(filterUrlOf(address.toString())).custom).toHaveLength(60);
  expect(listFilter(filterUrlOf("custom=nonsense"))).toEqual({ sort: "-created_at" });
});

test("takes a filter away from the address when it is set to nothing", () => {
  expect(filterPatch({ keyword: "はな", follower_min: 0, connected: false })).toMatchObject({
    keyword: "はな",
    follower_min: "0",
    connected: "false",
    stage: null,
    archived: null,
  });
});

test("writes equal filters as equal views, in whatever order they were chosen", () => {
  expect(viewQuery(filterUrlOf("tag=b&stage=active&tag=a&view=v1"))).toBe(
    viewQuery(filterUrlOf("stage=active&tag=a&tag=b&sort=-created_at")),
  );
  expect(viewQuery(filterUrlOf("tag=a&sort=custom-f1"))).toBe("tag=a&sort=custom-f1");
  expect(viewQuery(filterUrlOf("tag=a"))).not.toBe(viewQuery(filterUrlOf("tag=a&sort=display_name")));
});

test("brings a view back and takes away what it does not name", () => {
  expect(viewPatch("stage=active&sort=display_name")).toMatchObject({
    stage: ["active"],
    sort: ["display_name"],
    keyword: [],
    archived: [],
  });
});

test("chooses some by name, or all that match but some", () => {
  expect(selectionOf({ mode: "some", keys: ["a"] }, { tag: ["x"] })).toEqual({ uids: ["a"] });
  expect(selectionOf({ mode: "all", except: ["b"] }, { tag: ["x"] })).toEqual({
    filter: { tag: ["x"] },
    except: ["b"],
  });
});
