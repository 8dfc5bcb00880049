import { useCustomFields, useManagedCreator } from "@tsumugi/hooks";
import { ArchivedCreatorBanner, CreatorProfile } from "@tsumugi/patterns";
import { Breadcrumbs, PageHeader, Stack } from "@tsumugi/ui";
import { useParams } from "react-router-dom";
import { creatorsCrumb } from "../../managed-creators/creatorsCrumb.tsx";
import { MovedCreator } from "../../managed-creators/MovedCreator.tsx";
import { mergedInto } from "../../managed-creators/mergedInto.ts";
import { useCreatorActions } from "../../managed-creators/useCreatorActions.ts";
import { paths } from "../../paths.ts";
import { LiveAccount } from "../../shared/LiveAccount.tsx";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { PageSkeleton } from "../../shared/PageSkeleton.tsx";
import { ReadOnlyBadge } from "../../shared/ReadOnlyBadge.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { usePermissions } from "../../shared/usePermissions.ts";
import { CreatorConnection } from "./CreatorConnection.tsx";
import { CreatorHeaderActions } from "./CreatorHeaderActions.tsx";
import { CreatorPayee } from "./CreatorPayee.tsx";
import { CreatorRelations } from "./CreatorRelations.tsx";
import { CreatorTimelineCard } from "./CreatorTimelineCard.tsx";

export function ManagedCreatorPage() {
  const { id = "" } = useParams();
  const { managedCreator: creator, error, refresh } = useManagedCreator(id);
  const { fieldsInUse } = useCustomFields();
  const actions = useCreatorActions(creator);
  const { canWrite } = usePermissions();
  const name = creator?.display_name ?? "クリエイター";
  usePageTitle(creator ? `${name}・クリエイター` : "クリエイター");

  const moved = mergedInto(error);
  if (moved) return <MovedCreator into={moved} href={paths.managedCreator.getHref(moved.uid)} />;

  return (
    <>
      <PageHeader
        title={name}
        badges={<ReadOnlyBadge />}
        breadcrumbs={<Breadcrumbs items={[creatorsCrumb, name]} />}
        actions={creator && <CreatorHeaderActions creator={creator} actions={actions} />}
      />
      <Stack>
        {creator && (
          <>
            <ArchivedCreatorBanner
              creator={creator}
              onRestore={canWrite ? () => void actions.restore(creator) : undefined}
              restoring={actions.isRestoring}
            />
            <CreatorProfile
              creator={creator}
              customFields={fieldsInUse}
              live={(account) => <LiveAccount account={account} />}
              connection={<CreatorConnection creator={creator} />}
              main={
                <>
                  <CreatorPayee uid={creator.uid} />
                  <CreatorRelations uid={creator.uid} />
                </>
              }
              timeline={<CreatorTimelineCard uid={creator.uid} />}
            />
          </>
        )}
        {!creator && error && <LoadFailure error={error} onRetry={() => void refresh()} />}
        {!creator && !error && <PageSkeleton />}
      </Stack>
    </>
  );
}
