import { platformLabels, type RemovedPost } from "@tsumugi/contract";
import { EmptyState, Link, Skeleton } from "@tsumugi/ui";
import { formatDateTime, formatDay } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import { PostRows } from "../PostRows.ts";
import { postName } from "../postName.ts";
import { Thumbnail } from "../Thumbnail.tsx";

export interface RemovedPostsProps {
  /** 登録を取り消した投稿と、その人・日時・理由・消える日。 */
  items: readonly RemovedPost[];
  /** 読み込み中。 */
  loading?: boolean;
  /** 「元に戻す」ボタン。渡さなければ見るだけです。 */
  actions?: ((item: RemovedPost) => ReactNode) | undefined;
}

/** Posts that were taken out of a project: who did it, when and why, and until when they can be brought back. */
export function RemovedPosts({ items, loading = false, actions }: RemovedPostsProps) {
  if (loading && items.length === 0) return <Skeleton shape="card" count={2} />;
  if (items.length === 0)
    return (
      <EmptyState title="登録を取り消した投稿はありません">
        登録を取り消した投稿は、30日のあいだここから元に戻せます。
      </EmptyState>
    );
  return (
    <PostRows aria-label="登録を取り消した投稿">
      {items.map((item) => {
        const { post, removed_at, removed_by, reason, erased_on } = item;
        return (
          <li key={post.uid}>
            <Thumbnail src={post.thumbnail} platform={post.platform} />
            <div className="what">
              <Link href={post.url} external quiet>
                {postName(post)}
              </Link>
              <p>
                {post.creator.name}・{platformLabels[post.platform]}
              </p>
              <p>
                {formatDateTime(removed_at)} {removed_by?.name ?? "退会したメンバー"}が取り消し
              </p>
              <p>理由: {reason || "（記入なし）"}</p>
              <p>{formatDay(erased_on)}を過ぎると、数値と確認の記録とともに消えます。</p>
            </div>
            {actions && <div className="acts">{actions(item)}</div>}
          </li>
        );
      })}
    </PostRows>
  );
}
