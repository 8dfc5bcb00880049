import { Button, Dialog } from "@tsumugi/ui";
import { styled } from "styled-components";

const Root = styled.div`
  overflow: auto;
  border: 1px solid var(--tsu-border);
  border-radius: var(--tsu-radius-md);
  & table {
    width: 100%;
    min-width: 480px;
  }
  & th,
  & td {
    padding: 8px 12px;
    text-align: start;
    vertical-align: top;
    border-bottom: 1px solid var(--tsu-border);
    white-space: pre-wrap;
  }
  & tr:last-child > * {
    border-bottom: 0;
  }
  & thead th {
    background: var(--tsu-sunken);
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
  & tbody th {
    width: 9em;
    font-weight: 600;
  }
  & .mine {
    background: var(--tsu-brand-soft);
  }
  /* Both have to be seen beside each other, on a phone, too. */
  @media (max-width: 640px) {
    & table {
      min-width: 0;
      table-layout: fixed;
    }
    & th,
    & td {
      padding: 8px;
      overflow-wrap: anywhere;
    }
    & th:first-child {
      width: 5em;
    }
  }
`;

export interface ConflictRow {
  /** 項目の名前。 */
  label: string;
  /** 自分が入力した値。空なら「（空欄）」と出ます。 */
  mine: string;
  /** サーバーにある今の値。空なら「（空欄）」と出ます。 */
  theirs: string;
}

export interface ConflictDialogProps {
  /** 開いているか。 */
  open: boolean;
  /** 起きたこと。既定は「ほかの人が先に更新しました」。 */
  title?: string;
  /** 自分と現在とで違う項目。空なら、同じ内容だと伝えます。 */
  rows: readonly ConflictRow[];
  /** 自分の内容を保存している間。 */
  loading?: boolean;
  /** 自分が入力した内容を、今の状態に上書きして保存します。 */
  onKeepMine: () => void;
  /** 自分が入力した内容を捨てて、現在の内容にします。 */
  onTakeTheirs: () => void;
  /** 入力に戻ります。何も失われません。 */
  onClose: () => void;
}

/** Somebody saved meanwhile: both versions side by side, and the person decides. */
export function ConflictDialog({
  open,
  title = "ほかの人が先に更新しました",
  rows,
  loading = false,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: ConflictDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description="現在の内容と見比べて、どちらを残すか選んでください。入力した内容はまだ失われていません。"
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>入力に戻る</Button>
          <Button onClick={onTakeTheirs}>現在の内容にする</Button>
          <Button variant="primary" loading={loading} onClick={onKeepMine}>
            自分の内容で保存する
          </Button>
        </>
      }
    >
      {rows.length === 0 ? (
        <p>入力した内容は、現在の内容と同じです。</p>
      ) : (
        <Root role="region" aria-label="自分と現在の内容" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">項目</th>
                <th scope="col">自分</th>
                <th scope="col">現在</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.label}>
                  <th scope="row">{row.label}</th>
                  <td className="mine">{row.mine || "（空欄）"}</td>
                  <td>{row.theirs || "（空欄）"}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Root>
      )}
    </Dialog>
  );
}
