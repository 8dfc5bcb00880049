import type { ImportTask } from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { canUndo, importPhase, importProgress, pollInterval, UNDO_WINDOW_MS } from "./importTaskMachine.ts";

const finishedAt = "2026-04-01T00:00:00.000Z";
const task = (more: Partial<ImportTask> = {}): ImportTask => ({
  uid: "t1",
  file_name: "一覧.csv",
  status: "running",
  encoding: "cp932",
  sheet: null,
  mapping: [],
  on_match: "update",
  match_by: "auto",
  blanks: "keep",
  total: 100,
  created: 0,
  updated: 0,
  skipped: 0,
  failed: 0,
  done: 25,
  errors: [],
  error_file_url: null,
  failure: null,
  seconds_left: null,
  created_by: { uid: "u1", name: "田中", image: null },
  created_at: finishedAt,
  finished_at: null,
  checked_at: null,
  undone_at: null,
  undo: null,
  ...more,
});
const done = (more: Partial<ImportTask> = {}) =>
  task({ status: "done", finished_at: finishedAt, done: 100, created: 100, ...more });

const undo = (count: number): ImportTask["undo"] => ({
  started_at: finishedAt,
  done: count,
  total: 10,
  kept: 0,
  kept_names: [],
});

describe("import task", () => {
  it.each([
    [null, "none", 0],
    [undefined, "none", 0],
    [task({ status: "queued" }), "waiting", 1000],
    [task(), "running", 1000],
    [done(), "finished", 0],
    [done({ status: "done_with_errors" }), "finished", 0],
    [done({ status: "failed" }), "finished", 0],
    [task({ status: "stopped", finished_at: finishedAt }), "finished", 0],
    [done({ checked_at: finishedAt }), "checked", 0],
    [done({ undo: undo(3) }), "undoing", 1000],
    [done({ undo: undo(10), undone_at: finishedAt }), "undone", 0],
  ])("%# is in its phase and polled only while it moves", (given, phase, interval) => {
    expect(importPhase(given)).toBe(phase);
    expect(pollInterval(given)).toBe(interval);
  });

  it("knows its progress once the number of rows is known", () => {
    expect(importProgress(task({ status: "queued", total: 0, done: 0 }))).toBeNull();
    expect(importProgress(task())).toBe(0.25);
    expect(importProgress(task({ done: 500 }))).toBe(1);
    expect(importProgress(done({ total: 0, done: 0 }))).toBe(1);
    expect(importProgress(task({ status: "stopped", finished_at: finishedAt }))).toBe(0.25);
    expect(importProgress(done({ undo: undo(5) }))).toBe(0.5);
    expect(importProgress(done({ undo: undo(10), undone_at: finishedAt }))).toBe(1);
  });

  it("can be taken back for 24 hours, not while it runs, not twice, not when nothing was written", () => {
    const end = Date.parse(finishedAt) + UNDO_WINDOW_MS;
    expect(canUndo(done(), end - 1)).toBe(true);
    expect(canUndo(done({ checked_at: finishedAt }), end - 1)).toBe(true);
    expect(canUndo(done(), end)).toBe(false);
    expect(canUndo(task(), end - 1)).toBe(false);
    expect(canUndo(done({ undone_at: finishedAt }), end - 1)).toBe(false);
    expect(canUndo(done({ undo: undo(0) }), end - 1)).toBe(false);
    expect(canUndo(done({ status: "failed", created: 0, updated: 0 }), end - 1)).toBe(false);
    expect(canUndo(done({ status: "failed", created: 3 }), end - 1)).toBe(true);
    expect(canUndo(done({ status: "stopped", done: 3, created: 3 }), end - 1)).toBe(true);
  });
});
