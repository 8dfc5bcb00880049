import { CODE, type ColumnsOfTable, HASH, ID, SECRET, STAFF } from "./personalReasons.ts";

/** What proves who somebody is: members and operators, whose accounts end with themselves. */
export const signInColumns: Readonly<Record<string, ColumnsOfTable>> = {
  credentials: { kept: [[STAFF, "password_hash"]] },
  recovery_codes: { kept: [[HASH, "code_hash"]] },
  refresh_families: {
    kept: [
      [ID, "uid"],
      [STAFF, "device"],
    ],
  },
  refresh_tokens: { kept: [[HASH, "parent_hash token_hash"]] },
  request_counts: {
    kept: [
      [CODE, "name"],
      [HASH, "source_hash"],
    ],
  },
  second_factors: { kept: [[SECRET, "pending_secret secret"]] },
  sign_in_failures: { kept: [[STAFF, "email_key source"]] },
  signing_keys: { kept: [[SECRET, "kid private_jwk public_jwk"]] },
  verification_tokens: {
    kept: [
      [HASH, "token_hash"],
      [STAFF, "email"],
    ],
  },
};
