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
  "Tax law has what was agreed, delivered and paid kept for seven years (電子帳簿保存法); the contractor's name in it is erased.";
export const NOTICE =
  "Tax law has an issued payment notice kept for seven years as it was, to be found by its payee (電子帳簿保存法); a draft's goes.";
export const PAID =
  "It proves what was paid to whom and is kept for seven years (電子帳簿保存法); it is sealed, and only the file itself is handed out.";
export const TALK =
  "Still to be decided (the correspondence about agreed work is a record of the transaction and the room says that it stays; messages outside any job could go).";
export const DELIVERED =
  "Still to be decided (the address of the delivered work proves what was paid for and finds its figures, but it names the account).";
export const REASON =
  "Still to be decided (取適法 has the reason kept for two years for which agreed work was changed or ended, but it is free text).";
export const TYPED =
  "Still to be decided (a member may have typed a name here, but nothing connects it to the record).";

export const NOT_PERSONAL = "The field's declaration in the contract says that it is not personal.";
