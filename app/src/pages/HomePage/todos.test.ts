import { toChatRoom } from "@tsumugi/hooks";
import { buildChatRoom, buildImportTask, buildProject, dayFromToday, NOW } from "@tsumugi/mocks";
import { expect, test } from "vitest";
import { todosOf } from "./todos.ts";

const now = Date.parse(NOW);
const quiet = { pending_count: 0, next_deadline: null };

test("puts people who wait first, then what is due by day, then what is to be checked", () => {
  const todos = todosOf(
    {
      rooms: [toChatRoom(buildChatRoom({ room_id: "room_1" }, 1))],
      projects: [
        buildProject({ ...quiet, uid: "later", next_deadline: { kind: "draft", on: dayFromToday(5) } }, 1),
        buildProject({ ...quiet, uid: "late", next_deadline: { kind: "posting", on: dayFromToday(-2) } }, 2),
        buildProject({ ...quiet, uid: "check", pending_count: 3 }, 3),
      ],
      uncheckedImport: buildImportTask({ uid: "task_1", failed: 4 }, 1),
      canReply: true,
    },
    now,
  );
  expect(todos.map(({ key }) => key)).toEqual([
    "reply-room_1",
    "deadline-late",
    "deadline-later",
    "check-check",
    "import-task_1",
  ]);
  expect(todos[1]?.title).toBe("投稿の期限を過ぎています");
  expect(todos[2]?.title).toBe("下書きの期限が近づいています");
  expect(todos[1]?.href).toBe("/projects/late/posts");
  expect(todos.at(-1)?.title).toContain("4件");
});

test("leaves out a deadline that is further away than a week", () => {
  const far = buildProject({ ...quiet, next_deadline: { kind: "reply", on: dayFromToday(8) } }, 1);
  expect(todosOf({ rooms: [], projects: [far], uncheckedImport: null, canReply: true }, now)).toEqual([]);
});

test("offers those who only read a look, not an answer", () => {
  const rooms = [toChatRoom(buildChatRoom({ room_id: "room_1" }, 1))];
  const labelFor = (canReply: boolean) =>
    todosOf({ rooms, projects: [], uncheckedImport: null, canReply }, now)[0]?.actionLabel;
  expect(labelFor(true)).toBe("返信する");
  expect(labelFor(false)).toBe("やりとりを見る");
});
