import { isUnderWay, type ManagedCreatorDetail } from "@tsumugi/contract";
import { useCreatorProjects, useErasureImpact } from "@tsumugi/hooks";
import { EraseCreatorDialog } from "@tsumugi/patterns";
import type { useCreatorActions } from "../../managed-creators/useCreatorActions.ts";
import { Link } from "../../routing/Link.tsx";
import { fullMessageOf } from "../../shared/errors.ts";

export interface EraseCreatorProps {
  readonly isOpen: boolean;
  readonly creator: ManagedCreatorDetail;
  readonly actions: ReturnType<typeof useCreatorActions>;
  readonly onClose: () => void;
}

/** The server refuses it: nobody is to type the name first. */
function whyNotYet(projects: ReturnType<typeof useCreatorProjects>["creatorProjects"]): string | undefined {
  const open = projects.filter(({ job_status }) => isUnderWay(job_status));
  if (open.length === 0) return undefined;
  const names = open.map(({ name }) => `「${name}」`).join("");
  return `進行中の依頼が${open.length}件あるため、まだ消去できません（${names}）。案件のステータスを完了・辞退・見送り・中止のどれかにしてから消去してください。`;
}

/** Asks before personal data go, with what changes elsewhere as it is now. What may stay opens beside the dialog. */
export function EraseCreator({ isOpen, creator, actions, onClose }: EraseCreatorProps) {
  const { creatorProjects } = useCreatorProjects(isOpen ? creator.uid : null);
  const { erasureImpact, error, refresh } = useErasureImpact(isOpen ? creator.uid : null);
  return (
    <EraseCreatorDialog
      open={isOpen}
      onOpenChange={(next) => !next && onClose()}
      creator={creator}
      onErase={() => actions.erase(creator.uid)}
      erasing={actions.isErasing}
      error={actions.eraseError ? fullMessageOf(actions.eraseError) : whyNotYet(creatorProjects)}
      impact={erasureImpact}
      impactError={error && fullMessageOf(error)}
      onCountAgain={() => void refresh()}
      linkTo={(href) => <Link to={href} />}
    />
  );
}
