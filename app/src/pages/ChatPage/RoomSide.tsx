import { type JobStatus, jobStatusMoves, type ManagedCreator } from "@tsumugi/contract";
import { type ChatRoom, useManagedCreator, useUpdateJobStatus } from "@tsumugi/hooks";
import { AccountList, StatusMenu } from "@tsumugi/patterns";
import { Button, Card, DescriptionList, Money, Person, Stack, toast } from "@tsumugi/ui";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { fullMessageOf } from "../../shared/errors.ts";
import { isErased } from "../../shared/isErased.ts";
import { usePermissions } from "../../shared/usePermissions.ts";
import { JobMailsLink } from "./JobMailsLink.tsx";
import { JobReplyLinks } from "./JobReplyLinks.tsx";
import { JobTermsLink } from "./JobTermsLink.tsx";

export interface RoomSideProps {
  readonly room: ChatRoom;
  readonly onRefresh: () => Promise<void>;
}

const whereOf = (room: ChatRoom) => room.jobRequest?.project_name ?? "ダイレクトメッセージ";

/** Who is written to, about what, and whether the room was put away: a link leads there past the list. */
export const RoomWho = ({ room }: Pick<RoomSideProps, "room">) => (
  <Person
    name={room.creator.name}
    image={room.creator.image}
    sub={room.archived ? `アーカイブ済み・${whereOf(room)}` : whereOf(room)}
    link={
      room.creator.managed_creator_uid ? (
        <Link to={paths.managedCreator.getHref(room.creator.managed_creator_uid)} />
      ) : undefined
    }
  />
);

const archivedWord = (creator: ManagedCreator) =>
  isErased(creator) ? "個人情報を消去済みです。" : "クリエイター管理でアーカイブ済みです。";

/** The job and the creator beside the thread; the status is moved here. */
export function RoomSide({ room, onRefresh }: RoomSideProps) {
  const { jobRequest: job, creator } = room;
  const { managedCreator } = useManagedCreator(creator.managed_creator_uid);
  const { updateJobStatus } = useUpdateJobStatus();
  const { canWrite } = usePermissions();

  const handleMove = async (move: { job_status: JobStatus; reason?: string }) => {
    if (!job) return;
    try {
      await updateJobStatus(job.project_uid, {
        creator_uid: job.creator_uid,
        job_status: move.job_status,
        was: job.job_status,
        reason: move.reason,
      });
      await onRefresh();
      toast.success("ステータスを変更しました");
    } catch (error) {
      toast.error(fullMessageOf(error));
      // The reason stays where it was written.
      throw error;
    }
  };

  return (
    <>
      {job && (
        <Card title="依頼" level={3}>
          <DescriptionList
            layout="rows"
            items={[
              {
                term: "ステータス",
                description: (
                  <StatusMenu
                    status={job.job_status}
                    name={creator.name}
                    moves={canWrite ? jobStatusMoves(job.job_status, "staff") : []}
                    onMove={handleMove}
                  />
                ),
              },
              { term: "報酬", description: <Money value={job.terms.fee} tax="excluded" /> },
              {
                term: "案件",
                description: (
                  <Link to={paths.project.getHref(job.project_uid, { creator: job.creator_uid })}>
                    {job.project_name}
                  </Link>
                ),
              },
              {
                term: "条件",
                description: <JobTermsLink uid={job.uid} name={creator.name} version={job.version} />,
              },
              { term: "返信リンク", description: <JobReplyLinks uid={job.uid} name={creator.name} /> },
              { term: "既読とメール", description: <JobMailsLink uid={job.uid} name={creator.name} /> },
              {
                term: "投稿実績",
                description: (
                  <Link to={paths.projectPosts.getHref(job.project_uid)}>投稿を見る・登録する</Link>
                ),
              },
            ]}
          />
        </Card>
      )}
      {managedCreator && (
        <Card
          title="クリエイター"
          level={3}
          actions={
            <Button asChild size="sm" variant="ghost">
              <Link to={paths.managedCreator.getHref(managedCreator.uid)}>詳細</Link>
            </Button>
          }
        >
          <Stack gap="sm">
            {managedCreator.archived_at && <p>{archivedWord(managedCreator)}</p>}
            <AccountList
              accounts={managedCreator.accounts}
              editable={canWrite && !managedCreator.archived_at}
            />
            {managedCreator.memo && (
              <DescriptionList items={[{ term: "社内メモ", description: managedCreator.memo }]} />
            )}
          </Stack>
        </Card>
      )}
    </>
  );
}
