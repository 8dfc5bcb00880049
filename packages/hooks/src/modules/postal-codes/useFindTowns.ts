import { listPostalTowns, type PostalTown } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiClient } from "../../core/ApiProvider.tsx";

const SEVEN = /^\d{7}$/;

/**
 * The towns of a postal code, to fill in an address. `findTowns` takes the code with or without hyphen and answers
 * one town, several, or none for a code that is not known; it rejects with `ApiError`.
 *
 * @example
 * const { findTowns } = useFindTowns();
 * const [town] = await findTowns("150-0001"); // { prefecture: "東京都", city: "渋谷区", town: "神宮前" }
 */
export function useFindTowns() {
  const client = useApiClient();
  const findTowns = useCallback(
    async (postalCode: string): Promise<readonly PostalTown[]> => {
      const postal_code = postalCode.replace(/\D/g, "");
      if (!SEVEN.test(postal_code)) return [];
      return (await client.call(listPostalTowns, { params: { postal_code } })).items;
    },
    [client],
  );
  return { findTowns };
}
