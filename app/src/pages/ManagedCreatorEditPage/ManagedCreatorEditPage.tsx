import { isApiError, useFormBackup, useManagedCreator } from "@tsumugi/hooks";
import { Breadcrumbs, EmptyState, PageHeader } from "@tsumugi/ui";
import { useEffect } from "react";
import { Link, useParams } from "react-router-dom";
import { paths } from "../../paths.ts";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { PageSkeleton } from "../../shared/PageSkeleton.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { WriteGuard } from "../../shared/WriteGuard.tsx";
import { CreatorEditor } from "./CreatorEditor.tsx";

export function ManagedCreatorEditPage() {
  const { id = "" } = useParams();
  const { managedCreator: creator, error, refresh } = useManagedCreator(id);
  usePageTitle("クリエイター編集");
  const { saveFormBackup } = useFormBackup(`creator.${id}`);
  const isErased = creator?.archived_at != null && creator.erase_on === null;
  const isGone = isErased || (isApiError(error) && error.status === 404);
  // What was typed of a person who is erased goes, too: it could not be saved any more.
  useEffect(() => {
    if (isGone) saveFormBackup("");
  }, [isGone, saveFormBackup]);
  return (
    <>
      <PageHeader
        title="クリエイター編集"
        breadcrumbs={
          <Breadcrumbs
            items={[
              <Link key="list" to={paths.managedCreators.getHref()}>
                クリエイター管理
              </Link>,
              <Link key="creator" to={paths.managedCreator.getHref(id)}>
                {creator?.display_name ?? "クリエイター"}
              </Link>,
              "編集",
            ]}
          />
        }
      />
      <WriteGuard>
        {isErased && (
          <EmptyState kind="locked" title="個人情報を消去済みのため、変更できません">
            また取引するときは、新しく登録してください。
          </EmptyState>
        )}
        {creator && !isErased && <CreatorEditor key={creator.uid} creator={creator} />}
        {!creator && error && <LoadFailure error={error} onRetry={() => void refresh()} />}
        {!creator && !error && <PageSkeleton />}
      </WriteGuard>
    </>
  );
}
