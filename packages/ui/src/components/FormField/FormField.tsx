import { type ReactNode, useId, useMemo } from "react";
import { cx } from "../cx.ts";
import type { Native } from "../native.ts";
import { FieldGroup, type FieldGroupProps } from "./FieldGroup.tsx";
import { FieldLabel } from "./FieldLabel.tsx";
import { FieldMessage } from "./FieldMessage.tsx";
import { FieldContext } from "./fieldContext.ts";

export interface FormFieldProps extends Native<"div", "id"> {
  /** 欄の見出し。 */
  label: ReactNode;
  /** 見出しのあとの「必須」「任意」。なければ出ません。1 つのフォームではどちらか一方に。 */
  requirement?: "required" | "optional";
  /** 見出しと欄の間の説明。打つ前に知りたいこと。 */
  hint?: ReactNode;
  /** 誤り。原因、次に直し方。欄の下に出て、hint のあとに読まれます。 */
  error?: string;
  /**
   * いくつかの欄を 1 つの見出しにまとめます（fieldset）。ラジオとチェックには
   * `RadioGroup`・`CheckboxGroup`。
   */
  group?: boolean;
  /** 欄の id。誤りのまとめから移るときに使います。渡さなければ作られます。 */
  id?: string;
  /** 欄 1 つ。 */
  children: ReactNode;
}

/** Label, hint and error of one control, connected to it by ids. */
export function FormField({ group = false, ...props }: FormFieldProps) {
  // A fieldset takes whatever a div takes.
  return group ? <FieldGroup {...(props as FieldGroupProps)} /> : <SingleField {...props} />;
}

function SingleField({
  label,
  requirement,
  hint,
  error,
  id,
  children,
  className,
  ...rest
}: Omit<FormFieldProps, "group">) {
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
    <div {...rest} className={cx("tsu-form-field", className)} data-invalid={isInvalid || undefined}>
      <label className="label" htmlFor={fieldId} id={`${fieldId}-label`}>
        <FieldLabel label={label} requirement={requirement} />
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
