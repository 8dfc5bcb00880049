import { context, settings } from "../core/context.ts";

/** Whether the company in which somebody acts, or the operators' rule, asks for a second factor. Firebase has its own. */
export function isSecondFactorAsked(
  user: { readonly system_admin: boolean },
  company: { readonly requires_second_factor: boolean } | null,
): boolean {
  if (context().deps.auth.mode !== "embedded") return false;
  const ofOperators = user.system_admin && settings().OPERATOR_SECOND_FACTOR === "on";
  return ofOperators || (company?.requires_second_factor ?? false);
}
