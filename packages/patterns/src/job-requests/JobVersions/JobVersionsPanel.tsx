import { type JobVersions as Job, whyNotWished, wishedTerms } from "@tsumugi/contract";
import { Banner, Button, ConfirmDialog, SidePanel, Skeleton } from "@tsumugi/ui";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { ReasonConfirmDialog } from "../../shared/ReasonConfirmDialog.tsx";
import { StatusBadge } from "../StatusBadge/StatusBadge.tsx";
import { TermsChanges } from "../TermsChanges/TermsChanges.tsx";
import { JobVersions } from "./JobVersions.tsx";

const Body = styled.div`
  display: grid;
  gap: 16px;
  & > .status {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 32px;
  }
`;

export interface JobVersionsPanelProps {
  /** 開いているか。 */
  open: boolean;
  /** 閉じるときに false で呼びます。 */
  onOpenChange: (open: boolean) => void;
  /** クリエイターの名前。 */
  name: string;
  /** 依頼とその版。読み込み中は undefined。 */
  job?: Job | undefined;
  /** 読み込めなかった理由。版の代わりに出します。 */
  loadError?: ReactNode;
  /** 操作できなかった理由。パネルは開いたままです。 */
  error?: string | undefined;
  /** 操作の処理中。 */
  loading?: boolean;
  /** 希望の条件で確定するとき。`answeredAt` で、どの希望かを示します。操作は、見るだけの人には渡しません。 */
  onAcceptWish?: (wish: { version: number; answeredAt: string }) => unknown;
  /** 「条件を変えて送る」を押したとき。条件を話している間だけ押せます。 */
  onChangeTerms?: () => void;
  /** 見送るとき。理由は社内の履歴だけに残ります。 */
  onReject?: (reason: string) => unknown;
  /** 送信予約を取り消すとき。予約した版があるときだけ押せます。 */
  onCancelSchedule?: () => unknown;
}

/** The negotiation of one job: its versions, the open wish, and what staff can do about it. */
export function JobVersionsPanel(props: JobVersionsPanelProps) {
  const { open, onOpenChange, name, job, loadError, error, loading = false } = props;
  const [asking, setAsking] = useState<"accept" | "reject" | null>(null);
  const newest = job?.items.find(({ version }) => version === job.version);
  const isTalkedAbout = job?.job_status === "requested" || job?.job_status === "negotiating";
  const wish =
    job?.job_status === "negotiating" && newest?.answer === "negotiating" && !newest.answered_by
      ? newest.wish
      : null;
  const waits = job?.items.some(({ sent_at }) => sent_at === null) ?? false;
  const why = wish && newest ? whyNotWished(newest.terms, wish) : undefined;
  const close = () => setAsking(null);

  return (
    <SidePanel
      open={open}
      onOpenChange={onOpenChange}
      size="md"
      title="条件と版"
      description={`${name}・${job?.project_name ?? ""}`}
      footer={
        job && (
          <>
            {waits && props.onCancelSchedule && (
              <Button loading={loading} onClick={props.onCancelSchedule}>
                送信予約を取り消す
              </Button>
            )}
            {isTalkedAbout && props.onChangeTerms && (
              <Button
                icon="edit"
                variant={wish && !why ? "secondary" : "primary"}
                onClick={props.onChangeTerms}
              >
                条件を変えて送る
              </Button>
            )}
            {wish && props.onAcceptWish && !why && (
              <Button variant="primary" icon="check" onClick={() => setAsking("accept")}>
                希望の条件で確定
              </Button>
            )}
          </>
        )
      }
    >
      <Body>
        {loadError}
        {error && <Banner tone="danger">{error}</Banner>}
        {!job && !loadError && <Skeleton shape="block" height={240} />}
        {job && (
          <>
            <div className="status">
              <StatusBadge status={job.job_status} />
              {isTalkedAbout && props.onReject && (
                <Button size="sm" variant="danger-quiet" onClick={() => setAsking("reject")}>
                  見送る
                </Button>
              )}
            </div>
            {wish && why && <Banner tone="info">{why}</Banner>}
            <JobVersions versions={job.items} current={job.version} />
          </>
        )}
      </Body>
      {wish && newest && (
        <ConfirmDialog
          open={asking === "accept"}
          onOpenChange={(isOpen) => !isOpen && close()}
          title={`${name}さんの希望の条件で確定しますか？`}
          description={`第${newest.version + 1}版として確定し、メールとメッセージで知らせます。`}
          confirmLabel="この条件で確定"
          loading={loading}
          error={error}
          onConfirm={() => {
            const done = props.onAcceptWish?.({
              version: newest.version,
              answeredAt: newest.answered_at ?? "",
            });
            if (done instanceof Promise) done.then(close, () => undefined);
          }}
        >
          <TermsChanges before={newest.terms} after={wishedTerms(newest.terms, wish)} />
        </ConfirmDialog>
      )}
      <ReasonConfirmDialog
        open={asking === "reject"}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={`${name}さんへの依頼を見送りますか？`}
        description="クリエイターのページに見送りと表示されます。理由は社内の履歴だけに残ります。"
        confirmLabel="見送る"
        reasonLabel="見送る理由"
        loading={loading}
        error={error}
        onConfirm={(reason) => {
          const done = props.onReject?.(reason);
          if (done instanceof Promise) done.then(close, () => undefined);
        }}
      />
    </SidePanel>
  );
}
