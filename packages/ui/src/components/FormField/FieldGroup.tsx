import { type ReactNode, useId } from "react";
import { cx } from "../cx.ts";
import type { Native } from "../native.ts";
import { FieldLabel } from "./FieldLabel.tsx";
import { FieldMessage } from "./FieldMessage.tsx";

export interface FieldGroupProps extends Native<"fieldset", "onChange" | "onBlur" | "defaultValue"> {
  /** Class of the element around the controls. */
  inner?: string;
  /** まとまりの見出し。 */
  label: ReactNode;
  /** 見出しのあとの「必須」「任意」。 */
  requirement?: "required" | "optional";
  /** 選ぶ前に知りたいことを 1 行で。 */
  hint?: ReactNode;
  /** 誤り。原因、次に直し方。 */
  error?: string;
  /** まとまりの id。渡さなければ作られます。 */
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
  className,
  inner = "group",
  ...rest
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
      {...rest}
      className={cx("tsu-form-field", className)}
      role={role}
      id={fieldId}
      tabIndex={-1}
      disabled={disabled}
      data-invalid={error ? true : undefined}
      aria-describedby={describedBy || undefined}
      {...(role === "radiogroup" && radioState)}
    >
      <legend className="label">
        <FieldLabel label={label} requirement={requirement} />
      </legend>
      {hint && (
        <span className="hint" id={`${fieldId}-hint`}>
          {hint}
        </span>
      )}
      <div className={inner}>{children}</div>
      {error && <FieldMessage id={`${fieldId}-error`}>{error}</FieldMessage>}
    </fieldset>
  );
}
