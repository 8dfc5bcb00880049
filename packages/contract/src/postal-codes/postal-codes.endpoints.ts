import * as z from "zod";
import { defineEndpoint } from "../core/endpoint.ts";
import { policies } from "../core/policy.ts";

/** What a postal code stands for. `town` is empty where a code stands for the rest of a city. */
export const postalTown = z.object({ prefecture: z.string(), city: z.string(), town: z.string() });
export type PostalTown = z.infer<typeof postalTown>;

/** Towns of a postal code, from Japan Post's list; one code may stand for many, and for none when it is not known. */
export const listPostalTowns = defineEndpoint("/company/postal_codes/{postal_code}", {
  base: "",
  method: "GET",
  slice: "postal-codes",
  summary: "郵便番号の住所",
  policy: policies.member,
  params: z.strictObject({
    /** Seven digits, without a hyphen. */
    postal_code: z.string().regex(/^\d{7}$/, "郵便番号は7桁の数字で指定してください。"),
  }),
  response: z.object({ items: z.array(postalTown) }),
});
