import { createManagedCreator, managedCreatorFields, textLength } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { fileOf, importsAs } from "../testing/imports.ts";
import { createTestApp, insertCompany, insertMember, type TestApp } from "../testing/index.ts";

const { max } = managedCreatorFields.display_name;
const { maxEach } = managedCreatorFields.tags;

/** Each is filled up to the limit, then takes one character more. */
const samples = ["𠮷", "か\u3099", "が", "葛\u{e0100}", "👨‍👩‍👧"];
const filled = (sample: string, length: number) => {
  const whole = sample.repeat(Math.floor(length / textLength(sample)));
  return whole + "𠮷".repeat(length - textLength(whole));
};

let app: TestApp;
let staff: { uid: string };
let imports: ReturnType<typeof importsAs>;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  staff = await app.run(async () => insertMember(await insertCompany(), "staff"));
  imports = importsAs(app, staff);
});

const add = (body: { display_name: string; tags?: string[] }) =>
  app.as(staff).call(createManagedCreator, { body });

describe.each(samples)("a text of %j", (sample) => {
  it("has one length for the API and the import", async () => {
    const longest = filled(sample, max);
    const tag = filled(sample, maxEach);
    expect((await add({ display_name: longest, tags: [tag] })).status).toBe(201);
    expect((await add({ display_name: `${longest}𠮷` })).error?.fields).toHaveProperty("display_name");
    expect((await add({ display_name: "花", tags: [`${tag}𠮷`] })).status).toBe(400);
    const preview = await imports.dryRun(
      fileOf(
        [
          [`${longest.slice(0, -2)}花`, tag],
          [`${longest}𠮷`, ""],
          ["花", `${tag}𠮷`],
        ],
        "utf-8",
        ["表示名", "タグ"],
      ),
    );
    expect(preview).toMatchObject({ created: 1, failed: 2 });
  });

  it("has the same length for the database", async () => {
    const {
      rows: [row],
    } = await app.run(() => db().execute(sql`select char_length(${sample}::text) as length`));
    expect(Number(row?.length)).toBe(textLength(sample));
  });
});
