import { listGenres } from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { MINUTE } from "../testing/clock.ts";
import {
  createTestApp,
  insertCompany,
  insertCreator,
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
        { uid: "beauty", name: "美容", open_creator_count: 0 },
        { uid: "food", name: "グルメ", open_creator_count: 0 },
      ]);
    }
  });

  it("counts the open creators of each, again after ten minutes", async () => {
    const member = await app.run(async () => {
      const { uid } = await insertGenre({ uid: "pet", name: "ペット", position: 3 });
      await insertCreator({ genre_uids: [uid] });
      await insertCreator({ genre_uids: [uid, "food"] });
      await insertCreator({ genre_uids: [uid], is_open: false });
      return insertMember(await insertCompany());
    });
    const counts = async () =>
      (await app.as(member).call(listGenres)).body.items.map((genre) => genre.open_creator_count);
    app.clock.advance(10 * MINUTE);
    expect(await counts()).toEqual([0, 1, 2]);
    await app.run(() => insertCreator({ genre_uids: ["pet"] }));
    expect(await counts()).toEqual([0, 1, 2]);
    app.clock.advance(10 * MINUTE);
    expect(await counts()).toEqual([0, 1, 3]);
  });

  it("refuses visitors and people without a company, each with the reason", async () => {
    const person = await app.run(() => insertUser());
    expect((await app.as(null).call(listGenres)).error.code).toBe("unauthenticated");
    expect((await app.as(person).call(listGenres)).error.code).toBe("no_company");
  });
});
