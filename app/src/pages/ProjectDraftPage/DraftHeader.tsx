import type { JobDrafts } from "@tsumugi/contract";
import { StatusBadge } from "@tsumugi/patterns";
import { Breadcrumbs, Button, PageHeader } from "@tsumugi/ui";
import { usePhone } from "@tsumugi/ui/theme";
import type { ReactNode } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";

export interface DraftHeaderProps {
  readonly projectUid: string;
  readonly job: JobDrafts | undefined;
  readonly waitingCount: number;
  readonly onOpen: (step: 1 | -1) => void;
  readonly isRoomShown: boolean;
  /** Shows the room beside the draft or hides it; absent where there is no room for it: a link leads there. */
  readonly onToggleRoom: (() => void) | undefined;
  /** What can be done with the job's drafts. */
  readonly children: ReactNode;
}

/** Whose drafts these are, the way to the next ones, and to the room. */
export function DraftHeader(props: DraftHeaderProps) {
  const { projectUid, job, waitingCount, onOpen, isRoomShown, onToggleRoom, children } = props;
  // A phone has no keys.
  const isPhone = usePhone();
  return (
    <PageHeader
      title={job ? `${job.creator.name}さんの下書き` : "下書きの確認"}
      badges={job && <StatusBadge status={job.job_status} />}
      breadcrumbs={
        <Breadcrumbs
          items={[
            <Link key="list" to={paths.projects.getHref()}>
              案件
            </Link>,
            <Link key="project" to={paths.project.getHref(projectUid)}>
              {job?.project_name ?? "案件"}
            </Link>,
            "下書き",
          ]}
        />
      }
      actions={
        <>
          <span className="tsu-muted">確認待ち {waitingCount}件</span>
          <Button onClick={() => onOpen(-1)}>前へ{!isPhone && " (K)"}</Button>
          <Button onClick={() => onOpen(1)}>次へ{!isPhone && " (J)"}</Button>
          {job?.chat_room_uid && onToggleRoom && (
            <Button icon="chat" aria-pressed={isRoomShown} onClick={onToggleRoom}>
              {isRoomShown ? "メッセージを隠す" : "メッセージを並べる"}
            </Button>
          )}
          {job?.chat_room_uid && !onToggleRoom && (
            <Button asChild icon="chat">
              <Link to={paths.chatRoom.getHref(job.chat_room_uid)}>メッセージ</Link>
            </Button>
          )}
          {children}
        </>
      }
    />
  );
}
