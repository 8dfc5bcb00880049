import { Badge, type BadgeTone } from "../../../components/Badge/Badge.tsx";
import { CompactNumber } from "../../../components/CompactNumber/CompactNumber.tsx";
import type { DataTableColumn } from "../../../components/DataTable/columns.ts";
import { Money } from "../../../components/Money/Money.tsx";
import { RelativeTime } from "../../../components/RelativeTime/RelativeTime.tsx";
import { type StageCode, stageNames } from "../../shared/labels.ts";
import { Person } from "../../shared/Person.tsx";
import { PlatformIcon } from "../../shared/PlatformIcon.tsx";
import type { CreatorLook } from "../creators.types.ts";
import type { CreatorTableProps } from "./CreatorTable.tsx";

const stageTones: Record<StageCode, BadgeTone> = {
  prospect: "neutral",
  contacted: "warning",
  active: "info",
  repeat: "success",
  paused: "neutral",
};

/** Columns in their order; the fee only for those who see fees. */
export function creatorColumns({
  linkTo,
  showFees = true,
}: Pick<CreatorTableProps, "linkTo" | "showFees">): DataTableColumn<CreatorLook>[] {
  const fee: DataTableColumn<CreatorLook> = {
    key: "last_fee",
    header: "直近の報酬",
    width: 120,
    align: "end",
    sortKey: "last_fee",
    cell: (row) => <Money value={row.last_fee} />,
  };
  return [
    {
      key: "display_name",
      header: "クリエイター",
      width: 240,
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
      width: 104,
      cell: (row) => <Badge tone={stageTones[row.stage]}>{stageNames[row.stage]}</Badge>,
    },
    {
      key: "accounts",
      header: "SNS",
      width: 220,
      cell: (row) => (
        <span className="accounts">
          {row.accounts.slice(0, 3).map((account) => (
            <span key={`${account.platform}/${account.handle}`} title={`@${account.handle}`}>
              <PlatformIcon platform={account.platform} size={15} />
              <CompactNumber value={account.follower_count} />
            </span>
          ))}
        </span>
      ),
    },
    {
      key: "follower_count",
      header: "フォロワー計",
      width: 124,
      align: "end",
      sortKey: "follower_count",
      cell: (row) => <CompactNumber value={row.follower_count} />,
    },
    {
      key: "genres",
      header: "ジャンル・タグ",
      width: 220,
      title: (row) => [...row.genres.map((genre) => genre.name), ...row.tags].join("、"),
      cell: (row) => (
        <span className="tags">
          {row.genres.map((genre) => (
            <Badge key={genre.uid} tone="info">
              {genre.name}
            </Badge>
          ))}
          {row.tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </span>
      ),
    },
    ...(showFees ? [fee] : []),
    {
      key: "owner",
      header: "担当",
      width: 140,
      title: (row) => row.owner?.name,
      cell: (row) =>
        row.owner ? (
          <Person name={row.owner.name} image={row.owner.image} size="xs" />
        ) : (
          <span className="tsu-muted">–</span>
        ),
    },
    {
      key: "last_contact_at",
      header: "最終連絡",
      width: 104,
      sortKey: "last_contact_at",
      cell: (row) =>
        row.last_contact_at ? (
          <RelativeTime value={row.last_contact_at} />
        ) : (
          <span className="tsu-muted">–</span>
        ),
    },
  ];
}
