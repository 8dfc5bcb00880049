import { todoKinds, type todoUrgencies } from "@tsumugi/contract";
import { buildTodo } from "@tsumugi/mocks";
import { expect, test } from "vitest";
import { todoFoldHref, todoLink } from "./todoLinks.ts";

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

const foldHrefOf = (
  kind: (typeof todoKinds)[number],
  urgency: (typeof todoUrgencies)[number] = "late",
  project: { uid: string; name: string } | null = { uid: "project1", name: "冬 夏" },
) => todoFoldHref({ kind, project, total: 2, items: [] }, urgency);

test("offers no payment of what the creator has yet to confirm", () => {
  const todo = buildTodo({ kind: "notice_due" });
  expect(todoLink(todo).label).toBe("支払い");
  expect(todoLink({ ...todo, awaits_creator: true }).label).toBe("内容を見る");
  // Nor of what a bank file pays already.
  expect(todoLink({ ...todo, ordered_on: "2026-12-03" }).label).toBe("内容を見る");
});

test("a fold leads to the list of its project in which all of it is done", () => {
  expect(Object.fromEntries(todoKinds.map((kind) => [kind, foldHrefOf(kind)]))).toEqual({
    reply: "/chat?tab=needs_reply&keyword=%E5%86%AC+%E5%A4%8F",
    consultation: "/projects/project1?view=sheet&status=negotiating&sort=next_deadline&due=overdue",
    schedule_failed: "/chat?keyword=%E5%86%AC+%E5%A4%8F",
    draft_check: "/projects/project1?view=sheet&status=draft_review&sort=next_deadline&due=overdue",
    post_check: "/projects/project1?view=sheet&status=posted&sort=next_deadline&due=overdue",
    post_lost: "/projects/project1/posts",
    answer_due: "/projects/project1?view=sheet&status=requested&sort=next_deadline&due=overdue",
    shipping_due: "/projects/project1?view=sheet&shipping=all",
    draft_due: "/projects/project1?view=sheet&phase=production&sort=next_deadline&due=overdue",
    posting_due: "/projects/project1?view=sheet&status=approved&sort=next_deadline&due=overdue",
    metrics_due: "/projects/project1/posts",
    notice_refused: "/payment-notices?step=refused&project=project1",
    notice_disputed: "/payment-notices?step=disputed&project=project1",
    notice_received: "/payment-notices?side=received&step=issued",
    notice_draft: "/payment-notices?step=draft&project=project1",
    notice_approval: "/payment-notices?step=confirmed&project=project1",
    notice_due: "/payment-notices?step=overdue&project=project1",
    payment_due: "/payment-notices/new?project=project1",
    import: "/creators/import/history",
  });
});

test("a fold that is not late is not narrowed to what is, and one of no project leads to all", () => {
  expect(foldHrefOf("draft_check", "soon")).toBe(
    "/projects/project1?view=sheet&status=draft_review&sort=next_deadline",
  );
  expect(foldHrefOf("reply", "today", null)).toBe("/chat?tab=needs_reply");
  expect(foldHrefOf("notice_draft", "today", null)).toBe("/payment-notices?step=draft");
});

test("a fold of posts leads to those of its creators, while it names all of them", () => {
  const project = { uid: "project1", name: "冬" };
  const items = ["hana", "riku", "hana"].map((uid) =>
    buildTodo({ kind: "metrics_due", creator: { uid, name: uid, image: null }, project }),
  );
  const href = (total: number) => todoFoldHref({ kind: "metrics_due", project, total, items }, "late");
  expect(href(3)).toBe("/projects/project1/posts?creator_uid=hana&creator_uid=riku");
  expect(href(4)).toBe("/projects/project1/posts");
});
