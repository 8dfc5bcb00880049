import {
  bodyKeyOf,
  type EditableKey,
  type ManagedCreatorValues,
  managedCreatorFields,
} from "@tsumugi/contract";
import type { FieldPath } from "react-hook-form";
import { DeclaredField, type DeclaredFieldProps } from "../../shared/DeclaredField.tsx";

export type CreatorFieldProps = Omit<DeclaredFieldProps<ManagedCreatorValues>, "field" | "name"> & {
  /** As declared: `owner`, not the key of its body. */
  name: EditableKey<typeof managedCreatorFields>;
};

/** The input of one field of a creator. */
export const CreatorField = ({ name, ...props }: CreatorFieldProps) => (
  <DeclaredField
    {...props}
    field={managedCreatorFields[name]}
    name={bodyKeyOf(managedCreatorFields, name) as FieldPath<ManagedCreatorValues>}
  />
);
