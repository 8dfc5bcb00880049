import {
  type MetricField,
  mediaTypeLabels,
  metricFieldLabels,
  type ProjectPost,
  prCheckStatusLabels,
} from "@tsumugi/contract";
import { Badge, Banner, type DataTableColumn, Link, Person } from "@tsumugi/ui";
import { DataTable } from "@tsumugi/ui/eager";
import { formatShortDay } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import type { TableArrangement } from "../../shared/types.ts";
import { Figure } from "../Figure.tsx";
import { Thumbnail } from "../Thumbnail.tsx";

export interface PostTableProps extends TableArrangement {
  posts: readonly ProjectPost[];
  loading?: boolean;
  empty?: ReactNode;
  rowActions?: (post: ProjectPost) => ReactNode;
  /** The post that the page was opened for. */
  targetUid?: string;
}

const SHOWN: readonly MetricField[] = ["views", "likes", "comments", "saves", "shares"];

const checkLooks = {
  unchecked: { tone: "neutral", label: prCheckStatusLabels.unchecked },
  ok: { tone: "success", label: prCheckStatusLabels.ok },
  missing: { tone: "danger", label: prCheckStatusLabels.missing },
} as const;

function columnsOf(rowActions: PostTableProps["rowActions"]): DataTableColumn<ProjectPost>[] {
  const actions: DataTableColumn<ProjectPost>[] = rowActions
    ? [{ key: "actions", header: "操作", width: 72, align: "end", hideable: false, cell: rowActions }]
    : [];
  return [
    {
      key: "title",
      header: "投稿",
      width: 320,
      title: (post) => post.title,
      cell: (post) => (
        <span className="tsu-person">
          <Thumbnail src={post.thumbnail} platform={post.platform} />
          <span className="text">
            <Link href={post.url} external quiet className="tsu-cut">
              <span className="tsu-truncate">{post.title || mediaTypeLabels[post.media_type]}</span>
            </Link>
            <span className="sub">
              {mediaTypeLabels[post.media_type]}
              {post.posted_at && `　${formatShortDay(post.posted_at)}`}
            </span>
          </span>
        </span>
      ),
    },
    {
      key: "creator",
      header: "クリエイター",
      width: 180,
      title: (post) => post.creator.name,
      cell: (post) => (
        <Person
          name={post.creator.name}
          image={post.creator.image}
          sub={post.owner_mismatch ? "アカウントが異なります" : undefined}
        />
      ),
    },
    ...SHOWN.map(
      (field): DataTableColumn<ProjectPost> => ({
        key: field,
        header: metricFieldLabels[field],
        width: 96,
        align: "end",
        cell: (post) => <Figure figure={post.metrics[field]} />,
      }),
    ),
    {
      key: "pr_check",
      header: "PR表記",
      width: 110,
      title: (post) =>
        [
          post.pr_check.missing.length > 0 ? `不足: ${post.pr_check.missing.join("、")}` : "",
          post.pr_check.ng_words.length > 0 ? `NGワード: ${post.pr_check.ng_words.join("、")}` : "",
        ]
          .filter(Boolean)
          .join("／") || undefined,
      cell: (post) => (
        <Badge tone={checkLooks[post.pr_check.status].tone}>{checkLooks[post.pr_check.status].label}</Badge>
      ),
    },
    ...actions,
  ];
}

export function PostTable({ posts, loading, empty, rowActions, targetUid, ...arrangement }: PostTableProps) {
  const hasSample = posts.some((post) =>
    Object.values(post.metrics).some((figure) => figure?.source === "sandbox"),
  );
  return (
    <>
      {hasSample && (
        <Banner tone="warning">
          「サンプル」の付いた数値はサンプルデータです。実際の計測値ではありません。
        </Banner>
      )}
      <DataTable
        label="投稿実績"
        columns={columnsOf(rowActions)}
        rows={posts}
        rowKey={(post) => post.uid}
        targetKey={targetUid}
        rowLabel={(post) => post.title}
        loading={loading}
        empty={empty}
        {...arrangement}
        columnSettings={arrangement.onLayoutChange !== undefined}
        rowHeight={68}
      />
    </>
  );
}
