import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";

/** What a postal code stands for. `town` is empty where a code stands for the rest of a city. */
export const postalTown = z.object({ prefecture: z.string(), city: z.string(), town: z.string() });
export type PostalTown = z.infer<typeof postalTown>;

/** What each call takes and answers. */
export const postalCodesSchemas = {
  listPostalTowns: {
    params: z.strictObject({
      /** Seven digits, without a hyphen. */
      postal_code: z.string().regex(/^\d{7}$/, "郵便番号は7桁の数字で指定してください。"),
    }),
    response: z.object({ items: z.array(postalTown) }),
  },
} satisfies SchemasByEndpoint;
