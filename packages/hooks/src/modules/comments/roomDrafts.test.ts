import { describe, expect, it } from "vitest";
import { createPageFiles } from "../../core/keptFiles.ts";
import { uuidv7 } from "../../core/uuid.ts";
import { clearOldFiles } from "./roomDrafts.ts";

const DAY = 24 * 60 * 60_000;

describe("pictures that tabs of reply links left behind", () => {
  it("go after a day; newer ones, and those of persons, stay", async () => {
    const files = createPageFiles();
    const key = uuidv7();
    const [link, person] = [`reply.token-1.room-1/${key}`, `u1:c1.room-1/${key}`];
    for (const name of [link, person]) await files.set(name, new File(["x"], "a.png"));
    const there = async () =>
      [await files.get(link), await files.get(person)].map((file) => file !== undefined);
    await clearOldFiles(files, Date.now());
    expect(await there()).toEqual([true, true]);
    await clearOldFiles(files, Date.now() + DAY + 1);
    expect(await there()).toEqual([false, true]);
  });
});
