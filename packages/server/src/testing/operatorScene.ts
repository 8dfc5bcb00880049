import type { TestApp } from "./createTestApp.ts";
import { insertCompany, insertMember, insertOperator } from "./factories.ts";

/** An operator, and companies to act on: each with an admin, a member of staff, and an admin of another company. */
export async function operatorScene(app: TestApp) {
  const operator = await app.run(() => insertOperator());
  return {
    operator,
    as: app.as(operator),
    at: (id: string) => ({ params: { id } }),
    start: (values: Parameters<typeof insertCompany>[0] = {}) =>
      app.run(async () => {
        const company = await insertCompany(values);
        const admin = await insertMember(company, "admin");
        return {
          company,
          admin,
          staff: await insertMember(company, "staff"),
          other: await insertMember(await insertCompany(), "admin"),
        };
      }),
  };
}
