import { CheckboxGroup } from "@tsumugi/ui";
import { type Control, useController } from "react-hook-form";
import { fieldId } from "../../shared/useField.ts";
import { featureOptions } from "../companies.types.ts";
import type { CompanyDialogValues } from "./companyDialog.types.ts";

/** The features that the contract grants, each with what it is good for; all of them at one press. */
export function FeatureFields({ control }: { control: Control<CompanyDialogValues> }) {
  const { field, fieldState } = useController({ control, name: "permission" });
  return (
    <CheckboxGroup
      stacked
      selectAll
      label="機能"
      id={fieldId("permission")}
      options={featureOptions}
      error={fieldState.error?.message}
      value={field.value}
      onValueChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
