import type { Project, ProjectCreator } from "@tsumugi/contract";
import {
  useCompanyUsers,
  useCurrentUser,
  useDeleteRowComment,
  useEditRowComment,
  useJobVersions,
  usePostRowComment,
  useProjectHistory,
  useRowComments,
} from "@tsumugi/hooks";
import {
  JobVersions,
  type OptionLook,
  type RowCommentEdit,
  RowComments,
  type RowCommentsProps,
  RowHistory,
  StatusBadge,
} from "@tsumugi/patterns";
import { Banner, Button, EmptyState, SidePanel, Skeleton, Stack, Tabs } from "@tsumugi/ui";
import { useState } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { fullMessageOf } from "../../shared/errors.ts";
import { JobMailsPanel } from "../../shared/JobMailsPanel.tsx";
import { JobShortLink } from "../../shared/JobShortLink.tsx";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { part } from "../../shared/part.tsx";
import { JobReplyLinks } from "../../shared/ReplyLinksDialog.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";
import { type RowTab, rowTabs } from "./sheetPanel.ts";

const RemoveDialog = part(async () => (await import("./RemoveDialog.tsx")).RemoveDialog);

export interface RowPanelProps {
  readonly project: Project;
  readonly row: ProjectCreator;
  /** It is not in the list any more; what is written here is. */
  readonly hasLeft?: boolean;
  readonly members: readonly OptionLook[];
  /** The part that is shown. */
  readonly tab?: RowTab | undefined;
  readonly onTabChange: (tab: RowTab) => void;
  /** Opens the terms over this panel: what is written in it stays. */
  readonly onOpenTerms: () => void;
  readonly onClose: () => void;
}

const notAsked = (
  <EmptyState title="依頼はまだ送っていません">
    依頼を送ると、条件の版と返信リンクがここに並びます。
  </EmptyState>
);

/** One row of the sheet: what happened, what colleagues say, its terms and the links to its reply page. */
export function RowPanel(props: RowPanelProps) {
  const { project, row, hasLeft = false, members, tab, onTabChange, onOpenTerms, onClose } = props;
  const { canWrite } = usePermissions();
  // Here, not in the tab: another tab takes its content away.
  const [draft, setDraft] = useState("");
  const [editing, setEditing] = useState<RowCommentEdit>();
  const written = { draft, onDraftChange: setDraft, editing, onEditingChange: setEditing };
  const [isRemoving, setRemoving] = useState(false);
  const job = row.job_request_uid;
  const tabs = [
    { value: "history", label: "履歴", content: <History project={project} row={row} members={members} /> },
    {
      value: "comments",
      label: "コメント",
      count: row.comment_count,
      content: <Comments project={project} row={row} canWrite={canWrite} written={written} />,
    },
    {
      value: "terms",
      label: "条件",
      content: job ? <Terms job={job} onOpenTerms={onOpenTerms} /> : notAsked,
    },
    {
      value: "mails",
      label: "メール",
      content: job ? <JobMailsPanel jobRequestUid={job} name={row.display_name} /> : notAsked,
    },
    {
      value: "shortlink",
      label: "短縮リンク",
      content: job ? (
        <JobShortLink jobRequestUid={job} name={row.display_name} projectUid={project.uid} />
      ) : (
        notAsked
      ),
    },
    {
      value: "links",
      label: "依頼のリンク",
      content: job ? <JobReplyLinks jobRequestUid={job} /> : notAsked,
    },
  ];
  return (
    <SidePanel
      open
      onOpenChange={(open) => !open && onClose()}
      hasChanges={draft.trim() !== "" || (editing && editing.text !== editing.comment.text)}
      title={row.display_name}
      description={<StatusBadge status={row.job_status} />}
      footer={
        <>
          {row.chat_room_uid && (
            <Button asChild icon="chat">
              <Link to={paths.chatRoom.getHref(row.chat_room_uid)}>メッセージを開く</Link>
            </Button>
          )}
          {canWrite && (
            <Button icon="trash" variant="ghost" onClick={() => setRemoving(true)}>
              案件から外す
            </Button>
          )}
          {isRemoving && (
            <RemoveDialog
              project={project}
              rows={[row]}
              onClose={() => setRemoving(false)}
              onRemoved={onClose}
            />
          )}
        </>
      }
    >
      <Stack>
        {hasLeft && (
          <Banner title="この行は一覧からなくなりました">
            絞り込みから外れたか、案件から外されています。ここに書いた内容は残っています。
          </Banner>
        )}
        <Tabs
          label="行の内容"
          items={tabs}
          value={tab ?? rowTabs[0]}
          onValueChange={(next) => onTabChange(rowTabs.find((each) => each === next) ?? rowTabs[0])}
        />
      </Stack>
    </SidePanel>
  );
}

function History({ project, row, members }: Pick<RowPanelProps, "project" | "row" | "members">) {
  const history = useProjectHistory(project.uid, { creator_uid: row.creator_uid });
  if (history.error) return <LoadFailure error={history.error} onRetry={() => void history.refresh()} />;
  if (history.isLoading) return <Skeleton shape="block" height={160} />;
  return (
    <RowHistory
      changes={history.projectHistory}
      columns={project.columns}
      members={members}
      onLoadMore={history.hasMore ? history.loadMore : undefined}
      loading={history.isLoadingMore}
    />
  );
}

interface CommentsProps extends Pick<RowPanelProps, "project" | "row"> {
  readonly canWrite: boolean;
  readonly written: Pick<RowCommentsProps, "draft" | "onDraftChange" | "editing" | "onEditingChange">;
}

function Comments({ project, row, canWrite, written }: CommentsProps) {
  const { currentUser } = useCurrentUser();
  const { companyUsers } = useCompanyUsers();
  const { rowComments, error, isLoading, refresh, ...list } = useRowComments(project.uid, row.creator_uid);
  const { postRowComment } = usePostRowComment();
  const { editRowComment } = useEditRowComment();
  const { deleteRowComment } = useDeleteRowComment();
  if (error) return <LoadFailure error={error} onRetry={() => void refresh()} />;
  if (isLoading) return <Skeleton shape="block" height={160} />;
  return (
    <RowComments
      comments={rowComments}
      members={companyUsers.filter(({ uid }) => uid !== currentUser.uid)}
      {...written}
      errorText={fullMessageOf}
      onLoadMore={list.hasMore ? list.loadMore : undefined}
      loading={list.isLoadingMore}
      {...(canWrite && {
        onPost: (text) => postRowComment(project.uid, row.creator_uid, text),
        onEdit: (comment, text) => editRowComment(comment.uid, { text, was: comment.text }),
        onDelete: (comment) => deleteRowComment(project.uid, comment),
      })}
    />
  );
}

function Terms({ job, onOpenTerms }: { readonly job: string; readonly onOpenTerms: () => void }) {
  const { jobVersions, error, refresh } = useJobVersions(job);
  if (error && !jobVersions) return <LoadFailure error={error} onRetry={() => void refresh()} />;
  if (!jobVersions) return <Skeleton shape="block" height={160} />;
  return (
    <Stack>
      <Button icon="document" onClick={onOpenTerms}>
        条件を変えて送る・相談に答える
      </Button>
      <JobVersions versions={jobVersions.items} current={jobVersions.version} />
    </Stack>
  );
}
