import type { TransferFile } from "@tsumugi/contract";
import { usePaymentNoticeExport, useTransferFiles, useWithdrawTransferFile } from "@tsumugi/hooks";
import { ReasonDialog, TransferFileList } from "@tsumugi/patterns";
import { Banner, Button, Dialog, EmptyState, LoadMore, Stack, toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { ListBody } from "../../shared/ListBody.tsx";

/** Bank files that were made: the same bytes again, and taking back one that never went to the bank. */
export function TransferFilesDialog({ onClose }: { readonly onClose: () => void }) {
  const list = useTransferFiles();
  const { downloadTransferFile, isDownloading } = usePaymentNoticeExport();
  const { withdrawTransferFile, isSubmitting, error } = useWithdrawTransferFile();
  const [asked, setAsked] = useState<TransferFile | null>(null);
  const withdraw = async ({ uid, name }: TransferFile, reason: string) => {
    setAsked(null);
    try {
      await withdrawTransferFile(uid, reason);
      toast.success(`「${name}」を取り消しました。支払通知書はもう一度出力できます`);
    } catch {
      // Shown in the dialog.
    }
  };
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      loading={isSubmitting}
      title="作成した振込ファイル"
      description="銀行に渡していないファイルは取り消せます。取り消すと、入っていた支払通知書をもう一度出力できます。"
      footer={<Button onClick={onClose}>閉じる</Button>}
    >
      <Stack>
        {error && <Banner tone="danger">{fullMessageOf(error)}</Banner>}
        <ListBody
          error={list.error}
          hasRows={list.transferFiles.length > 0}
          onRetry={list.refresh}
          retrying={list.isRefreshing}
        >
          {!list.isLoading && list.transferFiles.length === 0 && (
            <EmptyState compact title="作成した振込ファイルはありません">
              一覧で支払承認した支払通知書を選び、「全銀ファイル」を押すと作成できます。
            </EmptyState>
          )}
          <TransferFileList
            files={list.transferFiles}
            loading={list.isLoading}
            actions={(file) => (
              <>
                <Button
                  size="sm"
                  icon="download"
                  loading={isDownloading}
                  aria-label={`${file.name}をダウンロード`}
                  onClick={() =>
                    void downloadTransferFile(file.uid).catch((cause: unknown) =>
                      toast.error(fullMessageOf(cause)),
                    )
                  }
                >
                  ダウンロード
                </Button>
                {file.paid + file.refused === 0 && (
                  <Button
                    size="sm"
                    loading={isSubmitting}
                    aria-label={`${file.name}を取り消す`}
                    onClick={() => setAsked(file)}
                  >
                    取り消す
                  </Button>
                )}
              </>
            )}
          />
          <LoadMore
            shown={list.transferFiles.length}
            total={list.total}
            hasMore={list.hasMore}
            loading={list.isLoadingMore}
            onLoadMore={list.loadMore}
            unit="件"
          />
        </ListBody>
      </Stack>
      {asked && (
        <ReasonDialog
          title="この振込ファイルを取り消しますか？"
          description={`「${asked.name}」を銀行に渡していないことを確かめてください。渡したファイルを取り消すと、二重に振り込むおそれがあります。`}
          submitLabel="取り消す"
          onSubmit={(reason) => void withdraw(asked, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </Dialog>
  );
}
