import { describe, expect, it } from "vitest";
import { newSpeed, secondsLeft } from "./speed.ts";

describe("the speed of a task", () => {
  it("is not known before there is enough to tell it from", () => {
    const speed = newSpeed(1000);
    expect(speed.rowMs()).toBeNull();
    speed.note(100, 1200);
    expect(speed.rowMs()).toBeNull();
    speed.note(700, 2600);
    expect(speed.rowMs()).toBe(2);
  });

  it("follows the last pieces, with the pauses between them, and forgets the first ones", () => {
    const speed = newSpeed(0);
    for (let n = 1; n <= 10; n += 1) speed.note(1000, n * 1000);
    expect(speed.rowMs()).toBe(1);
    for (let n = 1; n <= 10; n += 1) speed.note(100, 10_000 + n * 1000);
    expect(speed.rowMs()).toBe(10);
  });
});

describe("the time left", () => {
  const at = new Date("2026-11-20T00:00:10Z");
  const task = {
    total: 1000,
    done: 400,
    created: 390,
    updated: 10,
    finished_at: null,
    undo_started_at: null,
    undo_done: 0,
    undone_at: null,
    row_ms: 10,
    paced_at: new Date("2026-11-20T00:00:09Z"),
  };
  const finished = { ...task, done: 1000, created: 900, updated: 100, finished_at: at };
  const undoing = { ...finished, undo_started_at: at, undo_done: 250 };

  it.each([
    ["of an import under way", task, 6],
    ["of one that has no piece behind it", { ...task, row_ms: null, paced_at: null }, null],
    ["of one that stands still", { ...task, paced_at: new Date("2026-11-19T23:59:00Z") }, null],
    ["of a finished one", finished, null],
    ["of a stopped one, whose other rows nobody works off", { ...task, finished_at: at }, null],
    ["of one that is taken back", undoing, 8],
    ["of one that was taken back", { ...undoing, undo_done: 1000, undone_at: at }, null],
  ])("%s", (_, given, seconds) => {
    expect(secondsLeft(given, at)).toBe(seconds);
  });
});
