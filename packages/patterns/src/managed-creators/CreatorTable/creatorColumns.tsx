import { type CustomFieldLook, managedCreatorFields } from "@tsumugi/contract";
import {
  Badge,
  type BadgeTone,
  CompactNumber,
  type DataTableColumn,
  Missing,
  Money,
  Person,
  RelativeTime,
} from "@tsumugi/ui";
import { AccountFigures } from "../../shared/AccountFigures.tsx";
import type { OptionLook } from "../../shared/types.ts";
import type { CreatorRowLook } from "../creators.types.ts";
import { TermBadges } from "../TermBadges/TermBadges.tsx";
import type { CreatorTableProps } from "./CreatorTable.tsx";
import { customColumns } from "./creatorCustomColumns.tsx";
import { creatorEditors } from "./creatorEditors.ts";
import { rareColumns } from "./creatorRareColumns.tsx";
import { StageBadge } from "./StageBadge.tsx";

const labels = managedCreatorFields;

const genresOf = ({ genres }: CreatorRowLook) => genres.map(({ name }) => name);

/** The first word in full and how many more there are: half a badge says nothing. */
function Words({ words, tone }: { words: readonly string[]; tone: BadgeTone }) {
  const [first, ...others] = words;
  if (first === undefined) return <Missing />;
  return (
    <span className="tags">
      <Badge tone={tone}>{first}</Badge>
      {others.length > 0 && <span className="tsu-muted">ほか{others.length}</span>}
    </span>
  );
}

const NONE: readonly OptionLook[] = [];
const NO_FIELDS: readonly CustomFieldLook[] = [];

/** Columns in their order; the fee only for those who see fees. */
export function creatorColumns({
  linkTo,
  showFees = true,
  owners = NONE,
  customFields = NO_FIELDS,
}: Pick<
  CreatorTableProps,
  "linkTo" | "showFees" | "owners" | "customFields"
>): DataTableColumn<CreatorRowLook>[] {
  const fee: DataTableColumn<CreatorRowLook> = {
    key: "last_fee",
    header: labels.last_fee.label,
    width: 148,
    align: "end",
    sortKey: "last_fee",
    figure: { type: "yen", value: (row) => row.last_fee },
    cell: (row) => <Money value={row.last_fee} />,
  };
  const editors = creatorEditors(owners);
  const columns: DataTableColumn<CreatorRowLook>[] = [
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
      header: labels.stage.label,
      width: 92,
      cell: (row) => <StageBadge stage={row.stage} />,
    },
    {
      key: "accounts",
      header: "SNS",
      width: 204,
      cell: (row) => <AccountFigures accounts={row.accounts} />,
    },
    {
      key: "follower_count",
      header: labels.follower_count.label,
      width: 116,
      align: "end",
      sortKey: "follower_count",
      figure: { type: "number", value: (row) => row.follower_count },
      cell: (row) => <CompactNumber value={row.follower_count} />,
    },
    {
      key: "genres",
      header: labels.genres.label,
      width: 164,
      title: (row) => genresOf(row).join("、"),
      cell: (row) => <Words tone="info" words={genresOf(row)} />,
    },
    {
      key: "tags",
      header: labels.tags.label,
      width: 172,
      title: (row) => row.tags.join("、"),
      cell: (row) => <Words tone="neutral" words={row.tags} />,
    },
    ...(showFees ? [fee] : []),
    {
      key: "owner",
      header: labels.owner.label,
      width: 116,
      title: (row) => row.owner?.name,
      cell: (row) =>
        row.owner ? <Person name={row.owner.name} image={row.owner.image} size="xs" /> : <Missing />,
    },
    {
      key: "last_contact_at",
      header: labels.last_contact_at.label,
      width: 96,
      sortKey: "last_contact_at",
      cell: (row) => (row.last_contact_at ? <RelativeTime value={row.last_contact_at} /> : <Missing />),
    },
    {
      key: "terms",
      header: "期限",
      width: 176,
      cell: (row) => (
        <span className="tags">
          <TermBadges creator={row} />
        </span>
      ),
    },
    ...customColumns(customFields),
    ...rareColumns,
  ];
  return columns.map((column) => {
    const editor = editors[column.key];
    return editor ? { ...column, editor } : column;
  });
}
