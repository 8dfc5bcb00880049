export interface RequirementBadgeProps {
  kind: "required" | "optional";
}

/** 「必須」 or 「任意」 after a label: text, so that it is read aloud with the label. */
export function RequirementBadge({ kind }: RequirementBadgeProps) {
  return (
    <span className="tsu-requirement" data-kind={kind}>
      {kind === "required" ? "必須" : "任意"}
    </span>
  );
}
