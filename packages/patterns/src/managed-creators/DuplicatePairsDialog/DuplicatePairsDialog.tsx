import { type DuplicatePair, platformLabels } from "@tsumugi/contract";
import { Badge, Banner, Button, Dialog, EmptyState } from "@tsumugi/ui";
import { formatDay, formatInteger } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { reasonNames } from "../DuplicateNotice/DuplicateNotice.tsx";

const List = styled.ul`
  display: grid;
  gap: 16px;
  & > li {
    display: grid;
    gap: 12px;
    padding: 12px 16px;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
  }
  & .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
  }
  & .head > .acts {
    display: flex;
    gap: 8px;
  }
  & table {
    width: 100%;
    table-layout: fixed;
    border-collapse: collapse;
  }
  & th,
  & td {
    padding: 4px 20px 4px 0;
    text-align: start;
    vertical-align: top;
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  & thead th {
    font-weight: 650;
  }
  & tbody th,
  & thead td {
    width: 96px;
    color: var(--tsu-text-muted);
  }
  /* Two records: a line between them. */
  & :is(th, td):nth-child(3) {
    padding-inline: 16px 0;
    border-inline-start: 1px solid var(--tsu-border);
  }
  @media (max-width: 640px) {
    & :is(th, td):nth-child(2) {
      padding-inline-end: 10px;
    }
    & :is(th, td):nth-child(3) {
      padding-inline-start: 10px;
    }
    & > li {
      padding: 10px 12px;
    }
    & table {
      font-size: var(--tsu-text-sm);
    }
    & tbody th,
    & thead td {
      width: 5.6em;
      padding-inline-end: 8px;
      white-space: nowrap;
    }
  }
`;

type Look = DuplicatePair["left"];

const figures: readonly (readonly [string, (one: Look) => string])[] = [
  ["氏名", (one) => one.real_name],
  ["かな", (one) => one.kana],
  ["メール", (one) => one.email],
  ["電話番号", (one) => one.phone],
  [
    "SNS",
    (one) => one.accounts.map(({ platform, handle }) => `${platformLabels[platform]} @${handle}`).join("、"),
  ],
  ["フォロワー", (one) => (one.follower_count === null ? "" : `${formatInteger(one.follower_count)}人`)],
  ["登録日", (one) => formatDay(one.created_at)],
];

export interface DuplicatePairsDialogProps {
  /** 同じ人かもしれない記録の組。 */
  pairs: readonly DuplicatePair[];
  /** 「1件にまとめる」を押したとき。 */
  onMerge: (pair: DuplicatePair) => void;
  /** 「別人」を押したとき。 */
  onDifferent: (pair: DuplicatePair) => void;
  /** 「別人」を保存している間。 */
  deciding?: boolean;
  /** 候補を読み込み中。 */
  loading?: boolean;
  /** 一覧の下に出す、続きの候補を読み込むもの。 */
  more?: ReactNode;
  /** 読み込みか保存ができなかった理由。原因、次に直し方を書きます。 */
  error?: ReactNode;
  /** 閉じるとき。 */
  onClose: () => void;
}

/** Records that may be one person, side by side with why: merged, or said to be two. Shown while mounted. */
export function DuplicatePairsDialog(props: DuplicatePairsDialogProps) {
  const { pairs, onMerge, onDifferent, deciding = false, loading = false, more, error, onClose } = props;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title="重複の候補"
      description="同じ人が二重に登録されているかもしれない記録です。「別人」にした組は、もう出ません。"
      footer={<Button onClick={onClose}>閉じる</Button>}
    >
      {error && <Banner tone="danger">{error}</Banner>}
      {loading && (
        <p className="tsu-muted" role="status">
          候補を探しています…
        </p>
      )}
      {!loading && !error && pairs.length === 0 && <EmptyState title="重複の候補はありません" />}
      <List aria-label="重複の候補">
        {pairs.map((pair) => {
          const { left, right, reasons } = pair;
          const name = `${left.display_name}と${right.display_name}`;
          return (
            <li key={`${left.uid}/${right.uid}`}>
              <div className="head">
                <Badge tone="warning">{reasons.map((reason) => reasonNames[reason]).join("・")}が同じ</Badge>
                <div className="acts">
                  <Button
                    size="sm"
                    disabled={deciding}
                    aria-label={`${name}は別人`}
                    onClick={() => onDifferent(pair)}
                  >
                    別人
                  </Button>
                  <Button
                    size="sm"
                    variant="primary"
                    aria-label={`${name}を1件にまとめる`}
                    onClick={() => onMerge(pair)}
                  >
                    1件にまとめる
                  </Button>
                </div>
              </div>
              <table>
                <thead>
                  <tr>
                    <td />
                    <th scope="col">{left.display_name}</th>
                    <th scope="col">{right.display_name}</th>
                  </tr>
                </thead>
                <tbody>
                  {figures
                    .filter(([, of]) => of(left) !== "" || of(right) !== "")
                    .map(([label, of]) => (
                      <tr key={label}>
                        <th scope="row">{label}</th>
                        <td>{of(left) || "—"}</td>
                        <td>{of(right) || "—"}</td>
                      </tr>
                    ))}
                </tbody>
              </table>
            </li>
          );
        })}
      </List>
      {more}
    </Dialog>
  );
}
