import {
  bulkUpdateManagedCreators,
  type CustomBody,
  type CustomField,
  createCustomField,
  createManagedCreator,
  deleteCustomField,
  getCustomFieldUse,
  getManagedCreator,
  listCreatorTimeline,
  listCustomFields,
  listManagedCreators,
  orderCustomFields,
  undoBulkUpdate,
  updateCustomField,
  updateManagedCreator,
} from "@tsumugi/contract";
import { expect, it } from "vitest";
import { leavesInTheLog } from "../testing/auditTrail.ts";
import { fileOf, importsAs } from "../testing/imports.ts";
import { createTestApp, insertCompany, insertMember } from "../testing/index.ts";

const app = await createTestApp();

async function office() {
  const { admin, staff, viewer } = await app.run(async () => {
    const company = await insertCompany();
    return {
      admin: await insertMember(company, "admin"),
      staff: await insertMember(company, "staff"),
      viewer: await insertMember(company, "viewer"),
    };
  });
  const as = app.as(staff);
  const make = async (label: string, type: CustomField["type"], options: string[] = []) => {
    const body = { label, type, options: options.map((option) => ({ label: option })) };
    const made = await as.call(createCustomField, { body });
    expect(made.status, JSON.stringify(made.error)).toBe(201);
    return made.body;
  };
  const creator = async (display_name: string, custom_values: CustomBody = {}) => {
    const made = await as.call(createManagedCreator, { body: { display_name, custom_values } });
    expect(made.status, JSON.stringify(made.error)).toBe(201);
    return made.body;
  };
  const found = async (...custom: string[]) => {
    const answer = await as.call(listManagedCreators, { query: { custom, sort: "display_name" } });
    expect(answer.body.total).toBe(answer.body.items.length);
    return answer.body.items.map(({ display_name }) => display_name);
  };
  return { as, admin, staff, viewer, make, creator, found };
}

const messageOf = ({ error }: { error: { fields?: Record<string, string> } }) =>
  Object.values(error.fields ?? {}).join(" ");

it("keeps the fields of a company in their order, and shows them to nobody else", async () => {
  const { as, viewer, make } = await office();
  const other = await office();
  const a = await make("靴のサイズ", "number");
  const b = await make("専任", "check");
  await other.make("靴のサイズ", "text");
  const labels = async () => (await as.call(listCustomFields)).body.items.map(({ label }) => label);
  expect(await labels()).toEqual(["靴のサイズ", "専任"]);
  await as.call(orderCustomFields, { body: { uids: [b.uid, a.uid] } });
  expect(await labels()).toEqual(["専任", "靴のサイズ"]);
  expect((await app.as(viewer).call(listCustomFields)).body.items).toHaveLength(2);
  const refused = await app.as(viewer).call(createCustomField, { body: { label: "禁止", type: "text" } });
  expect(refused.status).toBe(403);
  expect((await as.call(orderCustomFields, { body: { uids: [a.uid] } })).error.code).toBe("conflict");
  const theirs = (await other.as.call(listCustomFields)).body.items[0];
  const params = { id: theirs?.uid ?? "" };
  expect((await as.call(getCustomFieldUse, { params })).status).toBe(404);
  expect((await as.call(deleteCustomField, { params })).status).toBe(404);
  const renamed = await as.call(updateCustomField, { params, body: { label: "奪う", version: 1 } });
  expect(renamed.status).toBe(404);
});

it.each([
  ["表示名", "もとからある"],
  ["氏名", "もとからある"],
  ["ﾒｰﾙ", "もとからある"],
  ["YouTube 登録者数", "もとからある"],
  ["フォロワー計", "もとからある"],
  ["登録した人", "もとからある"],
  ["取り込めなかった理由", "もとからある"],
  ["くつのサイズ", "という項目が"],
  ["　", "入力してください"],
])("refuses the label 「%s」, which a file could not tell apart", async (label, why) => {
  const { as, make } = await office();
  await make("クツのサイズ", "number");
  const refused = await as.call(createCustomField, { body: { label, type: "text" } });
  expect(refused.status).toBe(400);
  expect(messageOf(refused)).toContain(why);
});

it("reads each value by its type, trims it, and drops what is blank", async () => {
  const { as, make, creator } = await office();
  const text = await make("メモ書き", "text");
  const number = await make("靴のサイズ", "number");
  const day = await make("契約の更新日", "date");
  const select = await make("契約書", "select", ["あり", "なし"]);
  const check = await make("専任", "check");
  const { custom_values, uid: id } = await creator("花", {
    [text.uid]: "  二行\nになる ",
    [number.uid]: 24.50001,
    [day.uid]: "2027-03-31",
    [select.uid]: select.options[0]?.uid ?? "",
    [check.uid]: false,
  });
  expect(custom_values).toEqual({
    [text.uid]: "二行 になる",
    [number.uid]: 24.5,
    [day.uid]: "2027-03-31",
    [select.uid]: select.options[0]?.uid,
    [check.uid]: false,
  });
  const change = (values: Record<string, string | number | boolean | null>) =>
    as.call(updateManagedCreator, { params: { id }, body: { custom_values: values } });
  for (const [field, value] of [
    [number, "24"],
    [number, 1e15],
    [day, "2027-02-30"],
    [select, "あり"],
    [check, "はい"],
    [text, 5],
    [text, "あ".repeat(1001)],
  ] as const) {
    const refused = await change({ [field.uid]: value });
    expect(refused.status, `${field.type} ${value}`).toBe(400);
  }
  const { custom_values: kept } = (await change({ [text.uid]: " ", [day.uid]: null, [check.uid]: true }))
    .body;
  expect(Object.keys(kept).toSorted()).toEqual([number.uid, select.uid, check.uid].toSorted());
});

it("takes no value for another company's field", async () => {
  const { as, make, creator } = await office();
  const foreign = await (await office()).make("よその項目", "text");
  const own = await make("自社", "text");
  const { uid: id } = await creator("花", { [own.uid]: "ある" });
  const put = (values: Record<string, string>) =>
    as.call(updateManagedCreator, { params: { id }, body: { custom_values: values } });
  expect((await put({ [foreign.uid]: "盗む" })).error.fields).toHaveProperty(`custom_values.${foreign.uid}`);
  expect((await put({ nobody: "?" })).status).toBe(400);
  const body = { selection: { uids: [id] }, action: { kind: "set_custom" as const, value: "盗む" } };
  const bulk = await as.call(bulkUpdateManagedCreators, {
    body: { ...body, action: { ...body.action, field_uid: foreign.uid } },
  });
  expect(bulk.status).toBe(400);
});

it("finds by every type, any of several choices, and empty or not", async () => {
  const { make, creator, found } = await office();
  const text = await make("アレルギー", "text");
  const number = await make("靴のサイズ", "number");
  const day = await make("契約の更新日", "date");
  const select = await make("契約書", "select", ["あり", "確認中", "なし"]);
  const check = await make("専任", "check");
  const [yes = "", asking = "", no = ""] = select.options.map(({ uid }) => uid);
  await creator("あ", { [text.uid]: "ﾅｯﾂ 100%", [number.uid]: 24.5, [select.uid]: yes, [check.uid]: true });
  await creator("い", { [number.uid]: 9, [day.uid]: "2027-03-31", [select.uid]: asking });
  await creator("う", { [day.uid]: "2027-10-01", [select.uid]: no, [check.uid]: false });
  await creator("え");
  expect(await found(`${text.uid}.has.なっつ`)).toEqual(["あ"]);
  expect(await found(`${text.uid}.has.0%`)).toEqual(["あ"]);
  expect(await found(`${text.uid}.has._`)).toEqual([]);
  expect(await found(`${number.uid}.min.10`)).toEqual(["あ"]);
  expect(await found(`${number.uid}.min.9`, `${number.uid}.max.24.4`)).toEqual(["い"]);
  expect(await found(`${day.uid}.min.2027-04-01`)).toEqual(["う"]);
  expect(await found(`${day.uid}.max.2027-03-31`)).toEqual(["い"]);
  expect(await found(`${select.uid}.in.${yes}`, `${select.uid}.in.${no}`)).toEqual(["あ", "う"]);
  expect(await found(`${check.uid}.yes`)).toEqual(["あ"]);
  expect([await found(`${check.uid}.no`), await found(`${check.uid}.empty`)]).toEqual([["う"], ["い", "え"]]);
  expect(await found(`${number.uid}.empty`)).toEqual(["う", "え"]);
  expect(await found(`${number.uid}.filled`, `${select.uid}.in.${asking}`)).toEqual(["い"]);
  expect(await found(`${text.uid}.min.3`)).toEqual([]);
  const foreign = await (await office()).make("よその項目", "text");
  expect(await found(`${foreign.uid}.filled`)).toEqual([]);
});

it("renames a choice with its values, and takes none away that somebody has", async () => {
  const { as, make, creator } = await office();
  const field = await make("契約書", "select", ["あり", "なし"]);
  const [yes = { uid: "", label: "" }, no = { uid: "", label: "" }] = field.options;
  const { uid } = await creator("花", { [field.uid]: yes.uid });
  const params = { id: field.uid };
  const refused = await as.call(updateCustomField, { params, body: { options: [no], version: 1 } });
  expect(refused.error.message).toContain("「あり」は1名に入っている");
  const renamed = await as.call(updateCustomField, {
    params,
    body: { options: [{ uid: yes.uid, label: "締結済み" }, { label: "確認中" }], version: 1 },
  });
  expect(renamed.body.options.map(({ label }) => label)).toEqual(["締結済み", "確認中"]);
  const stale = await as.call(updateCustomField, { params, body: { label: "遅い", version: 1 } });
  expect([stale.status, stale.error.code]).toEqual([409, "stale_version"]);
  const record = (await as.call(getManagedCreator, { params: { id: uid } })).body;
  expect(record.custom_values).toEqual({ [field.uid]: yes.uid });
  expect((await as.call(getCustomFieldUse, { params })).body).toEqual({
    creators: 1,
    options: { [yes.uid]: 1 },
  });
});

it("tells each change in words, also of a field that was deleted since", async () => {
  const { as, make, creator } = await office();
  const field = await make("契約書", "select", ["あり", "なし"]);
  const [yes, no] = field.options;
  const { uid: id } = await creator("花", { [field.uid]: yes?.uid ?? "" });
  await as.call(updateManagedCreator, {
    params: { id },
    body: { custom_values: { [field.uid]: no?.uid ?? "" } },
  });
  const told = async () => (await as.call(listCreatorTimeline, { params: { id } })).body.items[0];
  const change = { label: "契約書", before: "あり", after: "なし" };
  expect(await told()).toMatchObject({ label: "契約書を変更", changes: [change] });
  await as.call(deleteCustomField, { params: { id: field.uid } });
  expect(await told()).toMatchObject({ label: "契約書を変更", changes: [change] });
});

it("archives with the values kept, and deletes with every value, also those that could be taken back", async () => {
  const { as, make, creator } = await office();
  const field = await make("アレルギー", "text");
  const { uid } = await creator("花", { [field.uid]: "卵" });
  const params = { id: field.uid };
  const archived = await as.call(updateCustomField, { params, body: { is_archived: true, version: 1 } });
  expect(archived.body.archived_at).not.toBeNull();
  const held = async () => (await as.call(getManagedCreator, { params: { id: uid } })).body.custom_values;
  expect(await held()).toEqual({ [field.uid]: "卵" });
  await as.call(updateCustomField, { params, body: { is_archived: false, version: 2 } });
  const bulk = await as.call(bulkUpdateManagedCreators, {
    body: { selection: { uids: [uid] }, action: { kind: "set_custom", field_uid: field.uid, value: " 乳 " } },
  });
  expect(bulk.body.changed).toBe(1);
  expect(await held()).toEqual({ [field.uid]: "乳" });
  await as.call(deleteCustomField, { params });
  expect(await held()).toEqual({});
  await as.call(undoBulkUpdate, { params: { id: bulk.body.change_uid ?? "" } });
  expect(await held()).toEqual({});
  expect((await make("アレルギー", "text")).uid).not.toBe(field.uid);
});

it("takes a change of many back", async () => {
  const { as, make, creator } = await office();
  const field = await make("専任", "check");
  const { uid } = await creator("花");
  const selection = { uids: [uid] };
  const bulk = await as.call(bulkUpdateManagedCreators, {
    body: { selection, action: { kind: "set_custom", field_uid: field.uid, value: true } },
  });
  const again = await as.call(bulkUpdateManagedCreators, {
    body: { selection, action: { kind: "set_custom", field_uid: field.uid, value: true } },
  });
  expect(again.body).toMatchObject({ changed: 0, skipped: [{ reason: "unchanged" }] });
  await as.call(undoBulkUpdate, { params: { id: bulk.body.change_uid ?? "" } });
  const record = await as.call(getManagedCreator, { params: { id: uid } });
  expect(record.body.custom_values).toEqual({});
});

it("holds 30 fields and not one more, whoever is quicker", async () => {
  const { as, make } = await office();
  for (let n = 1; n < 30; n += 1) await make(`項目その${n}`, "text");
  const two = await Promise.all(
    ["最後", "あふれ"].map((label) => as.call(createCustomField, { body: { label, type: "text" } })),
  );
  expect(two.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

it("says of each cell what becomes of it, refuses what cannot be read, and empties where that was chosen", async () => {
  const { as, staff, make, creator } = await office();
  const size = await make("靴のサイズ", "number");
  const contract = await make("契約書", "select", ["あり", "なし"]);
  await creator("花", { [size.uid]: 23 });
  const imports = importsAs(app, staff);
  const file = fileOf(
    [
      ["花", "２４．５", "あり"],
      ["空", "", "不明"],
    ],
    "utf-8",
    ["表示名", "靴のサイズ", "契約書"],
  );
  const preview = await imports.dryRun(file);
  expect(preview.rows.updated[0]?.changes).toEqual([
    { field: `custom-${size.uid}`, before: "23", after: "24.5" },
    { field: `custom-${contract.uid}`, before: "", after: "あり" },
  ]);
  expect(preview.errors[0]).toMatchObject({ field: `custom-${contract.uid}` });
  await as.call(updateCustomField, {
    params: { id: contract.uid },
    body: { is_archived: true, version: 1 },
  });
  expect((await imports.dryRun(file)).mapping).toEqual(["display_name", `custom-${size.uid}`, null]);
});

leavesInTheLog(() => app, ["custom_field.delete"]);
