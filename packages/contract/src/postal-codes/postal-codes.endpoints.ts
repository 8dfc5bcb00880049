import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

/** Towns of a postal code, from Japan Post's list; one code may stand for many, and for none when it is not known. */
export const listPostalTowns = defineEndpoint("listPostalTowns", "/company/postal_codes/{postal_code}", {
  base: "",
  method: "GET",
  slice: "postal-codes",
  summary: "郵便番号の住所",
  policy: policies.member,
});
