import {
  type MetricField,
  metricFieldLabels,
  type PostCollection,
  type ProjectPost,
  platformLabels,
} from "@tsumugi/contract";
import { Badge, type CellEditor, type DataTableColumn, type OnEdit, Person } from "@tsumugi/ui";
import { DataTable } from "@tsumugi/ui/eager";
import { usePhone } from "@tsumugi/ui/theme";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { NearDay } from "../../shared/NearDay.tsx";
import type { TableArrangement } from "../../shared/types.ts";
import { type CollectionLook, collectionLooks } from "../collectionLook.ts";
import { Figure } from "../Figure.tsx";
import { postName, postPlace } from "../postName.ts";
import { prLook, prProblem } from "../prLook.ts";
import { hasSamples, SourceNote } from "../SourceNote.tsx";
import { Thumbnail } from "../Thumbnail.tsx";
import { PostCards } from "./PostCards.tsx";
import { PostLink } from "./PostLink.ts";

/** What is no news stands as words, in two lines where one is too short. */
const Words = styled.span`
  && {
    overflow: visible;
    white-space: normal;
    line-height: 1.3;
  }
`;

export interface PostTableProps extends TableArrangement {
  /** 投稿。変わらないかぎり同じ配列を渡します。 */
  posts: readonly ProjectPost[];
  /** 読み込み中。 */
  loading?: boolean;
  /** 投稿がないときに出すもの。 */
  empty?: ReactNode;
  /** 行の操作のボタン。渡さなければ操作の列は出ません。 */
  rowActions?: (post: ProjectPost) => ReactNode;
  /** 数値の取得の状態。何かがあった投稿は、行で伝えます。 */
  collections?: readonly PostCollection[] | undefined;
  /** 開く目当ての投稿の uid。 */
  targetUid?: string;
  /** セルに入力した数値を保存します。列の名前は数値の名前と同じです。渡さなければ読むだけです。 */
  onEdit?: OnEdit | undefined;
}

/** Those that only the creator's own statistics tell stand beside those that a platform gives. */
const SHOWN: readonly MetricField[] = ["views", "reach", "likes", "comments", "saves", "shares"];

const figureEditor = (field: MetricField): CellEditor<ProjectPost> => ({
  type: "number",
  value: (post) => post.metrics[field]?.value ?? null,
  set: (post, value) => ({
    ...post,
    metrics: {
      ...post.metrics,
      [field]:
        typeof value === "number" ? { value, source: "manual", fetched_at: new Date().toISOString() } : null,
    },
  }),
  validate: (value) =>
    typeof value === "number" && value < 0 ? "数値がマイナスです。0以上で入力してください。" : undefined,
});

interface ColumnOptions {
  readonly rowActions: PostTableProps["rowActions"];
  readonly isEditable: boolean;
  readonly amongSamples: boolean;
  readonly looks: ReadonlyMap<string, CollectionLook>;
}

function columnsOf({
  rowActions,
  isEditable,
  amongSamples,
  looks,
}: ColumnOptions): DataTableColumn<ProjectPost>[] {
  const actions: DataTableColumn<ProjectPost>[] = rowActions
    ? [{ key: "actions", header: "操作", width: 56, align: "end", hideable: false, cell: rowActions }]
    : [];
  return [
    {
      key: "title",
      header: "投稿",
      width: 300,
      title: postName,
      cell: (post) => (
        <span className="tsu-media">
          <Thumbnail src={post.thumbnail} platform={post.platform} />
          <span className="text">
            <PostLink href={post.url} external quiet>
              <span className="tsu-truncate">{postName(post)}</span>
            </PostLink>
            <PostSub post={post} look={looks.get(post.uid)} />
          </span>
        </span>
      ),
    },
    {
      key: "creator",
      header: "クリエイター",
      width: 160,
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
        width: 82,
        align: "end",
        cell: (post) => <Figure figure={post.metrics[field]} amongSamples={amongSamples} />,
        editor: isEditable ? figureEditor(field) : undefined,
      }),
    ),
    {
      key: "pr_check",
      header: "PR表記",
      width: 110,
      title: ({ pr_check }) => prProblem(pr_check),
      cell: ({ pr_check }) => {
        const { tone, label } = prLook(pr_check);
        return <Badge tone={tone}>{label}</Badge>;
      },
    },
    ...actions,
  ];
}

/** Where something was met there is no room for the rest, and it matters more. */
function PostSub({ post, look }: { readonly post: ProjectPost; readonly look: CollectionLook | undefined }) {
  if (look?.tone === "neutral") return <Words className="sub">{look.text}</Words>;
  if (look)
    return (
      <span className="sub">
        <Badge tone={look.tone}>{look.text}</Badge> {platformLabels[post.platform]}
      </span>
    );
  return (
    <span className="sub tsu-truncate">
      {postPlace(post)}
      {post.posted_at && (
        <>
          {"　"}
          <NearDay on={post.posted_at} />
        </>
      )}
    </span>
  );
}

/** The posts with their newest figures and how their disclosure stands. Cards on a phone. */
export function PostTable(props: PostTableProps) {
  const { posts, loading, empty, rowActions, collections, targetUid, onEdit, ...arrangement } = props;
  const looks = collectionLooks(collections);
  if (usePhone())
    return (
      <PostCards
        posts={posts}
        loading={loading}
        empty={empty}
        rowActions={rowActions}
        looks={looks}
        targetUid={targetUid}
      />
    );
  return (
    <>
      <SourceNote posts={posts} />
      <DataTable
        label="投稿実績"
        columns={columnsOf({
          rowActions,
          isEditable: onEdit !== undefined,
          amongSamples: hasSamples(posts),
          looks,
        })}
        rows={posts}
        rowKey={(post) => post.uid}
        targetKey={targetUid}
        rowLabel={postName}
        loading={loading}
        empty={empty}
        onEdit={onEdit}
        {...arrangement}
        columnSettings={arrangement.onLayoutChange !== undefined}
        rowHeight={68}
      />
    </>
  );
}
