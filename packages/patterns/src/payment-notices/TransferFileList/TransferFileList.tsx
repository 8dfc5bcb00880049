import type { TransferFile } from "@tsumugi/contract";
import { Badge, FileList, Money } from "@tsumugi/ui";
import { formatDateTime, formatDay, formatInteger } from "@tsumugi/ui/format";
import type { ReactNode } from "react";

function FileState({ file }: { readonly file: TransferFile }) {
  if (file.withdrawn) return <Badge tone="neutral">取消済み</Badge>;
  if (file.paid === file.totals.count) return <Badge tone="success">すべて支払済み</Badge>;
  const paid = file.paid > 0 && <Badge tone="info">{formatInteger(file.paid)}件支払済み</Badge>;
  if (file.refused > 0) {
    return (
      <>
        <Badge tone="danger">{formatInteger(file.refused)}件振込不能</Badge> {paid}
      </>
    );
  }
  if (paid) return paid;
  return <Badge tone="warning">銀行の結果待ち</Badge>;
}

export interface TransferFileListProps {
  /** 作成した振込ファイル。 */
  files: readonly TransferFile[];
  /** 読み込み中。 */
  loading?: boolean;
  /** 取り消していないファイルのボタン。 */
  actions?: (file: TransferFile) => ReactNode;
}

/** Bank files that were made: what each pays, who made it, and what became of it. */
export const TransferFileList = ({ files, loading, actions }: TransferFileListProps) => (
  <FileList
    label="作成した振込ファイル"
    loading={loading}
    files={files.map((file) => ({
      key: file.uid,
      name: file.name,
      state: <FileState file={file} />,
      about: (
        <>
          振込日 {formatDay(file.debit_on)}　{formatInteger(file.totals.count)}件{" "}
          <Money value={file.totals.amount} />
          <br />
          {formatDateTime(file.created_at)}　{file.created_by?.name}
          {file.withdrawn &&
            `　${formatDateTime(file.withdrawn.at)} ${file.withdrawn.by?.name ?? ""}が取消（${file.withdrawn.reason}）`}
        </>
      ),
      actions: !file.withdrawn && actions?.(file),
    }))}
  />
);
