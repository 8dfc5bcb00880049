import { type TodoUrgency, todoKindLabels, todoKinds, todoUrgencyLabels } from "@tsumugi/contract";
import { TodoSummary } from "@tsumugi/patterns";
import { Button, Card, EmptyState, Select, Skeleton, Stack } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { ListBody } from "../../shared/ListBody.tsx";
import { useUrlState } from "../../shared/useUrlState.ts";
import { AllRows, FoldedRows } from "./TodoGroupRows.tsx";
import { useHomeTodo } from "./useHomeTodo.ts";

export interface TodoGroupsProps {
  /** Shown instead of an empty list, where a company has yet to begin. */
  readonly firstSteps: ReactNode;
}

/** What waits, by urgency, or one kind of it row by row. */
export function TodoGroups({ firstSteps }: TodoGroupsProps) {
  const url = useUrlState();
  const todo = useHomeTodo();
  const [kind] = url.manyOf("kind", todoKinds);
  const picked = todo.kinds.find((each) => each.kind === kind);
  const isUnbegun = todo.isEmpty && !todo.allTotal && Boolean(firstSteps);
  const showOne = (urgency: TodoUrgency | null) => url.set({ group: urgency, kind: null }, { push: true });

  return (
    <Stack gap="md">
      {!isUnbegun && <Scope {...todo} />}
      {todo.kinds.length > 1 && (
        <TodoSummary
          kinds={todo.kinds}
          value={picked?.kind ?? null}
          onValueChange={(next) => url.set({ kind: next, group: null })}
        />
      )}
      <ListBody
        error={todo.error}
        hasRows={todo.kinds.length > 0}
        onRetry={todo.refresh}
        retrying={todo.isRefreshing}
      >
        {todo.isLoading && <Waiting />}
        {isUnbegun && firstSteps}
        {todo.isEmpty && !isUnbegun && <NothingToDo {...todo} />}
        {picked ? (
          <AllRows
            kind={picked.kind}
            label={todoKindLabels[picked.kind]}
            overdue={picked.overdue}
            mine={todo.isMine}
            onBack={() => url.set({ kind: null })}
          />
        ) : (
          todo.groups.map((group) => (
            <FoldedRows
              key={group.urgency}
              group={group}
              more={
                todo.urgency ? (
                  <Button size="sm" variant="ghost" onClick={() => showOne(null)}>
                    ほかの予定も見る
                  </Button>
                ) : (
                  group.fold_total > group.folds.length && (
                    <Button size="sm" variant="ghost" onClick={() => showOne(group.urgency)}>
                      すべて見る
                    </Button>
                  )
                )
              }
            />
          ))
        )}
        {todo.urgency && !picked && !todo.isLoading && todo.groups.length === 0 && todo.kinds.length > 0 && (
          <Card flush>
            <EmptyState kind="done" title={`「${todoUrgencyLabels[todo.urgency]}」のものはありません`}>
              <Button size="sm" onClick={() => showOne(null)}>
                ほかの予定も見る
              </Button>
            </EmptyState>
          </Card>
        )}
      </ListBody>
    </Stack>
  );
}

type ScopeProps = Pick<ReturnType<typeof useHomeTodo>, "scope" | "setScope" | "allTotal" | "mineTotal">;

function Scope({ scope, setScope, allTotal, mineTotal }: ScopeProps) {
  const countOf = (count: number | undefined) => (count === undefined ? "" : ` ${count}件`);
  return (
    <div>
      <Select
        inline
        aria-label="担当"
        value={scope}
        options={[
          { value: "all", label: `全員の担当${countOf(allTotal)}` },
          { value: "mine", label: `自分の担当${countOf(mineTotal)}` },
        ]}
        onChange={(event) => setScope(event.target.value === "mine" ? "mine" : "all")}
      />
    </div>
  );
}

function NothingToDo({ isMine, allTotal }: Pick<ReturnType<typeof useHomeTodo>, "isMine" | "allTotal">) {
  return (
    <Card flush>
      <EmptyState
        kind="done"
        title={isMine ? "自分の担当でやることはありません" : "今日やることはありません"}
      >
        {isMine && allTotal
          ? `全員の担当には${allTotal}件あります。`
          : "返信、期限、確認待ちが出てくると、ここに並びます。"}
      </EmptyState>
    </Card>
  );
}

const Waiting = () => (
  <Card>
    <Stack gap="md" aria-busy="true">
      <Skeleton shape="block" height={44} />
      <Skeleton shape="block" height={44} />
      <Skeleton shape="block" height={44} />
    </Stack>
  </Card>
);
