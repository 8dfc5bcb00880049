import type { Policy, Role } from "@tsumugi/contract";

/** How somebody stands towards company A when a call comes in. `seat`: a membership of the active company. */
export interface Standing {
  readonly kind: "visitor" | "person" | "member" | "operator" | "seated operator" | "creator" | "ended link";
  readonly seat?: { readonly role: Role; readonly ended?: true; readonly withoutFeatures?: true };
  /** Their company asks for a second factor that they have not set up. */
  readonly lacksSecondFactor?: true;
}

/** `in`: past the policy, to whatever the call itself decides. `seat`: what the role and the contract decide. */
type Cell = "in" | "seat" | "unauthenticated" | "forbidden" | "no_company" | "not_found" | "link_revoked";

const table = `
                 visitor  signed_in        member           member+operator  operator         creator       member+creator   signed_in+creator
visitor          in       unauthenticated  unauthenticated  unauthenticated  unauthenticated  not_found     unauthenticated  unauthenticated
person           in       in               no_company       no_company       forbidden        not_found     no_company       in
member           in       in               seat             seat             forbidden        not_found     seat             in
operator         in       in               forbidden        in               in               not_found     forbidden        in
seated operator  in       in               seat             in               in               not_found     seat             in
creator          in       unauthenticated  unauthenticated  unauthenticated  unauthenticated  in            in               in
ended link       in       unauthenticated  unauthenticated  unauthenticated  unauthenticated  link_revoked  link_revoked     link_revoked
`;

const [head = [], ...rows] = table
  .trim()
  .split("\n")
  .map((line) => line.trim().split(/\s{2,}/));
const cells = new Map(
  rows.flatMap(([kind, ...answers]) =>
    answers.map((cell, i) => [`${kind} ${head[i]}`, cell as Cell] as const),
  ),
);

/**
 * What a policy answers somebody before the call itself looks at the request. A seat is asked for its role first, then for
 * the company's features, then for the contract's last day, which ends writes and leaves reading.
 */
export function expected(
  policy: Policy,
  method: string,
  { kind, seat, lacksSecondFactor }: Standing,
): string {
  const admitted = policy.allow.join("+");
  const isHeld = lacksSecondFactor && !policy.withoutSecondFactor;
  if (isHeld && admitted !== "visitor" && admitted !== "creator") return "second_factor_not_set";
  const cell = cells.get(`${kind} ${admitted}`);
  if (!cell) throw new Error(`A policy that admits ${admitted}: give it a column in policyTable.ts.`);
  if (cell !== "seat") return cell;
  if (!seat) throw new Error("A member without a seat.");
  if (policy.roles && !policy.roles.includes(seat.role)) return "forbidden";
  if (policy.feature && seat.withoutFeatures) return "feature_not_granted";
  const changes = method !== "GET" && !policy.allowAfterContract;
  return changes && seat.ended ? "contract_expired" : "in";
}
