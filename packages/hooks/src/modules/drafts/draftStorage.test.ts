import { describe, expect, it } from "vitest";
import { createPageFiles } from "../../core/keptFiles.ts";
import { uuidv7 } from "../../core/uuid.ts";
import { clearOldBackups, clearOldFiles } from "./draftStorage.ts";
import { datedForm, formText } from "./draftText.ts";

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

describe("kept forms", () => {
  it("are none after thirty days, or without their time", () => {
    const kept = datedForm("一行目\n二行目", 0);
    expect(formText(kept, 30 * DAY - 1)).toBe("一行目\n二行目");
    expect(formText(kept, 30 * DAY)).toBeUndefined();
    for (const text of ["{}", "", null]) expect(formText(text, 0)).toBeUndefined();
  });

  it("are taken away after thirty days, of whichever person and company; nothing else is", () => {
    localStorage.clear();
    localStorage.setItem("tsumugi.backup.u1:a.old", datedForm("x", 0));
    localStorage.setItem("tsumugi.backup.u1:b.new", datedForm("x", DAY));
    localStorage.setItem("tsumugi.draft.u1:a.room", "x");
    localStorage.setItem("tsumugi.form.u1:a.note", "of a form beside a room, which bears no time");
    clearOldBackups(30 * DAY);
    expect(Object.keys(localStorage).sort()).toEqual([
      "tsumugi.backup.u1:b.new",
      "tsumugi.draft.u1:a.room",
      "tsumugi.form.u1:a.note",
    ]);
    localStorage.clear();
  });
});
