import type { CustomFieldLook, MergeImpact } from "@tsumugi/contract";
import { Banner, Button, Dialog } from "@tsumugi/ui";
import { formatInteger } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { FieldChoice } from "../FieldChoice/FieldChoice.tsx";
import {
  accountRows,
  type CreatorRecordLook,
  type FieldChoices,
  mergeRows,
} from "../FieldChoice/fieldChoiceRows.ts";
import { useFieldChoices } from "../FieldChoice/useFieldChoices.ts";
import { signsApart } from "./signsApart.ts";

const Root = styled.div`
  display: grid;
  gap: 16px;
  & > .impact {
    display: grid;
    gap: 8px;
    padding: 12px 16px;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
    background: var(--tsu-sunken);
    & > p {
      word-break: auto-phrase;
    }
  }
  & dl {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
    & > div {
      display: flex;
      align-items: baseline;
      gap: 8px;
    }
    & dt {
      color: var(--tsu-text-muted);
    }
    & dd {
      font-weight: 650;
      font-variant-numeric: tabular-nums;
    }
  }
`;

const impactNames: readonly (readonly [
  Exclude<keyof MergeImpact, "shared_projects" | "bank_accounts">,
  string,
])[] = [
  ["project_count", "案件"],
  ["room_count", "メッセージ"],
  ["post_count", "投稿実績"],
  ["notice_count", "支払通知書"],
];

export interface MergeCreatorsDialogProps {
  /** 開いているか。 */
  open: boolean;
  /** 閉じるときに false で呼びます。 */
  onOpenChange: (open: boolean) => void;
  /** 残す記録。 */
  kept: CreatorRecordLook;
  /** まとめられて、なくなる記録。 */
  absorbed: CreatorRecordLook;
  /** 自社の項目。画面に出る順に渡します。 */
  customFields?: readonly CustomFieldLook[];
  /** `absorbed` から引き継ぐものの件数と、両方の振込先の口座。数えている間は undefined で、まとめられません。 */
  impact?: MergeImpact;
  /** 残すほうを入れ替えるとき。渡さなければボタンは出ません。 */
  onSwap?: () => void;
  /**
   * まとめるとき。項目ごとに残すほうを渡します。`left` が `kept`、`right` が `absorbed` です。
   * 振込先の口座を選べる人からは `bank_account` も渡します。
   */
  onMerge: (choices: FieldChoices) => void;
  /** まとめている間。終わるまで閉じられません。 */
  merging?: boolean;
  /** まとめられなかった理由。原因、次に直し方を書きます。 */
  error?: ReactNode;
}

/** Two records of the same person become one: field by field, with what follows to the one that stays. */
export function MergeCreatorsDialog(props: MergeCreatorsDialogProps) {
  const { kept, absorbed, impact, onSwap, merging = false, error, customFields } = props;
  const accounts = impact?.bank_accounts;
  // Money first: it must not be overlooked below the fold.
  const signs = signsApart(kept, absorbed);
  const names = {
    kept: `「${kept.display_name}」${signs.kept}`,
    absorbed: `「${absorbed.display_name}」${signs.absorbed}`,
  };
  const rows = [...accountRows(accounts), ...mergeRows(kept, absorbed, customFields)];
  const { choices, isChanged, choose } = useFieldChoices(`${kept.uid}/${absorbed.uid}`, rows);
  const shared = impact?.shared_projects ?? [];
  const named = (outcome: "resolved" | "refused") =>
    shared
      .filter((one) => one.outcome === outcome)
      .map(({ name }) => `「${name}」`)
      .join("、");
  const mayNotChoose = accounts?.choice === "refused";
  const canMerge = impact !== undefined && named("refused") === "" && !mayNotChoose;
  const isAccountMoved = accounts?.choice === "settled" && accounts.has_kept !== accounts.has_absorbed;
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      loading={merging}
      hasChanges={isChanged}
      size="lg"
      title="2件の記録を1件にまとめる"
      description="同じ人が二重に登録されているときに使います。違う項目は、残すほうを選んでください。"
      footer={
        <>
          <Button onClick={() => props.onOpenChange(false)}>キャンセル</Button>
          <Button
            variant="danger"
            loading={merging}
            aria-disabled={!canMerge || undefined}
            onClick={() => canMerge && props.onMerge(choices)}
          >
            1件にまとめる
          </Button>
        </>
      }
    >
      <Root>
        {error && <Banner tone="danger">{error}</Banner>}
        {named("refused") && (
          <Banner tone="danger" title="このままではまとめられません">
            {named("refused")}
            では両方に依頼を送っています。どちらかの依頼を案件で整理してから、もう一度開いてください。
          </Banner>
        )}
        {mayNotChoose && (
          <Banner tone="danger" title="このままではまとめられません">
            両方の記録に、別々の振込先の口座が登録されています。どちらに支払うかを選べるのは管理者です。管理者にまとめるよう依頼してください。
          </Banner>
        )}
        {named("resolved") && (
          <Banner tone="info">
            {named("resolved")}
            には両方が入っています。依頼を送ったほうの行を残します。どちらにも送っていなければ、案件から外していないほう、次に残す記録の行です。メモとチェックは1つにまとめ、もう一方の行だけにある値も引き継ぎます。食い違う値は社内メモに「統合した行の値」として書き、金額は行の「履歴」に残します。両方に発送の手配があるときは、もう一方のお届け先と備考は残りません。
          </Banner>
        )}
        <div className="impact">
          <p>
            {names.absorbed}の次のものは{names.kept}に引き継がれます。{names.absorbed}
            の記録はなくなり、元に戻せません。
          </p>
          {impact ? (
            <dl>
              {impactNames.map(([key, name]) => (
                <div key={key}>
                  <dt>{name}</dt>
                  <dd>{formatInteger(impact[key])}件</dd>
                </div>
              ))}
            </dl>
          ) : (
            <p className="tsu-muted" role="status">
              引き継ぐものを数えています…
            </p>
          )}
          {isAccountMoved && <p>振込先の口座は、登録されているほうのものを引き継ぎます。</p>}
          {onSwap && (
            <div>
              <Button size="sm" icon="refresh" onClick={onSwap}>
                {names.absorbed}のほうを残す
              </Button>
            </div>
          )}
        </div>
        <FieldChoice
          rows={rows}
          names={{ left: `残す記録${signs.kept}`, right: `なくなる記録${signs.absorbed}` }}
          value={choices}
          onValueChange={choose}
        />
      </Root>
    </Dialog>
  );
}
