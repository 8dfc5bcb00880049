import {
  blankOf,
  bodyKeyOf,
  type CustomField,
  createCustomField,
  createManagedCreator,
  customFieldOf,
  customFieldTypes,
  customKey,
  deleteManagedCreator,
  editableNames,
  exportColumns,
  exportManagedCreators,
  type Field,
  fieldNames,
  fieldWords,
  getManagedCreator,
  importFields,
  isSeenBy,
  listCreatorTimeline,
  type ManagedCreator,
  type ManagedCreatorBody,
  managedCreatorFields,
  mergeFields,
  mergeManagedCreators,
  ownNames,
  templateFields,
  updateManagedCreator,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "../db/index.ts";
import { leavesInTheLog } from "../testing/auditTrail.ts";
import { customCanary, heldBy } from "../testing/fieldCanaries.ts";
import { importsAs, rawFile } from "../testing/imports.ts";
import { createTestApp, insertCompany, insertGenre, insertMember } from "../testing/index.ts";
import { tablesWith } from "../testing/tablesWith.ts";

/** A field that is declared and forgotten somewhere fails here: each one goes the whole way of a record. */

type Body = ManagedCreatorBody;

const app = await createTestApp();
const genres = await app.run(async () => [
  await insertGenre({ name: "一つ目" }),
  await insertGenre({ name: "二つ目" }),
]);

/** Begins every word that somebody writes, and stands in no uid. */
const markOf = (uid: string) => `canary-${uid.slice(-6)}`;

/** A value of the field's kind that stands nowhere else; `n` 1 and 2 are two of them. */
function canary(
  name: string,
  field: Field,
  n: 1 | 2,
  owner_uid: string,
  own: readonly CustomField[],
): unknown {
  const word = `${markOf(owner_uid)}-${n}-${name}`;
  switch (field.kind) {
    case "custom":
      return Object.fromEntries(own.map((each) => [each.uid, customCanary(each, n, word)]));
    case "postal_code":
      return `100-000${n}`;
    case "email":
      return `${word}@example.test`;
    case "registration_number":
      return `T100000000000${n}`;
    case "yen":
    case "count":
      return 1_234_560 + n;
    case "day":
      return `2031-01-0${n}`;
    case "yes_no":
      return n === 1;
    case "choice":
      return Object.keys(field.choices).filter((code) => code !== field.initial)[n - 1] ?? field.initial;
    case "tags":
      return [word];
    case "member":
      return n === 1 ? owner_uid : null;
    case "genres":
      return [genres[n - 1]?.uid];
    case "accounts":
      return [{ platform: "x", handle: word, follower_count: 40 + n }];
    case "phone":
      return `090-0000-000${n}`;
    default:
      return "max" in field ? word.slice(0, field.max) : word;
  }
}

/** A company of its own with an admin, who works over HTTP. */
async function office() {
  const { company, admin } = await app.run(async () => {
    const company = await insertCompany();
    return { company, admin: await insertMember(company, "admin") };
  });
  const as = app.as(admin);
  const own: CustomField[] = [];
  for (const type of customFieldTypes) {
    const options = type === "select" ? [{ label: "一つ目の選択肢" }, { label: "二つ目の選択肢" }] : [];
    const field = await as.call(createCustomField, { body: { label: `自社 ${type}`, type, options } });
    expect(field.status).toBe(201);
    own.push(field.body);
  }
  /** What a record holds in these fields, in words under their labels: the same in every office. */
  const customWords = ({ custom_values }: ManagedCreator) =>
    Object.fromEntries(
      own.map((each) => [each.label, fieldWords(customFieldOf(each), custom_values[each.uid])]),
    );
  /** The body with every field set. */
  const body = (n: 1 | 2): Body & Record<string, unknown> => {
    const entries = editableNames(managedCreatorFields).map((name) => [
      bodyKeyOf(managedCreatorFields, name),
      canary(name, managedCreatorFields[name], n, admin.uid, own),
    ]);
    return { display_name: "", ...Object.fromEntries(entries) };
  };
  const create = async (values: Body) => {
    const made = await as.call(createManagedCreator, { body: values });
    expect(made.status).toBe(201);
    return made.body;
  };
  const read = async (id: string) => (await as.call(getManagedCreator, { params: { id } })).body;
  const update = async (id: string, values: object) => {
    const changed = await as.call(updateManagedCreator, { params: { id }, body: { version: 1, ...values } });
    expect(changed.status).toBe(200);
    return changed.body;
  };
  /** One record with every column. */
  const exported = async (uid: string) => {
    const asked = {
      selection: { uids: [uid] },
      columns: [...exportColumns, ...own.map(({ uid }) => customKey(uid))],
    };
    return new Uint8Array(await (await as.fetch(exportManagedCreators, { body: asked })).arrayBuffer());
  };
  return {
    company,
    mark: markOf(admin.uid),
    as,
    own,
    customWords,
    body,
    create,
    read,
    update,
    exported,
    imports: importsAs(app, admin),
  };
}

it("keeps every field of a new record and of a changed one, and tells each change", async () => {
  const { as, own, body, create, update } = await office();
  const made = await create(body(1));
  expect(heldBy(made)).toEqual(body(1));
  expect(heldBy(await update(made.uid, body(2)))).toEqual(body(2));
  const { items } = (await as.call(listCreatorTimeline, { params: { id: made.uid } })).body;
  const changes = items.find(({ kind }) => kind === "edited")?.changes ?? [];
  const labels = [
    ...editableNames(managedCreatorFields)
      .filter((name) => name !== "custom_values")
      .map((name) => [name, managedCreatorFields[name].label]),
    ...own.filter(({ type }) => type !== "check").map(({ uid, label }) => [customKey(uid), label]),
  ];
  expect(changes.map(({ field, label }) => [field, label])).toEqual(labels);
  for (const { field, before, after } of changes) {
    expect([before, after], field).not.toContain(null);
    expect(before, field).not.toBe(after);
  }
});

it("exports every field under its own name, and takes the file back as it is", async () => {
  const { own, body, create, exported, imports } = await office();
  const file = await exported((await create(body(1))).uid);
  const [titles = [], cells = []] = new TextDecoder()
    .decode(file)
    .split("\r\n")
    .map((line) => line.split(","));
  for (const name of exportColumns) {
    if (name === "accounts" || name === "last_contact_at") continue;
    const at = titles.indexOf(managedCreatorFields[name].label);
    expect(cells[at], name).toBeTruthy();
  }
  for (const { label } of own) expect(cells[titles.indexOf(label)], label).toBeTruthy();
  const preview = await imports.dryRun(rawFile(file));
  expect(preview.problems).toEqual([]);
  expect(preview.mapping.filter((name) => name !== null)).toEqual([
    ...templateFields,
    ...own.map(({ uid }) => customKey(uid)),
  ]);
  expect(preview.rows.skipped).toHaveLength(1);
});

it("imports every field that a file can set into a new record and a known one, and takes that back", async () => {
  const from = await office();
  const { create, read, body, imports, customWords } = await office();
  const known = await create(body(2));
  const { display_name, email } = known;
  const before = heldBy(known);
  // Whoever is in charge there is nobody here.
  const source = await from.create({ ...from.body(1), display_name, email, owner_uid: null });
  const wanted = heldBy(source);
  const file = rawFile(await from.exported(source.uid));
  const task = await imports.importAll(file);
  expect(task).toMatchObject({ updated: 1, failed: 0 });
  const after = heldBy(await read(known.uid));
  const fresh = await office();
  expect(await fresh.imports.importAll(file)).toMatchObject({ created: 1, failed: 0 });
  const [made] = (await fresh.imports.list()).items;
  for (const name of importFields.filter((name) => name in managedCreatorFields && name !== "owner")) {
    const key = bodyKeyOf(managedCreatorFields, name);
    expect(made && heldBy(made)[key], name).toEqual(wanted[key]);
    // Lists are added to, single values replaced.
    const list = wanted[key];
    expect(after[key], name).toEqual(Array.isArray(list) ? expect.arrayContaining(list) : list);
  }
  expect(made && fresh.customWords(made)).toEqual(from.customWords(source));
  expect(customWords(await read(known.uid))).toEqual(from.customWords(source));
  await imports.undo(task.uid);
  expect(heldBy(await read(known.uid))).toEqual(before);
});

it("merges every field from the side that was chosen", async () => {
  const { as, own, body, create } = await office();
  const kept = await create({ display_name: "残る記録" });
  const absorbed = await create(body(1));
  const image = "/canary.png";
  await app.run(() =>
    db().execute(sql`update managed_creators set image = ${image} where uid = ${absorbed.uid}`),
  );
  const choices = Object.fromEntries(mergeFields.map((name) => [name, "right" as const]));
  const merged = await as.call(mergeManagedCreators, {
    params: { id: kept.uid },
    body: {
      absorbed_uid: absorbed.uid,
      version: 1,
      absorbed_version: 1,
      choices,
      custom_choices: Object.fromEntries(own.map(({ uid }) => [uid, "right" as const])),
    },
  });
  expect(merged.status).toBe(200);
  expect(heldBy(merged.body)).toEqual(body(1));
  expect(merged.body.image).toBe(image);
});

it("leaves nothing personal of an erased record, wherever it was written", async () => {
  const { mark, as, body, create, update, read, exported, imports } = await office();
  const made = await create(body(1));
  const file = rawFile(await exported(made.uid));
  await update(made.uid, { ...body(2), display_name: made.display_name, email: made.email });
  expect(await imports.importAll(file)).toMatchObject({ updated: 1 });
  await as.call(deleteManagedCreator, { params: { id: made.uid }, query: { erase: true } });
  const erased = await read(made.uid);
  for (const name of ownNames(managedCreatorFields)) {
    const field: Field = managedCreatorFields[name];
    if (field.personal && name !== "display_name") expect(erased[name], name).toEqual(blankOf(field));
  }
  expect(await app.run(() => tablesWith(mark))).toEqual([]);
});

it("knows every column of a record: a declared field's, or one that the record itself needs", async () => {
  const { rows } = await app.run(() =>
    db().execute(sql`select column_name as name from information_schema.columns
      where table_name = 'managed_creators' and table_schema = 'public'`),
  );
  const declared = fieldNames(managedCreatorFields).map((name) => bodyKeyOf(managedCreatorFields, name));
  const others = rows.map(({ name }) => String(name)).filter((name) => !declared.includes(name));
  expect(others.toSorted()).toEqual([
    ...["archived_at", "company_uid", "creator_uid", "erased_at", "identity", "search_grams"],
    ...["search_source", "search_text", "sort_name", "uid", "version"],
  ]);
});

it("shows what is for those who see fees to nobody else", async () => {
  const { company, body, create } = await office();
  const viewer = await app.run(() => insertMember(company, "viewer"));
  const { uid } = await create(body(1));
  const seen = (await app.as(viewer).call(getManagedCreator, { params: { id: uid } })).body;
  for (const name of fieldNames(managedCreatorFields)) {
    if (isSeenBy(managedCreatorFields[name], { canSeeFees: false })) continue;
    expect(seen[name], name).toBeNull();
  }
});

leavesInTheLog(() => app, ["managed_creator.export"]);
