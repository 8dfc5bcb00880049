import { type Field, jobTermsFields, type TermsKey, variableTerms } from "@tsumugi/contract";
import { DeclaredField, type DeclaredFieldProps } from "../../shared/DeclaredField.tsx";
import { blankProblem } from "../../shared/fieldRules.ts";
import { FormArea } from "../../shared/fields.tsx";
import type { SendJobForm } from "./sendJobForm.ts";
import { VariableArea } from "./VariableArea.tsx";

export interface TermsInputProps
  extends Pick<
    DeclaredFieldProps<SendJobForm>,
    "control" | "hint" | "label" | "placeholder" | "rules" | "width"
  > {
  name: TermsKey;
  rows?: number;
  /** `false`: something else stands in where it is blank. */
  required?: false | undefined;
  /** Terms for one person, in which nothing is filled in. */
  isChange: boolean;
}

const takesVariables = (name: TermsKey) => variableTerms.some((each) => each === name);

/** The input of one point of the terms. Its long texts take variables where they are filled for each person. */
export function TermsInput({ name, isChange, rows = 2, required, ...props }: TermsInputProps) {
  const declared: Field = jobTermsFields[name];
  const field = required === false ? ({ ...declared, required: undefined } as unknown as Field) : declared;
  if (field.kind !== "multiline") return <DeclaredField {...props} field={field} name={name} />;
  const Area = takesVariables(name) && !isChange ? VariableArea<SendJobForm> : FormArea<SendJobForm>;
  return (
    <Area
      control={props.control}
      name={name}
      label={field.label}
      placeholder={props.placeholder}
      rows={rows}
      requirement={field.required && "required"}
      rules={{ validate: (value) => blankProblem(field, value) ?? true }}
    />
  );
}
