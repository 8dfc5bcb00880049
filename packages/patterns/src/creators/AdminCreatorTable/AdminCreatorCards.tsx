import type { AdminCreator, AdminCreatorSort } from "@tsumugi/contract";
import { Avatar, type DataTableColumn } from "@tsumugi/ui";
import { formatDay } from "@tsumugi/ui/format";
import { type CardFact, CardFacts, CardHead, CardList } from "../../shared/CardList.tsx";
import type { AdminCreatorTableProps } from "./AdminCreatorTable.tsx";

/** px of a usual card. */
const USUAL = 240;
const FACTS = ["follower_count", "company_count", "job_count", "open_job_count", "unpaid_notice_count"];

const sortLabels: Record<AdminCreatorSort, string> = {
  name: "名前の順",
  "-name": "名前の逆順",
  "-created_at": "登録の新しい順",
  created_at: "登録の古い順",
};
const sorts = Object.entries(sortLabels).map(([value, label]) => ({ value, label }));

export interface AdminCreatorCardsProps extends AdminCreatorTableProps {
  columns: readonly DataTableColumn<AdminCreator>[];
}

/** All creators on a phone: what hangs on each stands on its card, above the menu that deletes it. */
export function AdminCreatorCards(props: AdminCreatorCardsProps) {
  const { columns } = props;
  const cell = (key: string, creator: AdminCreator) =>
    columns.find((column) => column.key === key)?.cell(creator);
  const factsOf = (creator: AdminCreator): CardFact[] => {
    const counts = columns.filter(({ key }) => FACTS.includes(key));
    return [
      ...counts.map(({ key, header }) => ({ key, term: header, description: cell(key, creator) })),
      { key: "created_at", term: "登録日", description: formatDay(creator.created_at) },
      { key: "email", term: "メールアドレス", description: cell("email", creator), wide: true },
    ];
  };
  return (
    <CardList
      label={props.label ?? "クリエイター"}
      rows={props.creators}
      rowKey={({ uid }) => uid}
      usual={USUAL}
      loading={props.loading}
      empty={props.empty}
      sort={props.sort}
      onSortChange={props.onSortChange}
      sorts={sorts}
      card={(creator) => (
        <>
          <CardHead
            picture={<Avatar name={creator.name} image={creator.image} size="sm" />}
            name={creator.name}
            sub={creator.real_name || creator.area}
            marks={cell("state", creator)}
            menu={!creator.deleted_at && cell("action", creator)}
          />
          {creator.accounts.length > 0 && cell("accounts", creator)}
          {creator.deleted_at ? (
            <CardFacts
              facts={[
                { key: "deleted_at", term: "削除した日", description: formatDay(creator.deleted_at) },
                { key: "created_at", term: "登録日", description: formatDay(creator.created_at) },
                {
                  key: "reason",
                  term: "削除の理由",
                  description: creator.deleted_reason || "記入なし",
                  wide: true,
                },
              ]}
            />
          ) : (
            <CardFacts facts={factsOf(creator)} />
          )}
        </>
      )}
    />
  );
}
