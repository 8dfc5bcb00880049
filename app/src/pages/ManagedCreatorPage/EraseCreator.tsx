import type { ManagedCreatorDetail } from "@tsumugi/contract";
import { useErasureImpact } from "@tsumugi/hooks";
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

/** Asks before personal data go, with what changes elsewhere as it is now. What may stay opens beside the dialog. */
export function EraseCreator({ isOpen, creator, actions, onClose }: EraseCreatorProps) {
  const { erasureImpact, error, refresh } = useErasureImpact(isOpen ? creator.uid : null);
  return (
    <EraseCreatorDialog
      open={isOpen}
      onOpenChange={(next) => !next && onClose()}
      creator={creator}
      onErase={() => actions.erase(creator.uid).catch(() => undefined)}
      erasing={actions.isErasing}
      error={actions.eraseError && fullMessageOf(actions.eraseError)}
      impact={erasureImpact}
      impactError={error && fullMessageOf(error)}
      onCountAgain={() => void refresh()}
      linkTo={(href) => <Link to={href} />}
    />
  );
}
