import { useCurrentUser, useProjects } from "@tsumugi/hooks";
import { Banner, formatDay, PageHeader, Stack, useNow } from "@tsumugi/ui";
import { NoCompany } from "../../entrance/NoCompany.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { FirstSteps, useFirstSteps } from "./FirstSteps.tsx";
import { OperatorHome } from "./OperatorHome.tsx";
import { RecentNotices } from "./RecentNotices.tsx";
import { RecentResults, useRecentResults } from "./RecentResults.tsx";
import { TodoGroups } from "./TodoGroups.tsx";
import { useHomeTodo } from "./useHomeTodo.ts";

export function HomePage() {
  usePageTitle("ホーム");
  const { company, isOperator } = useCurrentUser();
  if (company) return <MemberHome />;
  return isOperator ? <OperatorHome /> : <NoCompany />;
}

function MemberHome() {
  const now = useNow();
  const { role } = useCurrentUser();
  const steps = useFirstSteps(useProjects({ limit: 20 }));
  const acts = role !== "viewer";
  const todo = useHomeTodo(acts);
  const results = useRecentResults();
  // On a phone the list stands above them: they would be seen to jump down when it comes, and beside it for each other.
  const isSettling = (acts && todo.isLoading) || results.isLoading;
  const firstSteps = steps && <FirstSteps steps={steps} />;
  // On the first day they are all that there is to do, and stand where it is looked for.
  const isBeside = !acts || Boolean(todo.allTotal);
  return (
    <>
      <PageHeader title="今日やること" lead={formatDay(now)} />
      <Stack layout="aside" gap="lg">
        {!acts ? (
          <Banner tone="info">
            閲覧のみの権限では、対応が必要なことは割り当てられません。案件とレポートはいつでも見られます。
          </Banner>
        ) : (
          <TodoGroups firstSteps={firstSteps} />
        )}
        <Stack style={isSettling ? { visibility: "hidden" } : undefined}>
          {isBeside && firstSteps}
          <RecentResults {...results} />
          <RecentNotices />
        </Stack>
      </Stack>
    </>
  );
}
