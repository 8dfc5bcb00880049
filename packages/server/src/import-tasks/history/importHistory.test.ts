import { checkImportTask, listImportTasks, listManagedCreators } from "@tsumugi/contract";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { countsOf, fileOf, importsAs, person } from "../../testing/imports.ts";
import { createTestApp, DAY, insertCompany, insertMember, type TestApp } from "../../testing/index.ts";

let app: TestApp;
let company: Awaited<ReturnType<typeof insertCompany>>;
let staff: { uid: string };
let imports: ReturnType<typeof importsAs>;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  company = await app.run(() => insertCompany());
  staff = await app.run(() => insertMember(company, "staff"));
  imports = importsAs(app, staff);
});

/** Later than the one before: the test's clock stands still. */
const importOne = (...numbers: number[]) => {
  app.clock.advance(1000);
  return imports.importAll(fileOf(numbers.map(person)));
};
const history = async (query: { limit?: number; cursor?: string } = {}, caller = staff) =>
  (await app.as(caller).call(listImportTasks, { query })).body;
const peopleOf = async (import_task: string, caller = staff) =>
  (await app.as(caller).call(listManagedCreators, { query: { import_task, limit: 200 } })).body.items
    .map(({ display_name }) => display_name)
    .toSorted();

it("lists every import with its counts, who made it and until when it can be taken back", async () => {
  const task = await imports.importAll(fileOf([person(1), person(2), ["", "x@", "", "", "", ""]]));
  const { items, total, next_cursor } = await history();
  expect({ total, next_cursor }).toEqual({ total: 1, next_cursor: null });
  const [only] = items;
  expect(only).toMatchObject({
    uid: task.uid,
    file_name: "名簿.csv",
    status: "done_with_errors",
    ...countsOf(task),
    created_by: { uid: staff.uid },
    error_file_url: task.error_file_url,
    undo: null,
  });
  expect(Date.parse(only?.undo_until ?? "") - Date.parse(task.finished_at ?? "")).toBe(DAY);
});

it("pages from the newest on, each import once, whatever is added meanwhile", async () => {
  const uids: string[] = [];
  for (const n of [1, 2, 3]) uids.unshift((await importOne(n)).uid);
  const first = await history({ limit: 2 });
  await importOne(4);
  const rest = await history({ limit: 2, cursor: first.next_cursor ?? "" });
  expect([...first.items, ...rest.items].map(({ uid }) => uid)).toEqual(uids);
  expect(rest).toMatchObject({ next_cursor: null, total: 4 });
});

it("finds whom an import registered, until it is taken back", async () => {
  const first = await importOne(1, 2);
  const second = await importOne(3);
  expect(await peopleOf(first.uid)).toEqual(["髙橋①～1", "髙橋①～2"]);
  expect(await peopleOf(second.uid)).toEqual(["髙橋①～3"]);
  await imports.undo(second.uid);
  expect(await peopleOf(second.uid)).toEqual([]);
  const [undone] = (await history()).items;
  expect(undone).toMatchObject({ uid: second.uid, undo_until: null, undo: { done: 1, total: 1, kept: 0 } });
  expect(undone?.undone_at).not.toBeNull();
});

it("is taken back from the list within a day, and not after it", async () => {
  const task = await importOne(1);
  app.clock.advance(DAY + 1000);
  const [old] = (await history()).items;
  expect(old).toMatchObject({ uid: task.uid, undo_until: null });
  const refused = await app
    .as(staff)
    .call(checkImportTask, { params: { id: task.uid }, body: { undo: true } });
  expect(refused.error?.code).toBe("conflict");
});

it("is seen by viewers of the company, and by nobody else", async () => {
  const task = await importOne(1);
  const viewer = await app.run(() => insertMember(company, "viewer"));
  expect((await history({}, viewer)).items.map(({ uid }) => uid)).toEqual([task.uid]);
  const stranger = await app.run(async () => insertMember(await insertCompany(), "admin"));
  expect(await history({}, stranger)).toMatchObject({ items: [], total: 0 });
  expect(await peopleOf(task.uid, stranger)).toEqual([]);
});
