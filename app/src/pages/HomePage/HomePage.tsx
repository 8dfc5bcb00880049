import { useChatRooms, useCurrentUser, useImportTask, useProjects } from "@tsumugi/hooks";
import { TodoList } from "@tsumugi/patterns";
import { Card, EmptyState, formatDay, PageHeader, Stack, useNow } from "@tsumugi/ui";
import { NoCompany } from "../../entrance/NoCompany.tsx";
import { paths } from "../../paths.ts";
import { ListBody } from "../../shared/ListBody.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { usePermissions } from "../../shared/usePermissions.ts";
import { FirstSteps } from "./FirstSteps.tsx";
import { OperatorHome } from "./OperatorHome.tsx";
import { RecentNotices } from "./RecentNotices.tsx";
import { TodoCard } from "./TodoCard.tsx";
import { type Todo, todosOf } from "./todos.ts";

export function HomePage() {
  usePageTitle("ホーム");
  const { company, isOperator } = useCurrentUser();
  if (company) return <MemberHome />;
  return isOperator ? <OperatorHome /> : <NoCompany />;
}

/** The rest is one press away in メッセージ. */
const SHOWN_REPLIES = 5;

const isReply = ({ kind }: Todo) => kind === "reply";

function MemberHome() {
  const now = useNow();
  const { canChat } = usePermissions();
  const rooms = useChatRooms({ needs_reply: true, limit: SHOWN_REPLIES });
  const projects = useProjects({ limit: 100 });
  const { importTask, phase } = useImportTask();
  const todos = todosOf(
    {
      rooms: rooms.chatRooms,
      projects: projects.projects,
      canReply: canChat,
      uncheckedImport: phase === "finished" ? importTask : null,
    },
    now,
  );
  const error = rooms.error ?? projects.error;
  const retry = () => void Promise.all([rooms.refresh(), projects.refresh()]);

  return (
    <>
      <PageHeader title="今日やること" lead={formatDay(now)} />
      <Stack layout="aside" gap="lg">
        <Stack>
          <ListBody
            error={error}
            hasRows={todos.length > 0}
            onRetry={retry}
            retrying={rooms.isRefreshing || projects.isRefreshing}
          >
            {todos.length === 0 && (
              <Card flush>
                <TodoList
                  loading={rooms.isLoading || projects.isLoading}
                  items={[]}
                  empty={
                    <EmptyState kind="done" title="今日やることはありません">
                      返信、期限、確認待ちが出てくると、ここに並びます。
                    </EmptyState>
                  }
                />
              </Card>
            )}
            <TodoCard
              title="返信を待っている人"
              todos={todos.filter(isReply)}
              total={rooms.total}
              moreHref={paths.chat.getHref({ tab: "needs_reply" })}
            />
            <TodoCard title="期限" todos={todos.filter(({ due_on }) => due_on)} />
            <TodoCard title="確認" todos={todos.filter((todo) => !isReply(todo) && !todo.due_on)} />
          </ListBody>
        </Stack>
        <Stack>
          <FirstSteps projects={projects.projects} isLoading={projects.isLoading} />
          <RecentNotices />
        </Stack>
      </Stack>
    </>
  );
}
