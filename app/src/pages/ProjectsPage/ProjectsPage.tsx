import { Button, GuidedTour, PageHeader } from "@tsumugi/ui";
import { paths } from "../../paths.ts";
import { ProjectList } from "../../projects/ProjectList.tsx";
import { Link } from "../../routing/Link.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { usePermissions } from "../../shared/usePermissions.ts";
import { tourAnchors } from "../../tours/tours.ts";
import { useTour } from "../../tours/useTour.ts";

export function ProjectsPage() {
  usePageTitle("案件");
  const { canWrite } = usePermissions();
  const tour = useTour("projectList", canWrite);
  const anchors = tourAnchors.projectList;
  return (
    <>
      <PageHeader
        title="案件"
        lead="クリエイターへの依頼から投稿実績までを、案件ごとに進めます"
        actions={
          <>
            <Button asChild variant="ghost" icon="help" data-tour={anchors.help}>
              <Link to={paths.help.getHref({ topic: "projectList" })}>ヘルプ</Link>
            </Button>
            <Button asChild variant="ghost" icon="archive">
              <Link to={paths.projectArchives.getHref()}>アーカイブ</Link>
            </Button>
            {canWrite && (
              <Button asChild variant="primary" icon="plus" data-tour={anchors.create}>
                <Link to={paths.projectNew.getHref()}>案件作成</Link>
              </Button>
            )}
          </>
        }
      />
      <ProjectList archived={false} />
      <GuidedTour {...tour} />
    </>
  );
}
