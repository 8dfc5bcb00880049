import { useCreatorFees, useCreatorProjects } from "@tsumugi/hooks";
import { CreatorProjects, FeeHistory } from "@tsumugi/patterns";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";
import { CreatorNotices } from "./CreatorNotices.tsx";

/** Projects of the creator, and for those who see fees what was agreed in each. */
export function CreatorRelations({ uid }: { readonly uid: string }) {
  const { canSeeFees } = usePermissions();
  const { creatorProjects, isLoading, error, refresh } = useCreatorProjects(uid);
  const fees = useCreatorFees(canSeeFees ? uid : null);
  if (error) return <LoadFailure error={error} onRetry={() => void refresh()} />;
  if (isLoading) return null;
  return (
    <>
      <CreatorProjects
        projects={creatorProjects}
        linkTo={(project) => <Link to={paths.project.getHref(project.uid, { creator: uid })} />}
        chatLinkTo={(room) => <Link to={paths.chatRoom.getHref(room)} />}
      />
      {canSeeFees && !fees.isLoading && (
        <FeeHistory
          fees={fees.fees}
          linkTo={(fee) => <Link to={paths.project.getHref(fee.project_uid, { creator: uid })} />}
        />
      )}
      <CreatorNotices uid={uid} />
    </>
  );
}
