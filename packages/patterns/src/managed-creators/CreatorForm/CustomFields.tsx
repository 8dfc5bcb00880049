import { type CustomFieldLook, customFieldOf, type ManagedCreatorValues } from "@tsumugi/contract";
import type { Control, FieldPath } from "react-hook-form";
import { DeclaredField } from "../../shared/DeclaredField.tsx";

/** The company's own fields of a creator, each drawn by its declaration like the product's. */
export const CustomFields = ({
  control,
  fields,
}: {
  control: Control<ManagedCreatorValues>;
  fields: readonly CustomFieldLook[];
}) =>
  fields.map((field) => (
    <DeclaredField
      key={field.uid}
      control={control}
      field={customFieldOf(field)}
      name={`custom_values.${field.uid}` as FieldPath<ManagedCreatorValues>}
    />
  ));
