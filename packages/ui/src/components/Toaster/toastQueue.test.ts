import { expect, it } from "vitest";
import { neighbourOf, shownToasts } from "./toastQueue.ts";

const toast = (id: string, type = "success", visible = true) => ({ id, type, visible });
const ids = (list: { id: string }[]) => list.map((item) => item.id);

it("shows all while there are few", () => {
  const { shown, hiddenCount } = shownToasts([toast("b"), toast("a")], 3);
  expect(ids(shown)).toEqual(["b", "a"]);
  expect(hiddenCount).toBe(0);
});

it("keeps errors in view when later successes arrive", () => {
  const { shown, hiddenCount } = shownToasts(
    [toast("new"), toast("s2"), toast("s1"), toast("failed", "error")],
    3,
  );
  expect(ids(shown)).toEqual(["new", "s2", "failed"]);
  expect(hiddenCount).toBe(1);
});

it("shows the newest even when errors fill every place", () => {
  const errors = ["e4", "e3", "e2", "e1"].map((id) => toast(id, "error"));
  const { shown, hiddenCount } = shownToasts([toast("new"), ...errors], 3);
  expect(ids(shown)).toEqual(["new", "e4", "e3"]);
  expect(hiddenCount).toBe(2);
});

it("gives the place of one that leaves to the next", () => {
  const { shown, hiddenCount } = shownToasts([toast("leaving", "success", false), toast("b"), toast("a")], 2);
  expect(ids(shown)).toEqual(["leaving", "b", "a"]);
  expect(hiddenCount).toBe(0);
});

it("moves the focus to the next toast, from the last one to the one before, and nowhere from an only one", () => {
  expect(neighbourOf(["c", "b", "a"], "b")).toBe("a");
  expect(neighbourOf(["c", "b", "a"], "a")).toBe("b");
  expect(neighbourOf(["a"], "a")).toBeUndefined();
});
