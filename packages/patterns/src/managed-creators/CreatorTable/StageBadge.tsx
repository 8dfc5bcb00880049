import { type RelationshipStage, relationshipStageLabels } from "@tsumugi/contract";
import { Badge, type BadgeTone } from "@tsumugi/ui";

const stageTones: Record<RelationshipStage, BadgeTone> = {
  prospect: "neutral",
  contacted: "warning",
  active: "info",
  repeat: "success",
  paused: "neutral",
};

/** How far the relation with a creator has come, in one colour wherever it stands. */
export const StageBadge = ({ stage }: { stage: RelationshipStage }) => (
  <Badge tone={stageTones[stage]}>{relationshipStageLabels[stage]}</Badge>
);
