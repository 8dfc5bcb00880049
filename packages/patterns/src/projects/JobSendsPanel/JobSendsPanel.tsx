import type { ScheduledJob, WorkingCalendar } from "@tsumugi/contract";
import { Banner, Button, ConfirmDialog, EmptyState, Money, Person, SidePanel, Skeleton } from "@tsumugi/ui";
import { formatDateTime } from "@tsumugi/ui/format";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { type JobSendLook, JobSendProgress } from "./JobSendProgress.tsx";
import { RescheduleDialog } from "./RescheduleDialog.tsx";

const Body = styled.div`
  display: grid;
  gap: 18px;
  & h3 {
    margin-bottom: 8px;
  }
  & .all {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-bottom: 8px;
  }
`;

const List = styled.ul`
  border: 1px solid var(--tsu-border);
  border-radius: var(--tsu-radius-md);
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 6px 12px;
    align-items: center;
    padding: 10px 12px;
  }
  & > li + li {
    border-top: 1px solid var(--tsu-border);
  }
  & .at {
    font-variant-numeric: tabular-nums;
    font-weight: 650;
  }
  & .by {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
  & .blocked {
    grid-column: 1 / -1;
    color: var(--tsu-danger-text);
    font-size: var(--tsu-text-sm);
  }
  & .does {
    display: flex;
    gap: 6px;
  }
  @media (max-width: 640px) {
    & > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export interface JobSendsPanelProps {
  /** 開いているか。 */
  open: boolean;
  /** 閉じようとしたとき。 */
  onOpenChange: (open: boolean) => void;
  /** 日時を待っている依頼。早い順です。 */
  scheduled: readonly ScheduledJob[];
  /** 進んでいる送信と、少し前に終わった送信。 */
  sends: readonly JobSendLook[];
  /** 企業の営業日。日時を変えるとき、次の営業日を勧めます。 */
  calendar?: WorkingCalendar;
  /** 予約の読み込み中。 */
  loading?: boolean;
  /** 一覧を読み込めなかったとき、その代わりに出すもの。 */
  loadError?: ReactNode;
  /** 変更か取り消しの処理中。 */
  sendLoading?: boolean;
  /** 変更や取り消しができなかったわけ。 */
  error?: string;
  /** 送る日時（ISO）を変えます。できたら true で終わる Promise を返します。`onCancel` とともに渡さなければ見るだけです。 */
  onReschedule?: (job_request_uids: string[], send_at: string) => Promise<boolean>;
  /** 予約を取り消します。できたら true で終わる Promise を返します。 */
  onCancel?: (job_request_uids: string[]) => Promise<boolean>;
  /** まだ送っていない分を取り消します。渡さなければボタンは出ません。 */
  onCancelSend?: (uid: string) => void;
}

const whoIn = (jobs: readonly ScheduledJob[]) =>
  jobs.length === 1 ? `${jobs[0]?.display_name}さん` : `${jobs.length}名`;

/** 予約中の依頼: to whom and when, another time, taken back; and sends that are under way. */
export function JobSendsPanel(props: JobSendsPanelProps) {
  const { scheduled, sends, loading = false, sendLoading = false, error, onReschedule, onCancel } = props;
  const [asking, setAsking] = useState<{ what: "move" | "cancel"; jobs: readonly ScheduledJob[] }>();
  const uidsOf = (jobs: readonly ScheduledJob[]) => jobs.map(({ job_request_uid }) => job_request_uid);
  const close = () => setAsking(undefined);
  const closeIf = async (work: Promise<boolean> | undefined) => {
    if (await work) close();
  };
  const canChange = onReschedule !== undefined && onCancel !== undefined;

  return (
    <SidePanel
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={scheduled.length > 0 ? `予約中の依頼（${scheduled.length}）` : "依頼の送信"}
      description={
        scheduled.length > 0
          ? "指定した日時に、その人へ依頼を送ります。それまでは日時を変えたり、取り消したりできます。"
          : undefined
      }
    >
      <Body>
        {error && !asking && <Banner tone="danger">{error}</Banner>}
        {props.loadError}
        {sends.length > 0 && (
          <section>
            <h3>送信の進みぐあい</h3>
            <JobSendProgress sends={sends} loading={sendLoading} onCancelSend={props.onCancelSend} />
          </section>
        )}
        {loading && scheduled.length === 0 && <Skeleton shape="block" height={120} />}
        {!loading && !props.loadError && scheduled.length === 0 && (
          <EmptyState title="予約中の依頼はありません">
            依頼を送るときに「日時を指定」を選ぶと、ここに並びます。
          </EmptyState>
        )}
        {scheduled.length > 0 && (
          <section>
            {canChange && scheduled.length > 1 && (
              <div className="all">
                <Button size="sm" onClick={() => setAsking({ what: "move", jobs: scheduled })}>
                  全員の日時を変える
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  onClick={() => setAsking({ what: "cancel", jobs: scheduled })}
                >
                  全員の予約を取り消す
                </Button>
              </div>
            )}
            <List aria-label="予約中の依頼">
              {scheduled.map((job) => (
                <li key={job.job_request_uid}>
                  <div>
                    <Person
                      name={job.display_name}
                      image={job.image}
                      sub={job.email || "メールアドレス未登録（リンクを渡します）"}
                    />
                    <div className="at">
                      <time dateTime={job.scheduled_at}>{formatDateTime(job.scheduled_at)}</time>
                      {job.fee !== null && (
                        <>
                          {"・"}
                          <Money value={job.fee} />
                        </>
                      )}
                    </div>
                    {job.scheduled_by && <div className="by">{job.scheduled_by.name}さんが予約</div>}
                  </div>
                  {canChange && (
                    <div className="does">
                      <Button
                        size="sm"
                        aria-label={`${job.display_name}の日時を変える`}
                        onClick={() => setAsking({ what: "move", jobs: [job] })}
                      >
                        日時を変える
                      </Button>
                      <Button
                        size="sm"
                        variant="ghost"
                        aria-label={`${job.display_name}の予約を取り消す`}
                        onClick={() => setAsking({ what: "cancel", jobs: [job] })}
                      >
                        取り消す
                      </Button>
                    </div>
                  )}
                  {job.blocked && <div className="blocked">{job.blocked}</div>}
                </li>
              ))}
            </List>
          </section>
        )}
      </Body>
      {asking?.what === "move" && (
        <RescheduleDialog
          who={whoIn(asking.jobs)}
          calendar={props.calendar}
          submitting={sendLoading}
          error={error}
          onChange={(send_at) => void closeIf(onReschedule?.(uidsOf(asking.jobs), send_at))}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={asking?.what === "cancel"}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={`${asking ? whoIn(asking.jobs) : ""}への予約を取り消しますか？`}
        description="依頼は送られません。送る前の状態に戻り、あとからまた送れます。"
        confirmLabel="予約を取り消す"
        tone="danger"
        loading={sendLoading}
        error={asking && error}
        onConfirm={() => asking && void closeIf(onCancel?.(uidsOf(asking.jobs)))}
      />
    </SidePanel>
  );
}
