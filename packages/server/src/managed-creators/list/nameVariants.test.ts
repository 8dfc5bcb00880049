import { listManagedCreators } from "@tsumugi/contract";
import { expect, it } from "vitest";
import { createTestApp, insertCompany, insertManagedCreator, insertMember } from "../../testing/index.ts";
import { NAME_VARIANTS } from "../../testing/nameVariants.ts";

const app = await createTestApp();

const { staff } = await app.run(async () => {
  const company = await insertCompany();
  for (const letter of NAME_VARIANTS.flatMap((letters) => [...letters]))
    await insertManagedCreator(company, { display_name: `南${letter} ゆき` });
  return { staff: await insertMember(company, "staff") };
});

const found = async (keyword: string) => {
  const { body } = await app
    .as(staff)
    .call(listManagedCreators, { query: { keyword, sort: "created_at", limit: 100 } });
  return body.items.map(({ display_name }) => display_name).sort();
};

it.each(NAME_VARIANTS)(
  "a name with one of %s is found however it is typed, alone and in a word",
  async (letters) => {
    const names = [...letters].map((letter) => `南${letter} ゆき`).sort();
    for (const letter of letters) {
      expect(await found(letter)).toEqual(names);
      expect(await found(`南${letter}ゆき`)).toEqual(names);
    }
  },
);
