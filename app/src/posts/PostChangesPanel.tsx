import type { PostCollection, ProjectPost } from "@tsumugi/contract";
import { useCollectPost, usePostCollections, useSeePostChange } from "@tsumugi/hooks";
import { type ChangedPost, CollectNowButton, PostChanges } from "@tsumugi/patterns";
import { Button, toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../shared/errors.ts";
import { usePermissions } from "../shared/usePermissions.ts";

/** What a member should see: somebody has to look at it, or the figures have stopped coming. */
const needsLook = ({ is_unseen, state }: PostCollection) => is_unseen || state === "failing";

export interface PostChangesPanelProps {
  readonly projectUid: string;
  readonly posts: readonly ProjectPost[];
}

/** Posts that are gone, private or changed, and those whose figures could not be fetched. */
export function PostChangesPanel({ projectUid, posts }: PostChangesPanelProps) {
  const { postCollections = [] } = usePostCollections(projectUid);
  const { canWrite } = usePermissions();
  const items = postCollections.filter(needsLook).flatMap((collection) => {
    const post = posts.find(({ uid }) => uid === collection.post_uid);
    return post ? [{ post, collection }] : [];
  });
  return <PostChanges items={items} actions={canWrite ? (item) => <Acts item={item} /> : undefined} />;
}

function Acts({ item: { post, collection } }: { readonly item: ChangedPost }) {
  const { seePostChange, isSubmitting } = useSeePostChange();
  const see = () => {
    seePostChange(post.uid).then(
      () => toast.success("確認済みにしました"),
      (error: unknown) => toast.error(fullMessageOf(error)),
    );
  };
  return (
    <>
      <CollectNow postUid={post.uid} />
      {collection.is_unseen && (
        <Button size="sm" icon="check" loading={isSubmitting} onClick={see}>
          確認した
        </Button>
      )}
    </>
  );
}

/** Fetches one post's figures now, and says what came of it. */
export function CollectNow({ postUid }: { readonly postUid: string }) {
  const { collectPost } = useCollectPost();
  const [isCollecting, setCollecting] = useState(false);
  const collect = async () => {
    setCollecting(true);
    try {
      const { collection } = await collectPost(postUid);
      if (collection.message) toast.error(collection.message);
      else toast.success("最新の数値を取得しました");
    } catch (error) {
      toast.error(fullMessageOf(error));
    } finally {
      setCollecting(false);
    }
  };
  return <CollectNowButton loading={isCollecting} onClick={() => void collect()} />;
}
