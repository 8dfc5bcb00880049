import { Badge, type BadgeTone } from "../../../components/Badge/Badge.tsx";
import { CompactNumber } from "../../../components/CompactNumber/CompactNumber.tsx";
import { Missing } from "../../../components/CompactNumber/Missing.tsx";
import type { DataTableColumn } from "../../../components/DataTable/columns.ts";
import { Money } from "../../../components/Money/Money.tsx";
import { RelativeTime } from "../../../components/RelativeTime/RelativeTime.tsx";
import { AccountFigures } from "../../shared/AccountFigures.tsx";
import { type StageCode, stageNames } from "../../shared/labels.ts";
import { Person } from "../../shared/Person.tsx";
import type { CreatorLook } from "../creators.types.ts";
import type { CreatorTableProps } from "./CreatorTable.tsx";

const stageTones: Record<StageCode, BadgeTone> = {
  prospect: "neutral",
  contacted: "warning",
  active: "info",
  repeat: "success",
  paused: "neutral",
};

const wordsOf = ({ genres, tags }: CreatorLook) => [...genres.map(({ name }) => name), ...tags];

/** The first genre or tag in full and how many more there are: half a badge says nothing. */
function Words({ row }: { row: CreatorLook }) {
  const [first, ...others] = wordsOf(row);
  if (first === undefined) return <Missing />;
  return (
    <span className="tags">
      <Badge tone={row.genres.length > 0 ? "info" : "neutral"}>{first}</Badge>
      {others.length > 0 && <span className="tsu-muted">ほか{others.length}</span>}
    </span>
  );
}

/** Columns in their order; the fee only for those who see fees. */
export function creatorColumns({
  linkTo,
  showFees = true,
}: Pick<CreatorTableProps, "linkTo" | "showFees">): DataTableColumn<CreatorLook>[] {
  const fee: DataTableColumn<CreatorLook> = {
    key: "last_fee",
    header: "直近の報酬",
    width: 108,
    align: "end",
    sortKey: "last_fee",
    cell: (row) => <Money value={row.last_fee} />,
  };
  return [
    {
      key: "display_name",
      header: "クリエイター",
      width: 196,
      sortKey: "display_name",
      title: (row) => row.display_name,
      cell: (row) => (
        <Person
          name={row.display_name}
          image={row.image}
          sub={row.archived_at ? "アーカイブ済み" : row.real_name}
          link={linkTo?.(row)}
        />
      ),
    },
    {
      key: "stage",
      header: "関係",
      width: 92,
      cell: (row) => <Badge tone={stageTones[row.stage]}>{stageNames[row.stage]}</Badge>,
    },
    {
      key: "accounts",
      header: "SNS",
      width: 204,
      cell: (row) => <AccountFigures accounts={row.accounts} />,
    },
    {
      key: "follower_count",
      header: "フォロワー計",
      width: 116,
      align: "end",
      sortKey: "follower_count",
      cell: (row) => <CompactNumber value={row.follower_count} />,
    },
    {
      key: "genres",
      header: "ジャンル・タグ",
      width: 168,
      title: (row) => wordsOf(row).join("、"),
      cell: (row) => <Words row={row} />,
    },
    ...(showFees ? [fee] : []),
    {
      key: "owner",
      header: "担当",
      width: 116,
      title: (row) => row.owner?.name,
      cell: (row) =>
        row.owner ? <Person name={row.owner.name} image={row.owner.image} size="xs" /> : <Missing />,
    },
    {
      key: "last_contact_at",
      header: "最終連絡",
      width: 96,
      sortKey: "last_contact_at",
      cell: (row) => (row.last_contact_at ? <RelativeTime value={row.last_contact_at} /> : <Missing />),
    },
  ];
}
