import { type ErasureImpact, type ErasureKeep, erasureKeeps } from "@tsumugi/contract";
import { ConfirmDialog, type LinkElement } from "@tsumugi/ui";
import { styled } from "styled-components";
import { ErasureMentions } from "./ErasureMentions.tsx";

export interface EraseCreatorDialogProps {
  /** 開いているか。 */
  open: boolean;
  /** 閉じるときに false で呼びます。 */
  onOpenChange: (open: boolean) => void;
  /** 個人情報を消去するクリエイター。名前の入力を求めます。 */
  creator: { display_name: string };
  /** 消去を確かめたとき。 */
  onErase: () => void;
  /** 消去している間。 */
  erasing?: boolean;
  /** 消去できなかった理由。原因、次に直し方を書きます。 */
  error?: string;
  /** ほかのところに書かれた名前。数え終えるまでは渡しません。 */
  impact?: ErasureImpact;
  /** それを数えられなかった理由。消去はできます。 */
  impactError?: string;
  /** 数え直すとき。 */
  onCountAgain?: () => void;
  /** 名前が残るかもしれないところへのリンク。別のタブで開きます。 */
  linkTo?: (href: string) => LinkElement;
}

const Lists = styled.div`
  display: grid;
  gap: 12px;
  margin-bottom: 16px;
  & h3 {
    font-size: var(--tsu-text-sm);
    font-weight: 600;
  }
  & ul {
    display: grid;
    gap: 6px;
    margin-top: 4px;
    padding-left: 1.3em;
    list-style: disc;
  }
  & small {
    display: block;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-xs);
  }
`;

const keeps: readonly ErasureKeep[] = Object.values(erasureKeeps);

/**
 * Asks before personal data is erased for good: what goes, what stays, why and how long, and what it does to other texts,
 * next to where the name has to be typed: that is where the dialog opens.
 */
export function EraseCreatorDialog(props: EraseCreatorDialogProps) {
  const { display_name } = props.creator;
  return (
    <ConfirmDialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      tone="danger"
      title={`「${display_name}」の個人情報を消去しますか？`}
      description="元に戻せません。案件や支払通知書の履歴は「削除済みクリエイター」として残ります。"
      confirmWord={display_name}
      confirmLabel="個人情報を消去する"
      loading={props.erasing}
      error={props.error}
      onConfirm={props.onErase}
    >
      <Lists>
        <section>
          <h3>消えるもの</h3>
          <ul>
            <li>氏名・連絡先・住所・口座・SNSアカウント・タグ・社内メモ・案件の列に書いた文字</li>
            <li>メッセージと画像（双方のもの）、下書きとコメント、送信の予約、送ったメールの宛先と本文</li>
            <li>
              投稿の本文・アカウント名・画像、発送先、変更の履歴に残った値、検索条件やお知らせの中の名前
            </li>
          </ul>
        </section>
        <section>
          <h3>残るもの</h3>
          <ul>
            {keeps.map(({ what, why, until }) => (
              <li key={what}>
                {what}
                <small>
                  {why}。残る期間: {until}
                </small>
              </li>
            ))}
          </ul>
        </section>
        <ErasureMentions
          impact={props.impact}
          error={props.impactError}
          onRetry={props.onCountAgain}
          linkTo={props.linkTo}
        />
      </Lists>
    </ConfirmDialog>
  );
}
