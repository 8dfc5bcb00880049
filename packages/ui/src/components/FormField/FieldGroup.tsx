import { type ComponentProps, type ReactNode, useId } from "react";
import { RequirementBadge } from "../RequirementBadge/RequirementBadge.tsx";
import { FieldMessage } from "./FieldMessage.tsx";

export interface FieldGroupProps
  extends Pick<ComponentProps<"fieldset">, "children" | "disabled" | "role" | "className"> {
  label: ReactNode;
  requirement?: "required" | "optional";
  hint?: ReactNode;
  error?: string;
  id?: string;
}

/** Several controls under one label: a fieldset with its legend, in the look of `FormField`. */
export function FieldGroup({
  label,
  requirement,
  hint,
  error,
  id,
  role,
  children,
  disabled,
  className = "group",
}: FieldGroupProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const describedBy = [hint && `${fieldId}-hint`, error && `${fieldId}-error`].filter(Boolean).join(" ");
  // A plain group supports neither attribute, so the checkboxes carry them.
  const radioState = {
    "aria-invalid": error ? true : undefined,
    "aria-required": requirement === "required" ? true : undefined,
  };
  return (
    <fieldset
      className="tsu-form-field"
      role={role}
      id={fieldId}
      tabIndex={-1}
      disabled={disabled}
      data-invalid={error ? true : undefined}
      aria-describedby={describedBy || undefined}
      {...(role === "radiogroup" && radioState)}
    >
      <legend className="label">
        {label}
        {requirement && <RequirementBadge kind={requirement} />}
      </legend>
      {hint && (
        <span className="hint" id={`${fieldId}-hint`}>
          {hint}
        </span>
      )}
      <div className={className}>{children}</div>
      {error && <FieldMessage id={`${fieldId}-error`}>{error}</FieldMessage>}
    </fieldset>
  );
}
