import type { ManagedCreator } from "@tsumugi/contract";
import {
  useArchiveManagedCreator,
  useCreateDmRoom,
  useManagedCreator,
  useRestoreManagedCreator,
} from "@tsumugi/hooks";
import {
  Banner,
  Breadcrumbs,
  Button,
  CreatorProfile,
  formatDay,
  PageHeader,
  Stack,
  toast,
} from "@tsumugi/ui";
import { Link, useNavigate, useParams } from "react-router-dom";
import { paths } from "../../paths.ts";
import { fullMessageOf } from "../../shared/errors.ts";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { PageSkeleton } from "../../shared/PageSkeleton.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { usePermissions } from "../../shared/usePermissions.ts";

export function ManagedCreatorPage() {
  const { id = "" } = useParams();
  const { managedCreator: creator, error, refresh } = useManagedCreator(id);
  const { archiveManagedCreator, isSubmitting } = useArchiveManagedCreator();
  const { restoreManagedCreator, isSubmitting: isRestoring } = useRestoreManagedCreator();
  const { createDmRoom, isSubmitting: isOpening } = useCreateDmRoom();
  const { canWrite, canChat, hasFeature } = usePermissions();
  const navigate = useNavigate();
  const name = creator?.display_name ?? "クリエイター";
  usePageTitle(creator ? `${name}・クリエイター` : "クリエイター");

  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (cause) {
      toast.error(fullMessageOf(cause));
    }
  };
  const restore = (one: Pick<ManagedCreator, "uid" | "version">) =>
    attempt(async () => {
      await restoreManagedCreator(one);
      toast.success(`「${name}」を元に戻しました`);
    });
  const archive = (uid: string) =>
    attempt(async () => {
      const archived = await archiveManagedCreator(uid);
      toast.show(`「${name}」をアーカイブしました`, {
        action: { label: "元に戻す", onPress: () => void restore(archived) },
      });
    });
  const openRoom = (creatorUid: string) =>
    attempt(async () => {
      const room = await createDmRoom(creatorUid);
      await navigate(paths.chatRoom.getHref(room.room_id));
    });

  return (
    <>
      <PageHeader
        title={name}
        breadcrumbs={
          <Breadcrumbs
            items={[
              <Link key="list" to={paths.managedCreators.getHref()}>
                クリエイター管理
              </Link>,
              name,
            ]}
          />
        }
        actions={
          creator &&
          canWrite &&
          !creator.archived_at && (
            <>
              <Button icon="archive" loading={isSubmitting} onClick={() => void archive(creator.uid)}>
                アーカイブ
              </Button>
              {canChat && creator.creator && hasFeature("dm") && (
                <Button icon="chat" loading={isOpening} onClick={() => void openRoom(creator.uid)}>
                  メッセージ
                </Button>
              )}
              <Button asChild variant="primary" icon="edit">
                <Link to={paths.managedCreatorEdit.getHref(creator.uid)}>編集</Link>
              </Button>
            </>
          )
        }
      />
      <Stack>
        {creator?.archived_at && (
          <Banner
            tone="warning"
            title="アーカイブ済みです"
            actions={
              canWrite && (
                <Button size="sm" icon="restore" loading={isRestoring} onClick={() => void restore(creator)}>
                  元に戻す
                </Button>
              )
            }
          >
            {creator.erase_on && `${formatDay(creator.erase_on)}に個人情報が消去されます。`}
          </Banner>
        )}
        {creator && <CreatorProfile creator={creator} />}
        {!creator && error && <LoadFailure error={error} onRetry={() => void refresh()} />}
        {!creator && !error && <PageSkeleton />}
      </Stack>
    </>
  );
}
