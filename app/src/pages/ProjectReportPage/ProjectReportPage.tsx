import { type Project, type ReportSection, reportSections } from "@tsumugi/contract";
import { useProjectReport, useSummaryMetrics } from "@tsumugi/hooks";
import { Button, EmptyState, Stack } from "@tsumugi/ui";
import { useLayoutProject } from "../../layouts/ProjectLayout/ProjectLayout.tsx";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { FeatureGuard } from "../../shared/FeatureGuard.tsx";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { PageSkeleton } from "../../shared/PageSkeleton.tsx";
import { SampleNote } from "../../shared/SampleNote.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { ReportBar } from "./ReportBar.tsx";
import { ReportLinks } from "./ReportLinks.tsx";
import { ReportPaper } from "./ReportPaper.tsx";
import { ReportPart } from "./ReportPart.tsx";
import { useReportFilter } from "./useReportFilter.ts";

export function ProjectReportPage() {
  const project = useLayoutProject();
  usePageTitle(`${project.name}・レポート`);
  return (
    <FeatureGuard feature="report">
      <Report project={project} />
    </FeatureGuard>
  );
}

function Report({ project }: { readonly project: Project }) {
  const filter = useReportFilter();
  const { summaryMetrics: summary, error, refresh } = useSummaryMetrics(project.uid, filter.posts);
  const { projectReport: kept, error: keptError } = useProjectReport(project.uid);

  if (!summary && error) return <LoadFailure error={error} onRetry={() => void refresh()} />;
  if (!summary || (!kept && !keptError)) return <PageSkeleton />;
  if (summary.post_count === 0 && !filter.isNarrowed) return <NoPosts project={project} />;
  if (filter.onPaper) return <ReportPaper project={project} filter={filter} summary={summary} kept={kept} />;

  const sections: readonly ReportSection[] = kept?.sections ?? reportSections;
  return (
    <Stack>
      <ReportBar project={project} filter={filter} kept={kept} />
      <SampleNote report={summary} />
      {sections.map((section) => (
        <ReportPart
          key={section}
          section={section}
          project={project}
          filter={filter}
          summary={summary}
          kept={kept}
        />
      ))}
    </Stack>
  );
}

/** Short links are handed out before the first post. */
const NoPosts = ({ project }: { readonly project: Project }) => (
  <Stack>
    <EmptyState
      title="レポートにする投稿がまだありません"
      actions={
        <Button asChild variant="primary">
          <Link to={paths.projectPosts.getHref(project.uid)}>投稿実績へ</Link>
        </Button>
      }
    >
      投稿を登録すると、再生数や費用対効果をここで比べられます。
    </EmptyState>
    <ReportLinks project={project} />
  </Stack>
);
