import { useCreator } from "@tsumugi/hooks";
import { OpenCreatorProfile } from "@tsumugi/patterns";
import { Breadcrumbs, Button, PageHeader } from "@tsumugi/ui";
import { useParams } from "react-router-dom";
import { paths } from "../../paths.ts";
import { useLocation } from "../../routing/address.ts";
import { Link } from "../../routing/Link.tsx";
import { FeatureGuard } from "../../shared/FeatureGuard.tsx";
import { LiveAccount } from "../../shared/LiveAccount.tsx";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { PageSkeleton } from "../../shared/PageSkeleton.tsx";
import { ReadOnlyBadge } from "../../shared/ReadOnlyBadge.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { usePermissions } from "../../shared/usePermissions.ts";
import { OwnRecordCard } from "./OwnRecordCard.tsx";
import { ProfileActions } from "./ProfileActions.tsx";

/** The search that the person came from, kept in the history entry. */
function useWayBack(): string {
  const { state } = useLocation();
  const search = typeof state?.search === "string" ? state.search : "";
  return `${paths.creatorSearch.getHref()}${search}`;
}

export function OpenCreatorPage() {
  const { id = "" } = useParams();
  const { canWrite, hasFeature } = usePermissions();
  const { creator, error, refresh } = useCreator(hasFeature("creator_search") ? id : null);
  const wayBack = useWayBack();
  const title = creator?.name ?? "公開クリエイター";
  usePageTitle(creator ? `${title}・クリエイター検索` : title);
  return (
    <>
      <PageHeader
        title={title}
        badges={<ReadOnlyBadge />}
        breadcrumbs={
          <Breadcrumbs
            items={[
              <Link key="search" to={wayBack}>
                クリエイター検索
              </Link>,
              title,
            ]}
          />
        }
      />
      <FeatureGuard feature="creator_search">
        {creator && (
          <OpenCreatorProfile
            creator={creator}
            followers={creator.follower_history}
            live={(account) => <LiveAccount account={account} />}
            actions={canWrite && !creator.managed && <ProfileActions creator={creator} />}
            aside={creator.managed && <OwnRecordCard creator={creator} />}
          />
        )}
        {!creator && error && (
          <LoadFailure
            error={error}
            onRetry={() => void refresh()}
            actions={
              <Button asChild icon="search">
                <Link to={wayBack}>検索に戻る</Link>
              </Button>
            }
          />
        )}
        {!creator && !error && <PageSkeleton />}
      </FeatureGuard>
    </>
  );
}
