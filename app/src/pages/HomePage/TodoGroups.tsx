import { todoKindLabels, todoKinds } from "@tsumugi/contract";
import { usePersonalSettings, useTodo } from "@tsumugi/hooks";
import { TodoSummary } from "@tsumugi/patterns";
import { Card, EmptyState, Select, Skeleton, Stack } from "@tsumugi/ui";
import { ListBody } from "../../shared/ListBody.tsx";
import { useUrlState } from "../../shared/useUrlState.ts";
import { AllRows, FirstRows } from "./TodoGroupRows.tsx";

/** What waits, by kind. The choice between the company and oneself is remembered for the person. */
export function TodoGroups() {
  const url = useUrlState();
  const { personalSettings, savePersonalSettings, isLoading: isChoosing } = usePersonalSettings();
  const scope = personalSettings.todo_scope ?? "all";
  const isMine = scope === "mine";
  const todo = useTodo(isChoosing ? null : { mine: isMine });
  const [kind] = url.manyOf("kind", todoKinds);
  const picked = todo.groups.find((group) => group.kind === kind);
  const isLoading = isChoosing || todo.isLoading;
  const isEmpty = !isLoading && !todo.error && todo.groups.length === 0;
  const countOf = (count: number | undefined) => (count === undefined ? "" : ` ${count}件`);

  return (
    <Stack gap="md">
      <div>
        <Select
          inline
          aria-label="担当"
          value={scope}
          options={[
            { value: "all", label: `全員の担当${countOf(todo.allTotal)}` },
            { value: "mine", label: `自分の担当${countOf(todo.mineTotal)}` },
          ]}
          onChange={(event) =>
            savePersonalSettings({ todo_scope: event.target.value === "mine" ? "mine" : "all" })
          }
        />
      </div>
      {todo.groups.length > 1 && (
        <TodoSummary
          groups={todo.groups}
          value={picked?.kind ?? null}
          onValueChange={(next) => url.set({ kind: next })}
        />
      )}
      <ListBody
        error={todo.error}
        hasRows={todo.groups.length > 0}
        onRetry={todo.refresh}
        retrying={todo.isRefreshing}
      >
        {isLoading && <Waiting />}
        {isEmpty && (
          <Card flush>
            <EmptyState
              kind="done"
              title={isMine ? "自分の担当でやることはありません" : "今日やることはありません"}
            >
              {isMine && todo.allTotal
                ? `全員の担当には${todo.allTotal}件あります。`
                : "返信、期限、確認待ちが出てくると、ここに並びます。"}
            </EmptyState>
          </Card>
        )}
        {picked ? (
          <AllRows
            kind={picked.kind}
            label={todoKindLabels[picked.kind]}
            overdue={picked.overdue}
            mine={isMine}
            onBack={() => url.set({ kind: null })}
          />
        ) : (
          todo.groups.map((group) => (
            <FirstRows
              key={group.kind}
              group={group}
              label={todoKindLabels[group.kind]}
              onShowAll={() => url.set({ kind: group.kind }, { push: true })}
            />
          ))
        )}
      </ListBody>
    </Stack>
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
