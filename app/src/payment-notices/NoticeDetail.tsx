import type { PaymentNotice } from "@tsumugi/contract";
import { usePaymentNotice, usePaymentNoticeExport } from "@tsumugi/hooks";
import { NoticeBadge } from "@tsumugi/patterns";
import { Breadcrumbs, Button, PageHeader, Stack, toast } from "@tsumugi/ui";
import { type ReactElement, type ReactNode, useState } from "react";
import { Link } from "../routing/Link.tsx";
import { fullMessageOf } from "../shared/errors.ts";
import { LoadFailure } from "../shared/LoadFailure.tsx";
import { PageSkeleton } from "../shared/PageSkeleton.tsx";
import { usePageTitle } from "../shared/usePageTitle.ts";
import { LeftDraft } from "./LeftDraft.tsx";
import { NoticeDraft } from "./NoticeDraft.tsx";
import { NoticeView } from "./NoticeView.tsx";
import { useNoticeRights } from "./useNoticeRights.ts";

export interface NoticeDetailProps {
  readonly uid: string;
  /** The way back to the list. */
  readonly back: ReactElement;
  readonly hrefOf: (uid: string) => string;
  readonly newEditionOf: (notice: PaymentNotice) => ReactNode;
  /** Where a cancelled one is written once more. */
  readonly copyHrefOf: (notice: PaymentNotice) => string;
  readonly onCancelled: () => void;
}

/** One notice: the editor while it is the reader's own draft, else the page as printed with what can be done. */
export function NoticeDetail(props: NoticeDetailProps) {
  const { uid, back, hrefOf, newEditionOf, copyHrefOf, onCancelled } = props;
  const { notice, error, refresh } = usePaymentNotice(uid);
  const { canDraft, makes } = useNoticeRights();
  const { downloadNoticePdf, isDownloading } = usePaymentNoticeExport();
  const title = notice ? `支払通知書 ${notice.number ?? "（下書き）"}` : "支払通知書";
  usePageTitle(title);
  const isEditor = notice?.status === "draft" && canDraft && makes(notice);
  const [wasEditor, setWasEditor] = useState(false);
  if (isEditor && !wasEditor) setWasEditor(true);
  return (
    <>
      <PageHeader
        title={title}
        badges={notice && <NoticeBadge status={notice.status} />}
        lead={notice && [notice.payee.name, notice.project?.name].filter(Boolean).join("　")}
        breadcrumbs={<Breadcrumbs items={[back, notice?.number ?? (notice ? "下書き" : "支払通知書")]} />}
        actions={
          notice && (
            <Button
              icon="download"
              loading={isDownloading}
              onClick={() =>
                void downloadNoticePdf(notice.uid).catch((cause: unknown) =>
                  toast.error(fullMessageOf(cause)),
                )
              }
            >
              PDFを保存
            </Button>
          )
        }
      />
      {notice && isEditor && (
        <NoticeDraft
          key={notice.uid}
          notice={notice}
          onCancelled={onCancelled}
          onOutdated={() => void refresh()}
        />
      )}
      {notice && !isEditor && (
        <Stack>
          <LeftDraft key={notice.uid} notice={notice} takesFocus={wasEditor} />
          <NoticeView
            notice={notice}
            hrefOf={hrefOf}
            newEdition={newEditionOf(notice)}
            copy={
              <Button asChild size="sm">
                <Link to={copyHrefOf(notice)}>内容を引き継いで作成</Link>
              </Button>
            }
          />
        </Stack>
      )}
      {!notice && error && <LoadFailure error={error} onRetry={() => void refresh()} />}
      {!notice && !error && <PageSkeleton />}
    </>
  );
}
