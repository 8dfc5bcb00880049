import type { Project } from "@tsumugi/contract";
import { useArchiveProject, useProject } from "@tsumugi/hooks";
import {
  Badge,
  Banner,
  Breadcrumbs,
  Button,
  formatDay,
  IconButton,
  LinkTabs,
  Menu,
  MenuItem,
  PageHeader,
  Stack,
  toast,
} from "@tsumugi/ui";
import { usePhone } from "@tsumugi/ui/theme";
import { Outlet, useOutletContext, useParams } from "react-router-dom";
import { paths } from "../../paths.ts";
import { useLocation } from "../../routing/address.ts";
import { Link } from "../../routing/Link.tsx";
import { fullMessageOf } from "../../shared/errors.ts";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { PageSkeleton } from "../../shared/PageSkeleton.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";

const tabs = [
  { label: "クリエイター", place: paths.project },
  { label: "投稿実績", place: paths.projectPosts },
  { label: "レポート", place: paths.projectReport },
  { label: "設定・ノート", place: paths.projectSettings },
] as const;

const period = ({ starts_on, ends_on }: Project) =>
  starts_on || ends_on
    ? `${starts_on ? formatDay(starts_on) : "未定"} 〜 ${ends_on ? formatDay(ends_on) : "未定"}`
    : "期間は未定です";

/** Head and tabs that the pages of one project share. */
export function ProjectLayout() {
  const { id = "" } = useParams();
  const { pathname } = useLocation();
  const { project, error, refresh } = useProject(id);
  const { archiveProject, isSubmitting } = useArchiveProject();
  const { canWrite } = usePermissions();
  const isPhone = usePhone();

  const setArchived = async (archived: boolean) => {
    try {
      const { name } = await archiveProject(id, archived);
      if (!archived) toast.success(`「${name}」のアーカイブを解除しました`);
      else
        toast.show(`「${name}」をアーカイブしました`, {
          action: { label: "元に戻す", onClick: () => void setArchived(false) },
        });
    } catch (cause) {
      toast.error(fullMessageOf(cause));
    }
  };
  const name = project?.name ?? "案件";

  return (
    <>
      <PageHeader
        dense
        title={name}
        lead={project && [project.client_name, period(project)].filter(Boolean).join("・")}
        badges={project?.archived_at && <Badge>アーカイブ済み</Badge>}
        breadcrumbs={
          !isPhone && (
            <Breadcrumbs
              items={[
                <Link key="list" to={paths.projects.getHref()}>
                  案件
                </Link>,
                name,
              ]}
            />
          )
        }
        actions={
          project &&
          canWrite && (
            <>
              {!isPhone && (
                <Button asChild icon="edit">
                  <Link to={paths.projectEdit.getHref(id)}>編集</Link>
                </Button>
              )}
              <Menu align="end" trigger={<IconButton icon="more" variant="secondary" label="案件の操作" />}>
                {isPhone && (
                  <MenuItem asChild>
                    <Link to={paths.projectEdit.getHref(id)}>編集</Link>
                  </MenuItem>
                )}
                <MenuItem asChild>
                  <Link to={paths.projectNew.getHref({ from: id })}>この案件を複製</Link>
                </MenuItem>
                {project.archived_at ? (
                  <MenuItem icon="restore" onSelect={() => void setArchived(false)}>
                    アーカイブを解除
                  </MenuItem>
                ) : (
                  <MenuItem icon="archive" disabled={isSubmitting} onSelect={() => void setArchived(true)}>
                    アーカイブ
                  </MenuItem>
                )}
              </Menu>
            </>
          )
        }
      />
      {project?.archived_at && (
        <Banner tone="warning" title="アーカイブ済みの案件です">
          内容は見られますが、依頼も、進行中の依頼についてのクリエイターへのメールも送られません。進めるときはアーカイブを解除してください。
        </Banner>
      )}
      <Stack>
        {(project || !error) && (
          <LinkTabs
            label="案件の画面"
            items={tabs.map(({ label, place }) => ({
              key: label,
              link: <Link to={place.getHref(id)}>{label}</Link>,
              current: pathname === place.getHref(id),
            }))}
          />
        )}
        {/* What is typed, chosen or can be undone belongs to one project, also where the next one is there at once. */}
        {project && <Outlet key={project.uid} context={project} />}
        {!project && error && (
          <LoadFailure
            error={error}
            onRetry={() => void refresh()}
            actions={
              error.status === 404 && (
                <Button asChild>
                  <Link to={paths.projects.getHref()}>案件の一覧へ</Link>
                </Button>
              )
            }
          />
        )}
        {!project && !error && <PageSkeleton />}
      </Stack>
    </>
  );
}

/** The project whose pages these are. */
export const useLayoutProject = () => useOutletContext<Project>();
