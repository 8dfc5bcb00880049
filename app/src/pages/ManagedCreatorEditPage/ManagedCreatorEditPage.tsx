import { isApiError, useCustomFields, useFormBackup, useManagedCreator } from "@tsumugi/hooks";
import { Breadcrumbs, Button, EmptyState, PageHeader } from "@tsumugi/ui";
import { useEffect } from "react";
import { useParams } from "react-router-dom";
import { creatorsCrumb } from "../../managed-creators/creatorsCrumb.tsx";
import { mergedInto } from "../../managed-creators/mergedInto.ts";
import { useCreatorActions } from "../../managed-creators/useCreatorActions.ts";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { isErased } from "../../shared/isErased.ts";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { PageSkeleton } from "../../shared/PageSkeleton.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { WriteGuard } from "../../shared/WriteGuard.tsx";
import { CreatorEditor } from "./CreatorEditor.tsx";
import { MovedForm } from "./MovedForm.tsx";

export function ManagedCreatorEditPage() {
  const { id = "" } = useParams();
  const { managedCreator: creator, error, refresh } = useManagedCreator(id);
  const { isLoading } = useCustomFields();
  usePageTitle("クリエイター編集");
  const { saveFormBackup } = useFormBackup(`creator.${id}`);
  const { restore, isRestoring } = useCreatorActions(creator);
  const erased = creator !== undefined && isErased(creator);
  const isGone = erased || (isApiError(error) && error.status === 404);
  // What was typed of a person who is erased goes, too: it could not be saved any more.
  useEffect(() => {
    if (isGone) saveFormBackup("");
  }, [isGone, saveFormBackup]);
  const moved = mergedInto(error);
  if (moved && !creator) return <MovedForm uid={id} into={moved} />;
  return (
    <>
      <PageHeader
        title="クリエイター編集"
        breadcrumbs={
          <Breadcrumbs
            items={[
              creatorsCrumb,
              <Link key="creator" to={paths.managedCreator.getHref(id)}>
                {creator?.display_name ?? "クリエイター"}
              </Link>,
              "編集",
            ]}
          />
        }
      />
      <WriteGuard form={`creator.${id}`}>
        {erased && (
          <EmptyState kind="locked" title="個人情報を消去済みのため、変更できません">
            また取引するときは、新しく登録してください。
          </EmptyState>
        )}
        {creator?.archived_at && !erased && (
          <EmptyState
            kind="locked"
            title="アーカイブ中のため、変更できません"
            actions={
              <Button icon="restore" loading={isRestoring} onClick={() => void restore(creator)}>
                元に戻す
              </Button>
            }
          >
            元に戻すと変更できます。入力していた内容は、そのとき画面に戻ります。
          </EmptyState>
        )}
        {creator && !creator.archived_at && !isLoading && (
          <CreatorEditor key={creator.uid} creator={creator} into={moved} onArchived={() => void refresh()} />
        )}
        {!creator && error && <LoadFailure error={error} onRetry={() => void refresh()} />}
        {((!creator && !error) || isLoading) && <PageSkeleton />}
      </WriteGuard>
    </>
  );
}
