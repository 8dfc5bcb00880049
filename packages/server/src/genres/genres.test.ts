import { listGenres } from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import {
  createTestApp,
  insertCompany,
  insertGenre,
  insertMember,
  insertOperator,
  insertUser,
} from "../testing/index.ts";

const app = await createTestApp();

describe("GET /genres", () => {
  it("answers all genres in their fixed order to members and operators", async () => {
    const { member, operator } = await app.run(async () => {
      await insertGenre({ uid: "food", name: "グルメ", position: 2 });
      await insertGenre({ uid: "beauty", name: "美容", position: 1 });
      return {
        member: await insertMember(await insertCompany(), "viewer"),
        operator: await insertOperator(),
      };
    });
    for (const caller of [member, operator]) {
      const { status, body } = await app.as(caller).call(listGenres);
      expect(status).toBe(200);
      expect(body.items).toEqual([
        { uid: "beauty", name: "美容" },
        { uid: "food", name: "グルメ" },
      ]);
    }
  });

  it("refuses visitors and people without a company, each with the reason", async () => {
    const person = await app.run(() => insertUser());
    expect((await app.as(null).call(listGenres)).error.code).toBe("unauthenticated");
    expect((await app.as(person).call(listGenres)).error.code).toBe("no_company");
  });
});
