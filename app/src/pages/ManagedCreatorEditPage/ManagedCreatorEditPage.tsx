import { useManagedCreator } from "@tsumugi/hooks";
import { Breadcrumbs, PageHeader } from "@tsumugi/ui";
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
        {creator && <CreatorEditor key={creator.uid} creator={creator} />}
        {!creator && error && <LoadFailure error={error} onRetry={() => void refresh()} />}
        {!creator && !error && <PageSkeleton />}
      </WriteGuard>
    </>
  );
}
