import type { RemovedPost } from "@tsumugi/contract";
import { useRemovedPosts, useSetPostRemoved } from "@tsumugi/hooks";
import { postName, RemovedPosts } from "@tsumugi/patterns";
import { Button, SidePanel, toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";

export interface RemovedPostsPanelProps {
  readonly projectUid: string;
  readonly onClose: () => void;
}

/** Posts whose registration was taken back, with the way to have them again. */
export function RemovedPostsPanel({ projectUid, onClose }: RemovedPostsPanelProps) {
  const { removedPosts, isLoading, isRefreshing, error, refresh } = useRemovedPosts(projectUid);
  const { canWrite } = usePermissions();
  return (
    <SidePanel
      open
      title="取り消した投稿"
      description="集計とレポートには入りません。"
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {error && removedPosts.length === 0 ? (
        <LoadFailure error={error} onRetry={() => void refresh()} retrying={isRefreshing} />
      ) : (
        <RemovedPosts
          items={removedPosts}
          loading={isLoading}
          actions={canWrite ? (item) => <Restore item={item} /> : undefined}
        />
      )}
    </SidePanel>
  );
}

function Restore({ item: { post } }: { readonly item: RemovedPost }) {
  const { setPostRemoved } = useSetPostRemoved();
  const [isRestoring, setRestoring] = useState(false);
  const name = postName(post);
  const restore = async () => {
    setRestoring(true);
    try {
      await setPostRemoved(post.uid, false);
      toast.success(`「${name}」を元に戻しました`);
    } catch (error) {
      toast.error(fullMessageOf(error));
    } finally {
      setRestoring(false);
    }
  };
  return (
    <Button size="sm" loading={isRestoring} onClick={() => void restore()}>
      元に戻す<span className="tsu-hidden">: {name}</span>
    </Button>
  );
}
