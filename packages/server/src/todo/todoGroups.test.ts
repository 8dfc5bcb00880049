import { type CallInput, listTodo, type TodoKind, todoUrgencies } from "@tsumugi/contract";
import { expect, it } from "vitest";
import { now } from "../core/context.ts";
import { db } from "../db/index.ts";
import { chatRooms } from "../db/schema/chat-rooms.ts";
import { insertCompany, insertManagedCreator, insertMember } from "../testing/index.ts";
import { createWaitingJobs } from "../testing/waitingJobs.ts";

const { app, staff, expected, today } = await createWaitingJobs();

const jobKinds = [
  "consultation",
  "draft_check",
  "post_check",
  "answer_due",
  "draft_due",
  "posting_due",
  "payment_due",
] as const;

const read = async (as: { uid: string }, query: NonNullable<CallInput<typeof listTodo>["query"]> = {}) =>
  (await app.as(as).call(listTodo, { query })).body;

it("is grouped by urgency, equal tasks of a project on one line, each row in exactly one", async () => {
  const answer = await read(staff, { limit: 200 });
  const urgencyOf = (kind: TodoKind, due: string | null) => {
    if (due !== null && due < today()) return "late";
    if (due === null || due === today()) return "today";
    return ["answer_due", "draft_due", "posting_due"].includes(kind) ? "waiting" : "soon";
  };
  const rows = jobKinds.flatMap((kind) =>
    expected(kind).map(({ uid, due }) => ({
      uid,
      day: due ?? "9999",
      urgency: urgencyOf(kind, due),
      fold: `${kind} ${uid.split(".")[0]}`,
    })),
  );
  const groups = todoUrgencies.flatMap((urgency) => {
    const ofGroup = rows.filter((row) => row.urgency === urgency);
    const folds = [...Map.groupBy(ofGroup, ({ fold }) => fold)];
    if (folds.length === 0) return [];
    return [{ urgency, total: ofGroup.length, folds: new Map(folds.map(([fold, of]) => [fold, of])) }];
  });
  expect(groups.map(({ urgency }) => urgency)).toEqual(["late", "today", "soon", "waiting"]);
  expect(groups.some(({ folds }) => [...folds.values()].some((of) => of.length > 1))).toBe(true);
  expect(answer.groups.map(({ urgency, total, fold_total }) => [urgency, total, fold_total])).toEqual(
    groups.map(({ urgency, total, folds }) => [urgency, total, folds.size]),
  );
  for (const [nth, { folds, urgency }] of answer.groups.entries()) {
    const wanted = groups[nth]?.folds;
    for (const { kind, project, total, items } of folds) {
      const of = wanted?.get(`${kind} ${project?.uid}`) ?? [];
      expect(total, urgency).toBe(of.length);
      expect(items.map(({ uid }) => uid)).toEqual(of.slice(0, 3).map(({ uid }) => uid));
    }
    const days = folds.map(({ items }) => items[0]?.due?.on ?? "9999");
    expect(days, `${urgency} by its day`).toEqual(days.toSorted());
  }
  const first = await read(staff, { limit: 1 });
  expect(first.groups.map(({ folds }) => folds)).toEqual(answer.groups.map(({ folds }) => folds.slice(0, 1)));
  expect(first.groups.map(({ fold_total }) => fold_total)).toEqual(
    answer.groups.map(({ fold_total }) => fold_total),
  );
  const alone = await read(staff, { urgency: "waiting", limit: 200 });
  expect(alone.groups).toEqual(answer.groups.filter(({ urgency }) => urgency === "waiting"));
  expect(alone.kinds).toEqual(answer.kinds);
});

it("folds what belongs to no project, too", async () => {
  const boss = await app.run(async () => {
    const chatting = await insertCompany();
    for (const n of [1, 2, 3, 4]) {
      const { uid: creator_uid } = await insertManagedCreator(chatting, {});
      const base = { company_uid: chatting.uid, created_at: now(), activity_at: now(), needs_reply: true };
      await db()
        .insert(chatRooms)
        .values({ ...base, uid: `dm${n}`, creator_uid, type: "dm" });
    }
    return insertMember(chatting, "admin");
  });
  const { groups } = await read(boss);
  expect(groups).toMatchObject([
    { urgency: "today", total: 4, fold_total: 1, folds: [{ kind: "reply", project: null, total: 4 }] },
  ]);
  expect(groups[0]?.folds[0]?.items).toHaveLength(3);
});
