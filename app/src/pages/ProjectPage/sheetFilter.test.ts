import { expect, it } from "vitest";
import {
  sheetFilterPatch,
  sheetFilterValue,
  sheetQuery,
  sheetSort,
  sheetViewPatch,
  sheetViewQuery,
} from "./sheetFilter.ts";

function urlOf(query: string) {
  const params = new URLSearchParams(query);
  return {
    get: (key: string) => params.get(key) ?? "",
    getAll: (key: string) => params.getAll(key),
    oneOf: <T extends string>(key: string, allowed: readonly [T, ...T[]]) =>
      allowed.find((value) => value === params.get(key)) ?? allowed[0],
    manyOf: <T extends string>(key: string, allowed: readonly T[]) =>
      allowed.filter((value) => params.getAll(key).includes(value)),
  };
}

it("asks the list for what the address says", () => {
  const url = urlOf("keyword=花&phase=approach&owner=none&due=7&unchecked=sample_sent&sort=-column.size");
  expect(sheetQuery(url, "2026-11-25")).toMatchObject({
    keyword: "花",
    phase: ["approach"],
    owner: ["none"],
    overdue: undefined,
    deadline_to: "2026-12-02",
    unchecked: ["sample_sent"],
    sort: "-column.size",
  });
  expect(sheetQuery(urlOf("due=overdue"), "2026-11-25")).toMatchObject({
    overdue: true,
    deadline_to: undefined,
  });
});

it("leaves out what nobody could have chosen", () => {
  const url = urlOf("phase=nonsense&due=tomorrow&unchecked=DROP TABLE&sort='; --");
  expect(Object.values(sheetFilterValue(url)).filter((value) => value !== undefined)).toEqual([]);
  expect(sheetSort(url)).toBe("job_status");
});

it("keeps a view in one way, and leads back to it", () => {
  const query = sheetViewQuery(urlOf("status=requested&status=candidate&sort=-fee&group=owner&view=sheet"));
  expect(query).toBe("status=candidate&status=requested&sort=-fee&group=owner");
  expect(sheetViewPatch(query)).toMatchObject({
    status: ["candidate", "requested"],
    sort: ["-fee"],
    group: ["owner"],
    keyword: [],
  });
  expect(sheetViewQuery(urlOf(""))).toBe("");
});

it("takes a filter away that is not set any more", () => {
  expect(sheetFilterPatch({ keyword: "花" })).toMatchObject({ keyword: "花", phase: null, due: null });
});
