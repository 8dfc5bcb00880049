import { useCollectProjectPosts } from "@tsumugi/hooks";
import { Button, toast } from "@tsumugi/ui";
import { fullMessageOf } from "../shared/errors.ts";

/** Lets every post of the project be fetched within minutes, instead of in the night. */
export function CollectAll({ projectUid }: { readonly projectUid: string }) {
  const { collectProjectPosts, isSubmitting } = useCollectProjectPosts();
  const collect = () => {
    collectProjectPosts(projectUid).then(
      ({ queued_count }) =>
        queued_count > 0
          ? toast.success(`${queued_count}件の数値の取得を始めました。数分で反映されます`)
          : toast.show("取得する投稿がありません（投稿から1年で終わります）"),
      (error: unknown) => toast.error(fullMessageOf(error)),
    );
  };
  return (
    <Button icon="refresh" loading={isSubmitting} onClick={collect}>
      いま取得する
    </Button>
  );
}
