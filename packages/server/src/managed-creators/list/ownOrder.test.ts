import {
  type CustomField,
  createCustomField,
  createManagedCreator,
  customKey,
  exportManagedCreators,
  listManagedCreators,
  type ManagedCreatorSort,
  searchKey,
  updateCustomField,
} from "@tsumugi/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestApp, insertCompany, insertMember } from "../../testing/index.ts";

const app = await createTestApp();
let as: ReturnType<typeof app.as>;
const fields = {} as Record<CustomField["type"], CustomField>;

/** Each record's value of the field that is named like its type; a choice by its label. */
const people: Partial<Record<CustomField["type"], string | number | boolean>>[] = [
  { text: "ｶﾞｯｷｰ", number: 24.5, date: "2027-03-31", select: "あり", check: true },
  { text: "がっきい", number: -3, date: "2026-12-01", select: "確認中", check: false },
  { text: "アヒル", number: 0, date: "2027-03-31", select: "なし" },
  { text: "あひる", number: 1200, select: "あり", check: true },
  { number: 0.0001, date: "1999-01-01" },
  { text: "あ".repeat(1000) },
  { text: "Zebra", number: 99_999_999_999.5 },
  {},
  {},
];

beforeAll(async () => {
  as = app.as(await app.run(async () => insertMember(await insertCompany(), "staff")));
  for (const type of ["text", "number", "date", "select", "check"] as const) {
    // In an order of their own, which is no order of letters.
    const options = type === "select" ? ["なし", "確認中", "あり"].map((label) => ({ label })) : [];
    fields[type] = (
      await as.call(createCustomField, { body: { label: `自社の${type}`, type, options } })
    ).body;
  }
  const option = (label: unknown) => fields.select.options.find((one) => one.label === label)?.uid ?? "";
  for (const [index, held] of people.entries()) {
    const custom_values = Object.fromEntries(
      Object.entries(held).map(([type, value]) => [
        fields[type as CustomField["type"]].uid,
        type === "select" ? option(value) : value,
      ]),
    );
    const body = { display_name: `人${index}`, custom_values };
    const made = await as.call(createManagedCreator, { body });
    expect(made.status, JSON.stringify(made.error)).toBe(201);
  }
});

/** All pages of three, as the numbers of the people. */
async function walk(sort: ManagedCreatorSort, limit = 3): Promise<number[]> {
  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await as.call(listManagedCreators, { query: { sort, limit, cursor } });
    expect(page.status, JSON.stringify(page.error)).toBe(200);
    seen.push(...page.body.items.map(({ display_name }) => Number(display_name.slice(1))));
    cursor = page.body.next_cursor ?? undefined;
  } while (cursor);
  return seen;
}

const rank: Record<CustomField["type"], (value: unknown) => string | number | undefined> = {
  text: (value) => (value === undefined ? undefined : searchKey(String(value).slice(0, 80))),
  number: (value) => value as number | undefined,
  date: (value) => value as string | undefined,
  select: (value) => (value === undefined ? undefined : ["なし", "確認中", "あり"].indexOf(String(value))),
  check: (value) => (value === undefined ? undefined : Number(value)),
};

describe.each(["text", "number", "date", "select", "check"] as const)("by a field of type %s", (type) => {
  it.each(["", "-"] as const)(
    "goes page by page in the type's order (%s), blanks last",
    async (direction) => {
      const sort: ManagedCreatorSort = `${direction}${customKey(fields[type].uid)}`;
      const seen = await walk(sort);
      expect(seen.toSorted((a, b) => a - b)).toEqual(people.map((_, index) => index));
      const keys = seen.map((index) => rank[type](people[index]?.[type]));
      const held = keys.filter((key) => key !== undefined);
      expect(keys.slice(0, held.length)).toEqual(held);
      const inOrder = held.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      expect(held).toEqual(direction === "-" ? inOrder.toReversed() : inOrder);
      expect(await walk(sort, 50)).toEqual(seen);
    },
  );
});

it("is the order of a file, too", async () => {
  const sort: ManagedCreatorSort = `-${customKey(fields.number.uid)}`;
  const answer = await as.fetch(exportManagedCreators, {
    body: { selection: { filter: {} }, sort, columns: ["display_name"] },
  });
  const names = (await answer.text()).match(/人\d/g)?.map((name) => Number(name.slice(1)));
  expect(names).toEqual(await walk(sort));
});

it("refuses a cursor of another order, and a name that is none", async () => {
  const sort: ManagedCreatorSort = customKey(fields.number.uid);
  const { next_cursor } = (await as.call(listManagedCreators, { query: { sort, limit: 2 } })).body;
  const other: ManagedCreatorSort = customKey(fields.date.uid);
  const turned = await as.call(listManagedCreators, { query: { sort: other, cursor: next_cursor ?? "" } });
  expect(turned.error.fields).toHaveProperty("cursor");
  const wrong = await as.call(listManagedCreators, { query: { sort: "custom-;drop" as ManagedCreatorSort } });
  expect(wrong.status).toBe(400);
});

it("goes by the last change where the field is out of use or another company's", async () => {
  const field = (await as.call(createCustomField, { body: { label: "去る項目", type: "number" } })).body;
  const newest = await walk("-updated_at");
  await as.call(updateCustomField, { params: { id: field.uid }, body: { is_archived: true, version: 1 } });
  expect(await walk(customKey(field.uid))).toEqual(newest);
  expect(await walk(customKey("nobodys"))).toEqual(newest);
});
