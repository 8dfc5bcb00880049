import { expect, test } from "vitest";
import { seqOf, timeOf, toComment } from "./firestoreComment.ts";

const createdAt = { seconds: 1_795_132_800, nanoseconds: 123_456_000 };

test("orders by the store's time to the microsecond, there and back", () => {
  expect(seqOf(createdAt)).toBe(1_795_132_800_123_456);
  expect(timeOf(seqOf(createdAt))).toEqual(createdAt);
});

test("reads a stored comment, and a tombstone as deleted", () => {
  const stored = { uid: "u1", kind: "message", text: "髙橋です", images: [], createdAt, editedAt: null };
  expect(toComment("r1", "c1", { ...stored, deleted: false })).toMatchObject({
    id: "c1",
    roomId: "r1",
    text: "髙橋です",
    createdAt: "2026-11-20T00:00:00.123Z",
    deleted: false,
    state: "sent",
  });
  expect(toComment("r1", "c1", { ...stored, deleted: true })?.deleted).toBe(true);
  const replacedAt = { ...createdAt, seconds: createdAt.seconds + 1 };
  expect(toComment("r1", "c1", { ...stored, replacedAt })?.replacedAt).toBe("2026-11-20T00:00:01.123Z");
});

test("passes over a document whose time the server has not given yet", () => {
  expect(toComment("r1", "c1", { uid: "u1", text: "…", createdAt: null })).toBeNull();
  expect(toComment("r1", "c1", {})).toBeNull();
});
