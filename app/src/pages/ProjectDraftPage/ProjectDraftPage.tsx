import { useCurrentUser, useJobDrafts, useWaitingDrafts } from "@tsumugi/hooks";
import { DraftLayout, DraftVersion } from "@tsumugi/patterns";
import { Button, EmptyState, Switch } from "@tsumugi/ui";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { PageSkeleton } from "../../shared/PageSkeleton.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { useWideScreen } from "../../shared/useWideScreen.ts";
import { DraftHeader } from "./DraftHeader.tsx";
import { DraftReviewing } from "./DraftReviewing.tsx";
import { DraftRoom } from "./DraftRoom.tsx";
import { RecordDraft } from "./RecordDraft.tsx";
import { useDraftKeys } from "./useDraftKeys.ts";
import { useDraftTalk } from "./useDraftTalk.tsx";

/** The drafts of one job: versions side by side, comments on a place, and the decision. j and k open the next waiting. */
export function ProjectDraftPage() {
  const { id = "", jobRequestUid = "" } = useParams();
  const url = useUrlState();
  const { jobDrafts: job, error, refresh } = useJobDrafts(jobRequestUid);
  const { waitingDrafts = [] } = useWaitingDrafts(id);
  const { currentUser } = useCurrentUser();
  const { canWrite } = usePermissions();
  const [isDiff, setDiff] = useState(false);
  const isWide = useWideScreen();
  const [isRoomShown, setRoomShown] = useState(true);
  const waiting = waitingDrafts.map((draft) => draft.job_request_uid);
  const open = useDraftKeys(id, waiting, jobRequestUid);
  usePageTitle(job ? `${job.creator.name}の下書き` : "下書きの確認");

  const draft = job?.items.find(({ version }) => String(version) === url.get("version")) ?? job?.items[0];
  const before = job?.items.find(({ version }) => version === (draft?.version ?? 0) - 1);
  const shown = [draft, before].filter((each) => each !== undefined);
  const talk = useDraftTalk(jobRequestUid, shown, currentUser.uid, canWrite);

  const room = job?.chat_room_uid;
  const record = job && (
    <RecordDraft
      key={job.job_request_uid}
      job={job}
      canWrite={canWrite}
      onRecorded={() => url.set({ version: null })}
    />
  );

  return (
    <>
      <DraftHeader
        projectUid={id}
        job={job}
        waitingCount={waiting.length}
        onOpen={open}
        isRoomShown={isRoomShown}
        onToggleRoom={isWide && draft ? () => setRoomShown(!isRoomShown) : undefined}
      >
        {draft && record}
      </DraftHeader>
      {!job && error && <LoadFailure error={error} onRetry={() => void refresh()} />}
      {!job && !error && <PageSkeleton />}
      {job && !draft && (
        <EmptyState title="下書きはまだ提出されていません" actions={record}>
          クリエイターが返信ページから提出すると、ここで確認できます。メールやLINEで届いたものは記録できます。
        </EmptyState>
      )}
      {job && draft && (
        <DraftLayout
          room={isWide && isRoomShown && room && <DraftRoom key={room} roomId={room} />}
          bar={
            <>
              {job.items.map(({ uid, version }) => (
                <Button
                  key={uid}
                  size="sm"
                  variant={uid === draft.uid ? "primary" : "secondary"}
                  aria-pressed={uid === draft.uid}
                  onClick={() => url.set({ version: String(version) })}
                >
                  第{version}版
                </Button>
              ))}
              {before && (
                <Switch
                  label="文章の違いを表示"
                  checked={isDiff}
                  onChange={(event) => setDiff(event.target.checked)}
                />
              )}
            </>
          }
          versions={
            <>
              <DraftVersion
                key={`${draft.uid}${isDiff}`}
                draft={draft}
                before={isDiff ? before : undefined}
                onPlace={talk.onPlace}
              />
              {before && <DraftVersion draft={before} />}
            </>
          }
        >
          <DraftReviewing
            key={job.job_request_uid}
            job={job}
            draft={draft}
            before={before}
            ownUid={currentUser.uid}
            canWrite={canWrite}
            onStale={refresh}
          />
          {talk.comments}
        </DraftLayout>
      )}
    </>
  );
}
