import type { bulkCreateFromOpenCreators, OpenCreator, ResponseOf } from "@tsumugi/contract";
import { Badge, type BadgeTone, Banner, Button, Dialog, type LinkElement, Person } from "@tsumugi/ui";
import { formatInteger } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.div`
  display: grid;
  gap: 14px;
  & .counts {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 24px;
    & > div {
      display: flex;
      align-items: baseline;
      gap: 8px;
    }
    & dt {
      color: var(--tsu-text-muted);
    }
    & dd {
      font-size: var(--tsu-text-xl);
      font-weight: 650;
      font-variant-numeric: tabular-nums;
    }
  }
  & > ul {
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
    max-height: 320px;
    overflow: auto;
  }
  & > ul > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding: 8px 12px;
  }
  & > ul > li + li {
    border-top: 1px solid var(--tsu-border);
  }
  & > ul > li > .badge {
    flex: none;
  }
`;

/** What became of one of them. */
export type AddResult = ResponseOf<typeof bulkCreateFromOpenCreators>["items"][number];

const looks: Record<AddResult["result"], { label: string; tone: BadgeTone }> = {
  created: { label: "追加", tone: "success" },
  already_managed: { label: "登録済み", tone: "neutral" },
  not_found: { label: "見つかりません", tone: "danger" },
};

export interface AddCreatorsDialogProps {
  /** 開いているか。 */
  open: boolean;
  /** 閉じるときに false で呼びます。 */
  onOpenChange: (open: boolean) => void;
  /** 追加する公開クリエイター。`managed` があれば登録済みで、人数に入れません。 */
  creators: readonly Pick<OpenCreator, "uid" | "name" | "image" | "area" | "managed">[];
  /** 追加を確かめたとき。 */
  onAdd: () => void;
  /** 追加している間。 */
  adding?: boolean;
  /** 追加できなかった理由。原因、次に直し方を書きます。 */
  error?: ReactNode;
  /** 追加の結果。渡すと、1 人ずつどうなったかを見せます。 */
  results?: readonly AddResult[];
  /** 自社の記録へのリンク。ルーターのリンクを、中身を入れずに渡します。 */
  linkTo?: (managed_creator_uid: string) => LinkElement;
}

/** Asks before several open creators become own records, and tells afterwards what became of each. */
export function AddCreatorsDialog(props: AddCreatorsDialogProps) {
  const { creators, results, linkTo, adding = false, error } = props;
  const fresh = creators.filter(({ managed }) => !managed).length;
  const resultOf = new Map(results?.map((one) => [one.open_creator_uid, one]));
  const countOf = (result: AddResult["result"]) =>
    results?.filter((one) => one.result === result).length ?? 0;
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={results ? "追加の結果" : `${formatInteger(fresh)}名をクリエイター管理に追加しますか？`}
      description={
        results
          ? undefined
          : "表示名・画像・ジャンル・SNSアカウントを公開プロフィールから取り込み、連携します。"
      }
      footer={
        results ? (
          <Button variant="primary" onClick={() => props.onOpenChange(false)}>
            閉じる
          </Button>
        ) : (
          <>
            <Button onClick={() => props.onOpenChange(false)}>キャンセル</Button>
            <Button variant="primary" icon="plus" loading={adding} onClick={props.onAdd}>
              {formatInteger(fresh)}名を追加する
            </Button>
          </>
        )
      }
    >
      <Root>
        {error && <Banner tone="danger">{error}</Banner>}
        {results && (
          <div role="status">
            <dl className="counts">
              {(Object.keys(looks) as AddResult["result"][])
                .filter((result) => result !== "not_found" || countOf(result) > 0)
                .map((result) => (
                  <div key={result}>
                    <dt>{looks[result].label}</dt>
                    <dd>{formatInteger(countOf(result))}件</dd>
                  </div>
                ))}
            </dl>
          </div>
        )}
        {!results && fresh < creators.length && (
          <Banner>
            選択のうち{formatInteger(creators.length - fresh)}名は登録済みです。登録済みの記録は変わりません。
          </Banner>
        )}
        <ul aria-label={results ? "追加の結果" : "追加するクリエイター"}>
          {creators.map((creator) => {
            const found = resultOf.get(creator.uid);
            const look = found ? looks[found.result] : creator.managed ? looks.already_managed : undefined;
            const uid = found?.managed_creator_uid;
            return (
              <li key={creator.uid}>
                <Person
                  name={creator.name}
                  image={creator.image}
                  sub={creator.area}
                  link={uid ? linkTo?.(uid) : undefined}
                />
                {look && (
                  <Badge className="badge" tone={look.tone}>
                    {look.label}
                  </Badge>
                )}
              </li>
            );
          })}
        </ul>
      </Root>
    </Dialog>
  );
}
