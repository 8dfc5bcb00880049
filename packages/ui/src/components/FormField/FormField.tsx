import { type ReactNode, useId } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { RequirementBadge } from "../RequirementBadge/RequirementBadge.tsx";
import { FieldContext } from "./fieldContext.ts";

export interface FormFieldProps {
  label: ReactNode;
  /** 「必須」 or 「任意」 after the label; neither when absent. */
  requirement?: "required" | "optional";
  /** Help between label and control. */
  hint?: ReactNode;
  /** Cause, then cure. Shown under the control. */
  error?: string;
  /** Several controls (radios, checks) under one label. */
  group?: boolean;
  /** Anchor of the control, for the error summary; made up when absent. */
  id?: string;
  children: ReactNode;
}

/** Label, hint and error of one control, wired to it by ids. */
export function FormField({ label, requirement, hint, error, group = false, id, children }: FormFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const labelId = `${fieldId}-label`;
  const hintId = `${fieldId}-hint`;
  const errorId = `${fieldId}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(" ") || undefined;
  const labelContent = (
    <>
      {label}
      {requirement && <RequirementBadge kind={requirement} />}
    </>
  );
  return (
    <div className="tsu-form-field" data-invalid={error ? true : undefined}>
      {group ? (
        <span className="label" id={labelId}>
          {labelContent}
        </span>
      ) : (
        <label className="label" htmlFor={fieldId}>
          {labelContent}
        </label>
      )}
      {hint && (
        <span className="hint" id={hintId}>
          {hint}
        </span>
      )}
      {group ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lay out its legend beside the badge
        <div
          className="group"
          role="group"
          id={fieldId}
          tabIndex={-1}
          aria-labelledby={labelId}
          aria-describedby={describedBy}
        >
          {children}
        </div>
      ) : (
        <FieldContext
          value={{
            id: fieldId,
            "aria-describedby": describedBy,
            "aria-invalid": error ? true : undefined,
            "aria-required": requirement === "required" ? true : undefined,
          }}
        >
          {children}
        </FieldContext>
      )}
      {error && (
        <span className="error" id={errorId}>
          <Icon name="error" size={16} />
          <span>{error}</span>
        </span>
      )}
    </div>
  );
}
