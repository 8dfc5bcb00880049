import { type Company, type CompanySort, planLabels } from "@tsumugi/contract";
import { Avatar, Badge, linked, RelativeTime } from "@tsumugi/ui";
import { formatDay } from "@tsumugi/ui/format";
import { type CardFact, CardFacts, CardHead, CardList } from "../../shared/CardList.tsx";
import { ContractPeriod } from "../ContractPeriod/ContractPeriod.tsx";
import type { CompanyTableProps } from "./CompanyTable.tsx";
import { ContractBadge, planTones, SeatsUsed } from "./companyColumns.tsx";

/** px of a usual card. */
const USUAL = 180;

const sortLabels: Record<CompanySort, string> = {
  "-created_at": "登録の新しい順",
  created_at: "登録の古い順",
  contract_ends_on: "契約の終わりが早い順",
  "-contract_ends_on": "契約の終わりが遅い順",
  "-last_seen_at": "最後の利用の新しい順",
  last_seen_at: "最後の利用の古い順",
  name: "企業名の順",
  "-name": "企業名の逆順",
};
const sorts = Object.entries(sortLabels).map(([value, label]) => ({ value, label }));

const factsOf = (company: Company): CardFact[] => [
  {
    key: "plan",
    term: "プラン",
    description: <Badge tone={planTones[company.plan]}>{planLabels[company.plan]}</Badge>,
  },
  company.deleted_at && company.erase_on
    ? { key: "erase_on", term: "消去する日", description: formatDay(company.erase_on) }
    : { key: "period", term: "契約期間", description: <ContractPeriod contract={company} /> },
  { key: "members", term: "メンバー", description: <SeatsUsed company={company} /> },
  {
    key: "last_seen_at",
    term: "最後の利用",
    description: company.last_seen_at ? <RelativeTime value={company.last_seen_at} /> : "まだなし",
  },
];

/** The companies on a phone, where a table of eight columns shows two. */
export const CompanyCards = (props: CompanyTableProps & { label: string }) => (
  <CardList
    label={props.label}
    rows={props.companies}
    rowKey={({ uid }) => uid}
    usual={USUAL}
    loading={props.loading}
    empty={props.empty}
    sort={props.sort}
    onSortChange={props.onSortChange}
    sorts={sorts}
    card={(company) => (
      <>
        <CardHead
          picture={<Avatar name={company.name} image={company.image} size="sm" square />}
          name={linked(props.linkTo?.(company), company.name)}
          marks={<ContractBadge company={company} />}
        />
        <CardFacts facts={factsOf(company)} />
      </>
    )}
  />
);
