import type { ConnectionChoices } from "@tsumugi/contract";
import type { FieldChoices } from "@tsumugi/patterns";

const side = { left: "own", right: "public" } as const;
const sides = { ...side, both: "both" } as const;

/** What was chosen with our record on the left and the public profile on the right, as the server asks for it. */
export function connectionChoices({
  display_name,
  image,
  genres,
  accounts,
}: FieldChoices): ConnectionChoices {
  const one = (choice: FieldChoices[string] | undefined) =>
    choice === undefined || choice === "both" ? undefined : side[choice];
  const list = (choice: FieldChoices[string] | undefined) => choice && sides[choice];
  return {
    display_name: one(display_name),
    image: one(image),
    genres: list(genres),
    accounts: list(accounts),
  };
}
