import { useProjects, useProjectTotals } from "@tsumugi/hooks";
import { ProjectTable, ProjectTotals } from "@tsumugi/patterns";
import { Card, IconButton, LoadMore, Menu, MenuItem } from "@tsumugi/ui";
import { paths } from "../paths.ts";
import { Link } from "../routing/Link.tsx";
import { ListBody } from "../shared/ListBody.tsx";
import { ListViews } from "../shared/ListViews.tsx";
import { usePermissions } from "../shared/usePermissions.ts";
import { useSelectionWithin } from "../shared/useSelectionWithin.ts";
import { useUrlState } from "../shared/useUrlState.ts";
import { useViewLayout } from "../shared/useViewLayout.ts";
import { ProjectListToolbar } from "./ProjectListToolbar.tsx";
import { ProjectsEmpty } from "./ProjectsEmpty.tsx";
import {
  isNarrowed,
  noProjectFilter,
  projectFilterQuery,
  projectFilterValue,
  projectSortKeys,
  projectViewPatch,
  projectViewQuery,
} from "./projectFilter.ts";
import { useArchiving } from "./useArchiving.ts";

export interface ProjectListProps {
  readonly archived: boolean;
}

/** Projects with filters and sort in the address and their sums; those at work, or those put away. */
export function ProjectList({ archived }: ProjectListProps) {
  const url = useUrlState();
  const arrangement = useViewLayout("projects", "saved");
  const value = projectFilterValue(url);
  const query = projectFilterQuery(value);
  const sort = url.oneOf("sort", projectSortKeys);
  const list = useProjects({ ...query, sort }, { archived });
  const { projectTotals } = useProjectTotals({ ...query, archived });
  const { canWrite, canSeeFees } = usePermissions();
  const { archiveOne } = useArchiving();
  const selection = useSelectionWithin(JSON.stringify(query), list.projects, { ...list, order: sort });

  return (
    <Card flush>
      {!archived && (
        <ListViews
          inline={false}
          list="projects"
          query={projectViewQuery(url)}
          layout={arrangement.layout}
          param="saved"
          patchOf={projectViewPatch}
          kept="案件は変わりません。"
        />
      )}
      <ProjectListToolbar archived={archived} selection={selection} />
      {projectTotals && projectTotals.project_count > 0 && <ProjectTotals totals={projectTotals} />}
      <ListBody
        error={list.error}
        hasRows={list.projects.length > 0}
        onRetry={list.refresh}
        retrying={list.isRefreshing}
      >
        <ProjectTable
          {...arrangement}
          projects={list.projects}
          showMoney={canSeeFees}
          linkTo={(project) => <Link to={paths.project.getHref(project.uid)} />}
          sort={sort}
          onSortChange={(next) => url.set({ sort: next })}
          selection={canWrite ? selection : undefined}
          totalCount={list.total}
          loading={list.isLoading}
          empty={
            <ProjectsEmpty
              isFiltered={isNarrowed(value)}
              archived={archived}
              onClear={() => url.set(noProjectFilter)}
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
                      onSelect={() => void archiveOne(project, !archived)}
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
