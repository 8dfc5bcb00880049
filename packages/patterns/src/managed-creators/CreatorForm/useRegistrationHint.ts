import type { ManagedCreatorValues } from "@tsumugi/contract";
import { type Control, useWatch } from "react-hook-form";
import { registrationHint } from "../../shared/registrationCheck.ts";

/** Numbers of individuals need not follow the check digit: only a corporation's is looked at. */
export function useRegistrationHint(control: Control<ManagedCreatorValues>): string | undefined {
  const [number, entity] = useWatch({ control, name: ["invoice_registration_number", "entity_type"] });
  return entity === "corporation" ? registrationHint(number) : undefined;
}
