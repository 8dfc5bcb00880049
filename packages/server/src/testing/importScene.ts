import { beforeEach } from "vitest";
import { ensureGenres } from "../seed/index.ts";
import { createTestApp } from "./createTestApp.ts";
import { insertCompany, insertMember } from "./factories.ts";
import { importsAs } from "./imports.ts";

/** An app with the genres; before each test, `staff` is somebody else, of a company of their own, who imports. */
export async function importScene() {
  const app = await createTestApp();
  await app.run(ensureGenres);
  const join = async () => insertMember(await insertCompany(), "staff");
  const staff = await app.run(join);
  beforeEach(async () => void Object.assign(staff, await app.run(join)));
  return { app, staff, imports: importsAs(app, staff) };
}
