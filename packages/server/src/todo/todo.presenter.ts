import { type Todo, type TodoGroup, todoUrgencies } from "@tsumugi/contract";
import type { FoldedRow, TodoRow } from "./todo.repository.ts";

function detailOf({ kind, words, failure, import: task, wish, notice }: TodoRow): string {
  if (notice)
    return [notice.number, kind === "notice_disputed" ? notice.dispute : notice.refused]
      .filter(Boolean)
      .join("　");
  if (task) {
    const outcome =
      task.failed > 0 ? `取り込めなかった行が${task.failed}件` : `${task.done}件の取込が終わりました`;
    return `${outcome}（${task.file_name}）`;
  }
  if (failure !== null) return failure;
  if (wish) return wish.note;
  return words === "" ? "画像" : (words ?? "");
}

/** What waits, on the wire. Viewers are shown no row at all, so that no fee has to be left out. */
export function presentTodo(row: TodoRow): Todo {
  const {
    words,
    failure,
    import: task,
    notice,
    legal_due_on,
    due_kind,
    due_on,
    due_key,
    since_key,
    ...shown
  } = row;
  return {
    ...shown,
    since: new Date(row.since).toISOString(),
    due: due_kind && due_on ? { kind: due_kind, on: due_on } : null,
    legal_due_on: legal_due_on ?? notice?.legal_on ?? null,
    ordered_on: notice?.ordered_on ?? null,
    detail: detailOf(row),
  };
}

/** The groups that hold something, in the order of the morning, with the rows of each fold together. */
export function presentGroups(rows: readonly FoldedRow[]): TodoGroup[] {
  return todoUrgencies.flatMap((urgency) => {
    const ofGroup = rows.filter((row) => row.urgency === urgency);
    const [first] = ofGroup;
    if (!first) return [];
    const folds = [...Map.groupBy(ofGroup, ({ kind, project }) => `${kind} ${project?.uid ?? ""}`).values()];
    return [
      {
        urgency,
        total: first.group_rows,
        fold_total: first.group_folds,
        folds: folds.flatMap((fold) => {
          const [head] = fold;
          if (!head) return [];
          const { kind, project, fold_rows } = head;
          const items = fold.map(
            ({ urgency: _, fold_rows: __, group_rows: ___, group_folds: ____, ...row }) => presentTodo(row),
          );
          return [{ kind, project, total: fold_rows, items }];
        }),
      },
    ];
  });
}
