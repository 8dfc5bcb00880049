import { jobPhaseLabels, jobPhases, type Project } from "@tsumugi/contract";
import { type ProjectFilter, useArchiveProject, useProjects } from "@tsumugi/hooks";
import { ProjectTable } from "@tsumugi/patterns";
import { Card, IconButton, LoadMore, Menu, MenuItem, SearchField, Select, Toolbar, toast } from "@tsumugi/ui";
import { Link } from "react-router-dom";
import { paths } from "../paths.ts";
import { fullMessageOf } from "../shared/errors.ts";
import { ListBody } from "../shared/ListBody.tsx";
import { usePermissions } from "../shared/usePermissions.ts";
import { useTableLayout } from "../shared/useTableLayout.ts";
import { useUrlState } from "../shared/useUrlState.ts";
import { ProjectsEmpty } from "./ProjectsEmpty.tsx";

const sorts = [
  "-updated_at",
  "updated_at",
  "name",
  "-name",
  "created_at",
  "-created_at",
  "starts_on",
  "-starts_on",
] as const satisfies NonNullable<ProjectFilter["sort"]>[];

export interface ProjectListProps {
  readonly archived: boolean;
}

/** Projects with search, phase and sort in the address; those at work, or those put away. */
export function ProjectList({ archived }: ProjectListProps) {
  const url = useUrlState();
  const arrangement = useTableLayout("projects");
  const keyword = url.get("keyword");
  const phase = url.manyOf("phase", jobPhases);
  const sort = url.oneOf("sort", sorts);
  const filter = { keyword: keyword || undefined, phase: phase.length > 0 ? [...phase] : undefined, sort };
  const list = useProjects(filter, { archived });
  const { archiveProject } = useArchiveProject();
  const { canWrite } = usePermissions();
  const isFiltered = keyword !== "" || phase.length > 0;

  const setArchived = async (project: Pick<Project, "uid" | "name">, next: boolean) => {
    try {
      await archiveProject(project.uid, next);
      toast.show(`「${project.name}」を${next ? "アーカイブしました" : "一覧に戻しました"}`, {
        action: { label: "元に戻す", onPress: () => void setArchived(project, !next) },
      });
    } catch (cause) {
      toast.error(fullMessageOf(cause));
    }
  };
  return (
    <Card flush>
      <Toolbar>
        <SearchField
          label="案件を検索"
          placeholder="案件名・クライアント・商品"
          value={keyword}
          onSearch={(next) => url.set({ keyword: next })}
        />
        <Select
          inline
          aria-label="段階"
          placeholder="段階: すべて"
          options={jobPhases.map((value) => ({ value, label: jobPhaseLabels[value] }))}
          value={phase[0] ?? ""}
          onChange={(event) => url.set({ phase: event.target.value })}
        />
      </Toolbar>
      <ListBody
        error={list.error}
        hasRows={list.projects.length > 0}
        onRetry={list.refresh}
        retrying={list.isRefreshing}
      >
        <ProjectTable
          {...arrangement}
          projects={list.projects}
          linkTo={(project) => <Link to={paths.project.getHref(project.uid)} />}
          sort={sort}
          onSortChange={(next) => url.set({ sort: next })}
          totalCount={list.total}
          loading={list.isLoading}
          empty={
            <ProjectsEmpty
              isFiltered={isFiltered}
              archived={archived}
              onClear={() => url.set({ keyword: null, phase: null })}
            />
          }
          rowActions={
            canWrite
              ? (project) => (
                  <Menu
                    align="end"
                    trigger={<IconButton icon="more" size="sm" label={`${project.name}の操作`} />}
                  >
                    <MenuItem asChild>
                      <Link to={paths.projectEdit.getHref(project.uid)}>編集</Link>
                    </MenuItem>
                    <MenuItem asChild>
                      <Link to={paths.projectNew.getHref({ from: project.uid })}>複製</Link>
                    </MenuItem>
                    <MenuItem
                      icon={archived ? "restore" : "archive"}
                      onSelect={() => void setArchived(project, !archived)}
                    >
                      {archived ? "アーカイブを解除" : "アーカイブ"}
                    </MenuItem>
                  </Menu>
                )
              : undefined
          }
        />
        <LoadMore
          shown={list.projects.length}
          total={list.total}
          hasMore={list.hasMore}
          loading={list.isLoadingMore}
          onLoadMore={list.loadMore}
        />
      </ListBody>
    </Card>
  );
}
