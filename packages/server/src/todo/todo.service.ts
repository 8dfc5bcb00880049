import {
  addWorkingDays,
  NOTICE_DUE_SOON_DAYS,
  type Todo,
  type TodoKind,
  type TodoUrgency,
  todoKinds,
  todoKindsOfRole,
} from "@tsumugi/contract";
import { calendarOf } from "../companies/closedDays.repository.ts";
import { hasFeature, type MemberActor } from "../core/actor.ts";
import { addDays, dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { decodeCursor, encodeCursor } from "../core/cursor.ts";
import { AppError } from "../core/errors.ts";
import { presentGroups, presentTodo } from "./todo.presenter.ts";
import { countWaiting, firstFolds, nextRows, type TodoCount, type TodoCursor } from "./todo.repository.ts";
import type { WaitingFilter } from "./waiting.repository.ts";

/** An answer is asked after from two working days before it is due, a payment prepared from five. */
const ANSWER_DAYS = 2;
const PAYMENT_DAYS = 5;

async function filterFor(actor: MemberActor, kinds: readonly TodoKind[]): Promise<WaitingFilter> {
  const today = dayInJapan(now());
  const calendar = await calendarOf(actor.company_uid);
  return {
    kinds,
    days: {
      today,
      answersUntil: addWorkingDays(today, ANSWER_DAYS, calendar),
      paymentsUntil: addWorkingDays(today, PAYMENT_DAYS, calendar),
      noticesUntil: addDays(today, NOTICE_DUE_SOON_DAYS),
    },
    withDirectMessages: hasFeature(actor, "dm"),
    withNotices: hasFeature(actor, "payment_notice"),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

interface TodoQuery {
  readonly mine: boolean;
  readonly urgency?: TodoUrgency | undefined;
  readonly limit: number;
}

/** 今日やること: the groups with their counts and first folds; three statements, however many projects there are. */
export async function listTodo(actor: MemberActor, { mine, urgency, limit }: TodoQuery) {
  const allowed = todoKindsOfRole[actor.role];
  if (allowed.length === 0) return { kinds: [], groups: [], total: 0, mine_total: 0, all_total: 0 };
  const filter = await filterFor(actor, allowed);
  const counts = new Map<TodoKind, TodoCount>(
    (await countWaiting(actor.company_uid, filter, actor.uid)).map((each) => [each.kind, each]),
  );
  const page = { limit, urgency, owner_uid: mine ? actor.uid : null };
  const rows = await firstFolds(actor.company_uid, filter, page);
  const kinds = todoKinds.flatMap((kind) => {
    const count = counts.get(kind);
    const total = (mine ? count?.mine : count?.total) ?? 0;
    const overdue = (mine ? count?.mine_overdue : count?.overdue) ?? 0;
    return total > 0 ? [{ kind, total, overdue }] : [];
  });
  const all = [...counts.values()];
  return {
    kinds,
    groups: presentGroups(rows),
    total: sum(kinds.map(({ total }) => total)),
    mine_total: sum(all.map((each) => each.mine)),
    all_total: sum(all.map(({ total }) => total)),
  };
}

function readCursor(cursor: string | undefined): TodoCursor | undefined {
  if (cursor === undefined) return undefined;
  const [due_key, since_key, uid] = decodeCursor(cursor, ["number", "number", "string"]);
  const isOurs = Number.isInteger(due_key) && Math.abs(Number(due_key)) <= 1_000_000;
  if (!isOurs || !Number.isSafeInteger(since_key) || String(uid).includes("\0"))
    throw new AppError("invalid_request", {
      fields: { cursor: "続きの位置を読み取れません。一覧を最初から読み込んでください。" },
    });
  return { due_key: Number(due_key), since_key: Number(since_key), uid: String(uid) };
}

/** One group page by page. @throws AppError not_found (no such group, or none for this role), invalid_request */
export async function listTodoGroup(
  actor: MemberActor,
  input: { kind: string; mine: boolean; limit: number; cursor?: string | undefined },
): Promise<{ items: Todo[]; next_cursor: string | null; total: number }> {
  const allowed: readonly TodoKind[] = todoKindsOfRole[actor.role];
  const kind = allowed.find((each) => each === input.kind);
  if (!kind) throw new AppError("not_found");
  const filter = await filterFor(actor, [kind]);
  const [count] = await countWaiting(actor.company_uid, filter, actor.uid);
  const rows = await nextRows(actor.company_uid, filter, {
    limit: input.limit + 1,
    owner_uid: input.mine ? actor.uid : null,
    after: readCursor(input.cursor),
  });
  const items = rows.slice(0, input.limit);
  const last = items.at(-1);
  return {
    items: items.map(presentTodo),
    next_cursor:
      rows.length > input.limit && last ? encodeCursor([last.due_key, last.since_key, last.uid]) : null,
    total: (input.mine ? count?.mine : count?.total) ?? 0,
  };
}
