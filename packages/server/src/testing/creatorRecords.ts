import { createTestApp } from "./createTestApp.ts";
import { insertCompany, insertManagedCreator, insertMember } from "./factories.ts";

/**
 * A server with a company whose records can be worked on, by one who may and one who only looks; `theirs` is another
 * company's record.
 */
export async function openRecords() {
  const app = await createTestApp();
  const people = await app.run(async () => {
    const company = await insertCompany();
    return {
      company,
      staff: await insertMember(company, "staff"),
      viewer: await insertMember(company, "viewer"),
      theirs: await insertManagedCreator(await insertCompany()),
    };
  });
  const insert = (values: Parameters<typeof insertManagedCreator>[1] = {}) =>
    app.run(() => insertManagedCreator(people.company, values));
  return { app, ...people, insert };
}
