import { jobStatusLabels, jobStatusMoves, type Project } from "@tsumugi/contract";
import { useAllProjectCreators, useUpdateJobStatus } from "@tsumugi/hooks";
import { type BoardMove, JobBoard } from "@tsumugi/patterns";
import { Button, EmptyState, SearchField, toast } from "@tsumugi/ui";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { fullMessageOf } from "../../shared/errors.ts";
import { ListBody } from "../../shared/ListBody.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { useCardNext } from "./useCardNext.tsx";

export interface ProjectBoardViewProps {
  readonly project: Project;
}

/** The project's creators as cards in the columns of the phases. */
export function ProjectBoardView({ project }: ProjectBoardViewProps) {
  const url = useUrlState();
  const keyword = url.get("keyword");
  const list = useAllProjectCreators(project.uid, { keyword: keyword || undefined });
  const { updateJobStatus } = useUpdateJobStatus();
  const { canWrite, canSeeFees } = usePermissions();
  const move = async (change: BoardMove) => {
    try {
      await updateJobStatus(project.uid, change);
      await list.refresh();
      toast.success(`「${jobStatusLabels[change.job_status]}」に変更しました`);
    } catch (cause) {
      toast.error(fullMessageOf(cause));
      throw cause;
    }
  };
  const nextLinkTo = useCardNext(project);
  const openInSheet = () => url.set({ view: "sheet", keyword: null }, { push: true });
  return (
    <ListBody
      error={list.error}
      hasRows={list.projectCreators.length > 0}
      onRetry={list.refresh}
      retrying={list.isRefreshing}
    >
      <div style={{ maxWidth: 360, marginBottom: 12 }}>
        <SearchField
          label="案件のクリエイターを検索"
          placeholder="名前・かな・アカウント"
          value={keyword}
          onValueChange={(next) => url.set({ keyword: next })}
        />
      </div>
      <JobBoard
        creators={list.projectCreators}
        movesOf={(creator) => jobStatusMoves(creator.job_status, "staff")}
        onMove={canWrite ? move : undefined}
        linkTo={({ creator_uid }) => (
          <Link to={paths.project.getHref(project.uid, { view: "sheet", creator: creator_uid })} />
        )}
        chatLinkTo={({ chat_room_uid }) =>
          chat_room_uid ? <Link to={paths.chatRoom.getHref(chat_room_uid)} /> : undefined
        }
        nextLinkTo={nextLinkTo}
        showFees={canSeeFees}
        loading={list.isLoading}
        empty={
          keyword ? (
            <EmptyState kind="noMatch" title="条件に合うクリエイターはいません" />
          ) : (
            <EmptyState
              title="クリエイターはまだ追加されていません"
              actions={<Button onClick={openInSheet}>表でクリエイターを追加する</Button>}
            />
          )
        }
      />
    </ListBody>
  );
}
