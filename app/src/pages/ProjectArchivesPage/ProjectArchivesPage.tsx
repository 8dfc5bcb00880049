import { Breadcrumbs, PageHeader } from "@tsumugi/ui";
import { paths } from "../../paths.ts";
import { ProjectList } from "../../projects/ProjectList.tsx";
import { Link } from "../../routing/Link.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";

export function ProjectArchivesPage() {
  usePageTitle("アーカイブした案件");
  return (
    <>
      <PageHeader
        title="アーカイブした案件"
        lead="内容と記録はそのまま残っています。いつでも一覧に戻せます"
        breadcrumbs={
          <Breadcrumbs
            items={[
              <Link key="list" to={paths.projects.getHref()}>
                案件
              </Link>,
              "アーカイブ",
            ]}
          />
        }
      />
      <ProjectList archived />
    </>
  );
}
