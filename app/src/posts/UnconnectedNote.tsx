import { type PostCollection, type ProjectPost, platformLabels } from "@tsumugi/contract";
import { Banner } from "@tsumugi/ui";
import { paths } from "../paths.ts";
import { Link } from "../routing/Link.tsx";
import { usePermissions } from "../shared/usePermissions.ts";

export interface UnconnectedNoteProps {
  readonly posts: readonly ProjectPost[];
  readonly collections: readonly PostCollection[] | undefined;
}

/** Says once for all posts of a platform that nobody reads it for us, what people have to look at, and where that ends. */
export function UnconnectedNote({ posts, collections = [] }: UnconnectedNoteProps) {
  const { canWrite, isAdmin } = usePermissions();
  const unread = new Set(
    collections.filter(({ state }) => state === "unconnected").map(({ post_uid }) => post_uid),
  );
  const names = new Set(
    posts.flatMap(({ uid, platform }) => (unread.has(uid) ? platformLabels[platform] : [])),
  );
  if (names.size === 0 || !canWrite) return null;
  return (
    <Banner
      live="off"
      title={`${[...names].join("・")} の連携が未設定です`}
      actions={isAdmin && <Link to={`${paths.companySettings.getHref()}#platforms`}>SNS連携を設定する</Link>}
    >
      数値は表に手で入力します。投稿したアカウントとPR表記は、投稿を開いて確かめてください。
      {isAdmin
        ? "キーを設定すると、登録済みの投稿の数値も自動で集めます。"
        : "自動で集めるには、管理者に「SNS連携」のキーの設定を依頼してください。"}
    </Banner>
  );
}
