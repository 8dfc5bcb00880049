import { deleteManagedCreator, downloadImportErrors } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "../../db/index.ts";
import { ensureGenres } from "../../seed/index.ts";
import { fileOf, importsAs, person } from "../../testing/imports.ts";
import { createTestApp, DAY, insertCompany, insertMember } from "../../testing/index.ts";
import { forgetImportRows } from "./forgetImportRows.job.ts";

const app = await createTestApp();
await app.run(ensureGenres);

let admin: { uid: string };
let imports: ReturnType<typeof importsAs>;

beforeEach(async () => {
  admin = await app.run(async () => insertMember(await insertCompany(), "admin"));
  imports = importsAs(app, admin);
});

const BROKEN = ["壊れた人", "secret@", "", "", "", ""];

/** All that the rows of a task still hold, as text. */
const held = (uid: string) =>
  app.run(async () => {
    const { rows } = await db().execute(
      sql`select keys, fingerprint, before_image, cells, errors from import_task_rows where task_uid = ${uid}`,
    );
    return JSON.stringify(rows);
  });
const forget = () => app.run(() => forgetImportRows.run({}));
const errorFile = (id: string) => app.as(admin).fetch(downloadImportErrors, { params: { id } });

describe("what an import holds of its rows", () => {
  it("is all while it can be undone, then the failed rows, and nothing after 30 days", async () => {
    await imports.importAll(fileOf([person(1)]));
    const task = await imports.importAll(fileOf([[...person(1).slice(0, -1), "9"], BROKEN]));
    expect(task).toMatchObject({ updated: 1, failed: 1 });
    await forget();
    expect(await held(task.uid)).toContain("12000");

    app.clock.advance(DAY + 1000);
    await forget();
    const later = await held(task.uid);
    expect(later).toContain("secret@");
    expect(later).not.toContain("12000");
    expect(later).not.toContain("c1@example.jp");
    expect((await errorFile(task.uid)).status).toBe(200);

    app.clock.advance(30 * DAY);
    await forget();
    const last = await held(task.uid);
    expect(last).not.toContain("secret@");
    expect(last).not.toContain("壊れた人");
    const gone = await errorFile(task.uid);
    expect(gone.status).toBe(404);
    expect(await gone.text()).toContain("30日を過ぎた");
    expect((await imports.status()).error_file_url).toBeNull();
  });

  it("can still undo on the last minute of the day", async () => {
    const task = await imports.importAll(fileOf([person(1)]));
    app.clock.advance(DAY);
    await forget();
    expect((await imports.undo(task.uid)).undone_at).not.toBeNull();
    expect((await imports.list()).total).toBe(0);
  });

  it("loses a creator whose personal data is erased at once", async () => {
    const task = await imports.importAll(fileOf([person(1), person(2)]));
    const first = (await imports.list()).items.find(({ accounts }) => accounts[0]?.handle === "hana_1");
    const id = first?.uid ?? "";
    expect(await held(task.uid)).toContain("hana_1");
    await app.as(admin).call(deleteManagedCreator, { params: { id }, query: { erase: true } });
    const left = await held(task.uid);
    expect(left).not.toContain("hana_1");
    expect(left).toContain("hana_2");
  });
});
