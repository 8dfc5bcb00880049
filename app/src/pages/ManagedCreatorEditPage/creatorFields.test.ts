import { type AccountValues, type CustomFieldLook, managedCreatorValues } from "@tsumugi/contract";
import { buildManagedCreator } from "@tsumugi/mocks";
import { expect, it } from "vitest";
import { changedFields } from "../../shared/changedFields.ts";
import { contestedFields } from "../../shared/saveOwnChanges.ts";
import { creatorBody, creatorFields } from "./creatorFields.ts";

const own = ["a", "b"].map((uid) => ({
  uid,
  name: uid,
  type: "text",
  options: [],
})) as unknown as CustomFieldLook[];
const values = managedCreatorValues(buildManagedCreator({}, 1));
const of = (custom_values: Record<string, string | null>) => creatorFields(own, { ...values, custom_values });

it("takes each of the company's own fields for itself", () => {
  const base = of({});
  const changes = changedFields(base, of({ a: "自分", b: "" }));
  expect(contestedFields(changes, base, of({ b: "ほかの人" }))).toEqual({});
  expect(creatorBody(changes, [], [])).toEqual({ custom_values: { a: "自分" } });
  expect(Object.values(contestedFields(changes, base, of({ a: "ほかの人" })))).toEqual(["自分"]);
});

it("leaves an account that was not touched as it is now", () => {
  const [kept, typed, added] = (["kept", "typed", "added"] as const).map(
    (handle): AccountValues => ({ platform: "x", handle, follower_count: 10 }),
  ) as [AccountValues, AccountValues, AccountValues];
  const mine = [kept, { ...typed, follower_count: 50 }, added];
  const present = [
    { ...kept, follower_count: 99 },
    { ...typed, follower_count: 99 },
  ];
  expect(creatorBody({ accounts: mine, memo: "" }, [kept, typed], present)).toEqual({
    memo: "",
    accounts: [present[0], mine[1], added],
  });
});
