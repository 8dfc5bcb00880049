import { todoKinds } from "@tsumugi/contract";
import { buildTodo } from "@tsumugi/mocks";
import { expect, test } from "vitest";
import { todoLink } from "./todoLinks.ts";

const hrefOf = (kind: (typeof todoKinds)[number], more: Parameters<typeof buildTodo>[0] = {}) =>
  todoLink(
    buildTodo({
      kind,
      creator: { uid: "creator1", name: "はな", image: null },
      project: { uid: "project1", name: "冬" },
      chat_room_uid: "room1",
      subject_uid: "subject1",
      ...more,
    }),
  ).href;

test("leads to the very row, room, draft, post or schedule", () => {
  expect(Object.fromEntries(todoKinds.map((kind) => [kind, hrefOf(kind)]))).toEqual({
    reply: "/chat/room1",
    consultation: "/projects/project1?creator=creator1",
    schedule_failed: "/chat/room1?scheduled=subject1",
    draft_check: "/projects/project1/drafts/subject1",
    post_check: "/projects/project1/posts?creator_uid=creator1",
    post_lost: "/projects/project1/posts?post=subject1",
    answer_due: "/projects/project1?creator=creator1&open=mails",
    shipping_due: "/projects/project1?creator=creator1&shipping=creator1",
    draft_due: "/projects/project1?creator=creator1&open=mails",
    posting_due: "/projects/project1?creator=creator1&open=mails",
    metrics_due: "/projects/project1/posts?post=subject1",
    payment_due: "/payment-notices/new?payee=creator1&project=project1",
    notice_refused: "/payment-notices/subject1",
    notice_disputed: "/payment-notices/subject1",
    notice_received: "/payment-notices/subject1",
    notice_draft: "/payment-notices/subject1",
    notice_approval: "/payment-notices/subject1",
    notice_due: "/payment-notices/subject1",
    import: "/creators/import",
  });
});

test("leads to the row where there is no room", () => {
  expect(hrefOf("reply", { chat_room_uid: null })).toBe("/projects/project1?creator=creator1");
});
