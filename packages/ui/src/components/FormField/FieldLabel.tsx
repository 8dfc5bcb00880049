import type { ReactNode } from "react";
import { RequirementBadge, type RequirementBadgeProps } from "../RequirementBadge/RequirementBadge.tsx";

interface FieldLabelProps {
  label: ReactNode;
  requirement: RequirementBadgeProps["kind"] | undefined;
}

/** The words of a label, and whether the field must be filled in: a badge without room begins the next line. */
export function FieldLabel({ label, requirement }: FieldLabelProps) {
  if (!requirement) return label;
  return (
    <span className="marked">
      <span>{label}</span>
      <RequirementBadge kind={requirement} />
    </span>
  );
}
