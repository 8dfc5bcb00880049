import { type ReactNode, useId, useMemo } from "react";
import { RequirementBadge } from "../RequirementBadge/RequirementBadge.tsx";
import { FieldGroup } from "./FieldGroup.tsx";
import { FieldMessage } from "./FieldMessage.tsx";
import { FieldContext } from "./fieldContext.ts";

export interface FormFieldProps {
  label: ReactNode;
  /** 「必須」 or 「任意」 after the label; neither when absent. Use only one of them within a form. */
  requirement?: "required" | "optional";
  /** Help between label and control: what is needed before typing. */
  hint?: ReactNode;
  /** The cause, then how to fix it. Shown under the control and read after the hint. */
  error?: string;
  /**
   * Several controls under one label: a fieldset. For radios and checkboxes use `RadioGroup` /
   * `CheckboxGroup`.
   */
  group?: boolean;
  /** Id of the control, for the error summary; generated if absent. */
  id?: string;
  children: ReactNode;
}

/** Label, hint and error of one control, connected to it by ids. */
export function FormField({ group = false, ...props }: FormFieldProps) {
  return group ? <FieldGroup {...props} /> : <SingleField {...props} />;
}

function SingleField({ label, requirement, hint, error, id, children }: Omit<FormFieldProps, "group">) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const describedBy = [hint && `${fieldId}-hint`, error && `${fieldId}-error`].filter(Boolean).join(" ");
  const isInvalid = Boolean(error);
  // Memoized, so that a keystroke elsewhere in the form does not render every control again.
  const wiring = useMemo(
    () => ({
      id: fieldId,
      "aria-describedby": describedBy || undefined,
      "aria-invalid": isInvalid ? (true as const) : undefined,
      "aria-required": requirement === "required" ? (true as const) : undefined,
    }),
    [fieldId, describedBy, isInvalid, requirement],
  );
  return (
    <div className="tsu-form-field" data-invalid={isInvalid || undefined}>
      <label className="label" htmlFor={fieldId} id={`${fieldId}-label`}>
        {label}
        {requirement && <RequirementBadge kind={requirement} />}
      </label>
      {hint && (
        <span className="hint" id={`${fieldId}-hint`}>
          {hint}
        </span>
      )}
      <FieldContext value={wiring}>{children}</FieldContext>
      {error && <FieldMessage id={`${fieldId}-error`}>{error}</FieldMessage>}
    </div>
  );
}
