import {
  bulkUpdateManagedCreators,
  createCustomField,
  createManagedCreator,
  deleteCustomField,
  getCustomFieldUse,
  getManagedCreator,
  listCreatorTimeline,
  listCustomFields,
  orderCustomFields,
  undoBulkUpdate,
  updateCustomField,
  updateManagedCreator,
} from "@tsumugi/contract";
import { expect, it } from "vitest";
import { fileOf, importsAs } from "../testing/imports.ts";
import { createTestApp, insertCompany, insertMember } from "../testing/index.ts";

const app = await createTestApp();

async function openOffice() {
  const staff = await app.run(async () => insertMember(await insertCompany(), "staff"));
  return { as: app.as(staff), staff };
}
type Caller = Awaited<ReturnType<typeof openOffice>>["as"];

const made = async (
  as: Caller,
  body: { label: string; type: "number" | "select"; options?: { label: string }[] },
) => (await as.call(createCustomField, { body })).body;
const contractOf = (as: Caller) =>
  made(as, { label: "契約書", type: "select", options: [{ label: "あり" }, { label: "なし" }] });
const creatorOf = async (as: Caller, custom_values: Record<string, string | number>) =>
  (await as.call(createManagedCreator, { body: { display_name: "花", custom_values } })).body;

it("takes an import back without an option that was removed since, and names that in words", async () => {
  const { as, staff } = await openOffice();
  const field = await contractOf(as);
  const [yes, no] = field.options;
  const { uid: id } = await creatorOf(as, { [field.uid]: yes?.uid ?? "" });
  const imports = importsAs(app, staff);
  await as.call(updateManagedCreator, { params: { id }, body: { email: "hana@example.jp", version: 1 } });
  const file = fileOf([["花", "hana@example.jp", "なし", "右"]], "utf-8", [
    "表示名",
    "メール",
    "契約書",
    "メモ",
  ]);
  const task = await imports.importAll(file);
  expect(task.updated).toBe(1);
  const record = async () => (await as.call(getManagedCreator, { params: { id } })).body;
  expect((await record()).custom_values).toEqual({ [field.uid]: no?.uid });
  const options = [{ uid: no?.uid ?? "", label: "なし" }];
  await as.call(updateCustomField, { params: { id: field.uid }, body: { options, version: 1 } });
  const told = (await as.call(listCreatorTimeline, { params: { id } })).body.items;
  expect(JSON.stringify(told)).not.toContain(yes?.uid);
  expect(told.flatMap(({ changes = [] }) => changes)).toContainEqual(
    expect.objectContaining({ label: "契約書", before: "削除した選択肢", after: "なし" }),
  );
  await imports.undo(task.uid);
  expect(await record()).toMatchObject({ memo: "", custom_values: {} });
});

it("refuses a value of a field that was deleted meanwhile: thrown away in silence, it would look as if it was saved", async () => {
  const { as } = await openOffice();
  const size = await made(as, { label: "靴のサイズ", type: "number" });
  const { uid: id } = await creatorOf(as, { [size.uid]: 24 });
  await as.call(deleteCustomField, { params: { id: size.uid } });
  const put = (value: number | null) =>
    as.call(updateManagedCreator, { params: { id }, body: { custom_values: { [size.uid]: value } } });
  const { status, error } = await put(25);
  expect([status, Object.values(error.fields ?? {})]).toEqual([
    400,
    [expect.stringContaining("「靴のサイズ」は削除された項目です")],
  ]);
  const blank = await put(null);
  expect([blank.status, blank.body.custom_values]).toEqual([200, {}]);
});

it("moves no field over an order that somebody changed since it was read", async () => {
  const { as } = await openOffice();
  const a = (await made(as, { label: "靴のサイズ", type: "number" })).uid;
  const b = (await made(as, { label: "身長", type: "number" })).uid;
  const order = (uids: string[], before: string[]) => as.call(orderCustomFields, { body: { uids, before } });
  expect((await order([b, a], [a, b])).status).toBe(200);
  expect((await order([a, b], [a, b])).error.code).toBe("conflict");
  expect((await as.call(listCustomFields)).body.items.map(({ uid }) => uid)).toEqual([b, a]);
  expect((await order([a, b], [b, a])).body.items[0]?.uid).toBe(a);
});

it("never removes an option while somebody chooses it", async () => {
  const { as } = await openOffice();
  for (const round of Array.from({ length: 8 }, (_, index) => index)) {
    const field = await made(as, {
      label: `契約書${round}`,
      type: "select",
      options: [{ label: "あり" }, { label: "なし" }],
    });
    const [yes, no] = field.options;
    const { uid: id } = await creatorOf(as, {});
    const custom_values = { [field.uid]: yes?.uid ?? "" };
    const options = [{ uid: no?.uid ?? "", label: "なし" }];
    const [chosen, removed] = await Promise.all([
      as.call(updateManagedCreator, { params: { id }, body: { custom_values } }),
      as.call(updateCustomField, { params: { id: field.uid }, body: { options, version: 1 } }),
    ]);
    expect([chosen.status, removed.status].filter((status) => status === 200)).toHaveLength(1);
  }
});

it("leaves out of a change that is taken back whose option or field is gone", async () => {
  const { as } = await openOffice();
  const field = await contractOf(as);
  const size = await made(as, { label: "靴のサイズ", type: "number" });
  const [yes, no] = field.options;
  const { uid } = await creatorOf(as, { [field.uid]: yes?.uid ?? "", [size.uid]: 24 });
  const set = async (field_uid: string, value: string | number) => {
    const action = { kind: "set_custom" as const, field_uid, value };
    const selection = { uids: [uid] };
    return (await as.call(bulkUpdateManagedCreators, { body: { selection, action } })).body.change_uid ?? "";
  };
  const undo = async (id: string) => (await as.call(undoBulkUpdate, { params: { id } })).body;
  const renamed = await set(field.uid, no?.uid ?? "");
  const options = [{ uid: no?.uid ?? "", label: "なし" }];
  const gone = { params: { id: field.uid }, body: { options, version: 1 } };
  expect((await as.call(updateCustomField, gone)).status).toBe(200);
  expect(await undo(renamed)).toMatchObject({ restored: 0, skipped: [{ uid, reason: "option_gone" }] });
  expect((await as.call(getCustomFieldUse, { params: { id: field.uid } })).body.options).toEqual({
    [no?.uid ?? ""]: 1,
  });
  const sized = await set(size.uid, 25);
  await as.call(deleteCustomField, { params: { id: size.uid } });
  expect(await undo(sized)).toMatchObject({ restored: 0, skipped: [{ uid, reason: "field_gone" }] });
  const { custom_values } = (await as.call(getManagedCreator, { params: { id: uid } })).body;
  expect(custom_values).toEqual({ [field.uid]: no?.uid });
});

it("takes over what a file says of a field that was archived after the import was asked for", async () => {
  const { as, staff } = await openOffice();
  const size = await made(as, { label: "靴のサイズ", type: "number" });
  const imports = importsAs(app, staff);
  await imports.upload(fileOf([["花", "24.5"]], "utf-8", ["表示名", "靴のサイズ"]));
  await as.call(updateCustomField, { params: { id: size.uid }, body: { is_archived: true, version: 1 } });
  await app.drainJobs();
  expect((await imports.list()).items.map(({ custom_values }) => custom_values)).toEqual([
    { [size.uid]: 24.5 },
  ]);
});
