import {
  type Company,
  type ContractState,
  contractStateLabels,
  featureLabels,
  type Plan,
  planLabels,
} from "@tsumugi/contract";
import { Avatar, Badge, type BadgeTone, type DataTableColumn, linked, RelativeTime } from "@tsumugi/ui";
import { useAtPresent } from "@tsumugi/ui/clock";
import { daysUntil, formatDay, formatInteger } from "@tsumugi/ui/format";
import { ContractPeriod } from "../ContractPeriod/ContractPeriod.tsx";
import type { CompanyTableProps } from "./CompanyTable.tsx";

export const planTones: Record<Plan, BadgeTone> = {
  trial: "neutral",
  standard: "asagi",
  enterprise: "fuji",
};

const stateTones: Record<ContractState, BadgeTone> = {
  active: "success",
  ending: "warning",
  expired: "danger",
};

/** 開始前, 契約中, まもなく終了, 契約終了; a deleted company is only that. */
export function ContractBadge({
  company,
}: {
  company: Pick<Company, "contract_state" | "contract_starts_on" | "deleted_at">;
}) {
  const isAhead = useAtPresent((now) => daysUntil(company.contract_starts_on, now)) > 0;
  if (company.deleted_at) return <Badge icon="trash">削除済み</Badge>;
  if (isAhead) return <Badge tone="info">開始前</Badge>;
  const { contract_state: state } = company;
  return <Badge tone={stateTones[state]}>{contractStateLabels[state]}</Badge>;
}

/** Seats in use of those agreed on, and who has not answered yet. */
export const SeatsUsed = ({ company }: { company: Company }) => {
  const { member_count, pending_invitation_count, max_user } = company;
  return (
    <span className="seats" data-full={member_count + pending_invitation_count >= max_user || undefined}>
      <span>
        {formatInteger(member_count)} / {formatInteger(max_user)}人
      </span>
      {pending_invitation_count > 0 && <small>招待中{formatInteger(pending_invitation_count)}人</small>}
    </span>
  );
};

const ALL = Object.keys(featureLabels).length;
const featureWords = (row: Company) => row.permission.map((code) => featureLabels[code]).join("、");

export const companyColumns = ({ linkTo }: Pick<CompanyTableProps, "linkTo">): DataTableColumn<Company>[] => [
  {
    key: "name",
    header: "企業",
    width: 220,
    sortKey: "name",
    title: (row) => row.name,
    cell: (row) => (
      <span className="tsu-media">
        <Avatar name={row.name} image={row.image} size="sm" square />
        <span className="text">
          <span className="tsu-truncate">{linked(linkTo?.(row), row.name)}</span>
          {row.url && <span className="sub tsu-truncate">{row.url.replace(/^https?:\/\//, "")}</span>}
        </span>
      </span>
    ),
  },
  {
    key: "contract_state",
    header: "契約",
    width: 118,
    cell: (row) => <ContractBadge company={row} />,
  },
  {
    key: "plan",
    header: "プラン",
    width: 132,
    cell: (row) => <Badge tone={planTones[row.plan]}>{planLabels[row.plan]}</Badge>,
  },
  {
    key: "contract_ends_on",
    header: "契約期間",
    width: 150,
    sortKey: "contract_ends_on",
    cell: (row) =>
      row.deleted_at && row.erase_on ? (
        <span className="tsu-muted">{formatDay(row.erase_on)}に消去</span>
      ) : (
        <ContractPeriod contract={row} />
      ),
  },
  {
    key: "member_count",
    header: "メンバー",
    width: 112,
    align: "end",
    title: (row) =>
      `メンバー${row.member_count}人、招待中${row.pending_invitation_count}人、上限${row.max_user}人`,
    cell: (row) => <SeatsUsed company={row} />,
  },
  {
    key: "last_seen_at",
    header: "最後の利用",
    width: 124,
    sortKey: "last_seen_at",
    cell: (row) =>
      row.last_seen_at ? (
        <RelativeTime value={row.last_seen_at} />
      ) : (
        <span className="tsu-muted">まだなし</span>
      ),
  },
  {
    key: "permission",
    header: "機能",
    width: 136,
    title: featureWords,
    cell: (row) => {
      if (row.permission.length === ALL) return "すべて";
      return row.permission.length === 0 ? <span className="tsu-muted">なし</span> : featureWords(row);
    },
  },
  {
    key: "created_at",
    header: "登録日",
    width: 132,
    sortKey: "created_at",
    cell: (row) => formatDay(row.created_at),
  },
];
