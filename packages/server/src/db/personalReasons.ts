import type { ErasureKeepKey } from "@tsumugi/contract";

/** Why erasing a creator leaves a column as it is: whole sentences, shared by the tables. */

/** What erasing a managed creator leaves in a column, and why. Every reason is a whole sentence. */
export interface ColumnsOfTable {
  /** Empty, or the row is gone, after `DELETE /company/managed_creators/{id}?erase=true`. Names apart by blanks. */
  readonly erased?: string;
  readonly kept?: readonly (readonly [reason: string, columns: string])[];
}

export const ID = "It is an id or a key that the product made, and says nothing about a person.";
export const HASH = "It is a hash, and the text cannot be read from it.";
export const CODE = "The product writes fixed words of its own here.";
export const CODES = "They are ids, and fixed words that the product writes.";
export const STAFF = "It is about a member, an operator or a company, not about the creator.";
export const PUBLIC =
  "It is the creator's own public profile and talk with the operators; an operator's deletion erases it, no company's.";
export const PROJECT = "Members write it about the whole project or for all creators alike.";
export const SECRET = "It is a secret of the server's own.";
export const FILE =
  "It holds a whole file on its way in, and goes with the import's end, or three days after the last change.";
export const SETTING = "It is a choice in the product's own words: a column, a mapping, a setting.";
export const TRANSACTION =
  "Tax law has what was agreed, delivered and paid kept for seven years (電子帳簿保存法); the person's words in it are replaced.";
export const NOTICE =
  "Tax law has an issued payment notice kept for seven years as it was, to be found by its payee (電子帳簿保存法); a draft's goes.";
export const PAID =
  "It proves what was paid to whom and is kept for seven years (電子帳簿保存法); it is sealed, and only the file itself is handed out.";
export const DELIVERED =
  "The address of the delivered work proves what was paid for and finds its figures; the account's name in it is taken out.";
export const REASON =
  "Subcontract law (取適法) has the reason kept for two years for which agreed work was changed or ended; the person's words in it are replaced.";
export const TYPED =
  "Members write it about anything; where the person's names, addresses or accounts stand in it, they are replaced.";

export const NOT_PERSONAL = "The field's declaration in the contract says that it is not personal.";

/** Of these reasons, those for which something of the person stays, and where the dialog of the erasure says so. */
export const keptAs: Readonly<Record<string, ErasureKeepKey>> = {
  [TRANSACTION]: "terms",
  [DELIVERED]: "terms",
  [REASON]: "reasons",
  [NOTICE]: "notices",
  [PAID]: "notices",
  [FILE]: "files",
  [PUBLIC]: "profile",
  [TYPED]: "elsewhere",
};
