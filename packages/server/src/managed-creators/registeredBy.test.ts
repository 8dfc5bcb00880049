import {
  createFromOpenCreator,
  createManagedCreator,
  deleteCompanyUser,
  deleteManagedCreator,
  exportManagedCreators,
  getManagedCreator,
} from "@tsumugi/contract";
import { expect, it } from "vitest";
import { fileOf, importsAs, person } from "../testing/imports.ts";
import { createTestApp, insertCompany, insertCreator, insertMember } from "../testing/index.ts";

const app = await createTestApp();

const office = () =>
  app.run(async () => {
    const company = await insertCompany();
    return {
      admin: await insertMember(company, "admin"),
      staff: await insertMember(company, "staff"),
    };
  });
const read = async (caller: { uid: string }, id: string) =>
  (await app.as(caller).call(getManagedCreator, { params: { id } })).body;
const byHand = async (caller: { uid: string }) =>
  (await app.as(caller).call(createManagedCreator, { body: { display_name: "はな" } })).body;

it("keeps who registered a record by hand, from an open creator and by an import, and begins its history with them", async () => {
  const { admin, staff } = await office();
  const open = await app.run(() => insertCreator());
  const body = { open_creator_uid: open.uid };
  const taken = (await app.as(staff).call(createFromOpenCreator, { body })).body;
  await importsAs(app, staff).importAll(fileOf([person(1)]));
  const [imported] = (await importsAs(app, staff).list()).items.filter(
    ({ display_name }) => display_name === person(1)[0],
  );
  for (const uid of [(await byHand(staff)).uid, taken.uid, imported?.uid ?? ""]) {
    const found = await read(admin, uid);
    expect(found.created_by).toMatchObject({ uid: staff.uid, name: staff.name });
    expect(found.timeline.at(-1)).toMatchObject({ at: found.created_at, by: { uid: staff.uid } });
  }
});

it("goes on naming a member who was removed, also once the creator's own data are erased", async () => {
  const { admin, staff } = await office();
  const { uid } = await byHand(staff);
  await app.as(admin).call(deleteCompanyUser, { body: { email: staff.email } });
  expect((await read(admin, uid)).created_by).toMatchObject({ name: staff.name });
  await app.as(admin).call(deleteManagedCreator, { params: { id: uid }, query: { erase: true } });
  const erased = await read(admin, uid);
  expect(erased).toMatchObject({ display_name: "削除済みクリエイター", created_by: { name: staff.name } });
  expect(erased.timeline.at(-1)).toMatchObject({ kind: "registered", by: { uid: staff.uid } });
});

it("writes them into the file, in a column of its own", async () => {
  const { admin, staff } = await office();
  await byHand(staff);
  const body = { selection: { filter: {} }, columns: ["display_name", "created_by"] as const };
  const response = await app
    .as(admin)
    .fetch(exportManagedCreators, { body: { ...body, columns: [...body.columns] } });
  expect(await response.text()).toContain(`表示名,登録した人\r\nはな,${staff.name}`);
});
