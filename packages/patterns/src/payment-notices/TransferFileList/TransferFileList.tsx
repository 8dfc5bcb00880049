import type { TransferFile } from "@tsumugi/contract";
import { Badge, Money, Skeleton } from "@tsumugi/ui";
import { formatDateTime, formatDay, formatInteger } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.ul`
  display: grid;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
    padding: 12px 0;
    border-top: 1px solid var(--tsu-border);
  }
  & .what {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & .buttons {
    display: flex;
    gap: 8px;
  }
`;

function FileState({ file }: { readonly file: TransferFile }) {
  if (file.withdrawn) return <Badge tone="neutral">取消済み</Badge>;
  if (file.paid === file.totals.count) return <Badge tone="success">すべて支払済み</Badge>;
  if (file.refused > 0) return <Badge tone="danger">{formatInteger(file.refused)}件振込不能</Badge>;
  if (file.paid > 0) return <Badge tone="info">{formatInteger(file.paid)}件支払済み</Badge>;
  return <Badge tone="warning">銀行の結果待ち</Badge>;
}

export interface TransferFileListProps {
  files: readonly TransferFile[];
  loading?: boolean;
  /** Buttons of a file that was not taken back. */
  actions?: (file: TransferFile) => ReactNode;
}

/** Bank files that were made: what each pays, who made it, and what became of it. */
export function TransferFileList({ files, loading, actions }: TransferFileListProps) {
  if (loading && files.length === 0) return <Skeleton shape="card" count={2} />;
  return (
    <Root aria-label="作成した振込ファイル" aria-busy={loading || undefined}>
      {files.map((file) => (
        <li key={file.uid}>
          <div className="what">
            <div>
              {file.name} <FileState file={file} />
            </div>
            <div>
              振込日 {formatDay(file.debit_on)}　{formatInteger(file.totals.count)}件{" "}
              <Money value={file.totals.amount} />
            </div>
            <div className="tsu-muted">
              {formatDateTime(file.created_at)}　{file.created_by?.name}
              {file.withdrawn &&
                `　${formatDateTime(file.withdrawn.at)} ${file.withdrawn.by?.name ?? ""}が取消（${file.withdrawn.reason}）`}
            </div>
          </div>
          {!file.withdrawn && actions && <div className="buttons">{actions(file)}</div>}
        </li>
      ))}
    </Root>
  );
}
