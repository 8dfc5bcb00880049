import { useCurrentUser, useProjects } from "@tsumugi/hooks";
import { Banner, formatDay, PageHeader, Stack, useNow } from "@tsumugi/ui";
import { NoCompany } from "../../entrance/NoCompany.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { FirstSteps } from "./FirstSteps.tsx";
import { OperatorHome } from "./OperatorHome.tsx";
import { RecentNotices } from "./RecentNotices.tsx";
import { RecentResults } from "./RecentResults.tsx";
import { TodoGroups } from "./TodoGroups.tsx";

export function HomePage() {
  usePageTitle("ホーム");
  const { company, isOperator } = useCurrentUser();
  if (company) return <MemberHome />;
  return isOperator ? <OperatorHome /> : <NoCompany />;
}

function MemberHome() {
  const now = useNow();
  const { role } = useCurrentUser();
  const projects = useProjects({ limit: 20 });
  return (
    <>
      <PageHeader title="今日やること" lead={formatDay(now)} />
      <Stack layout="aside" gap="lg">
        {role === "viewer" ? (
          <Banner tone="info">
            閲覧のみの権限では、対応が必要なことは割り当てられません。案件とレポートはいつでも見られます。
          </Banner>
        ) : (
          <TodoGroups />
        )}
        <Stack>
          <FirstSteps projects={projects.projects} isLoading={projects.isLoading} />
          <RecentResults />
          <RecentNotices />
        </Stack>
      </Stack>
    </>
  );
}
