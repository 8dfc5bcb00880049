import type { CommentResponse, RoomType } from "@tsumugi/contract";

/** A time of Firestore, to the nanosecond, as text that sorts: seconds, dot, nanoseconds. */
export type ChangeTime = string;

export const changeTimeOf = (at: Date): ChangeTime => {
  const [seconds, thousandths] = [Math.floor(at.getTime() / 1000), at.getMilliseconds()];
  return `${String(seconds).padStart(12, "0")}.${String(thousandths * 1_000_000).padStart(9, "0")}`;
};

/** What somebody wrote into a room by Firestore's own SDK. */
export interface WrittenComment {
  readonly room_uid: string;
  readonly id: string;
  readonly uid: string;
  readonly kind: string;
  readonly text: string;
  readonly image_uids: readonly string[];
  readonly deleted: boolean;
  /** `createdAt` in microseconds: its place among the room's comments there. */
  readonly store_seq: number;
  readonly changed: ChangeTime;
  /** The server itself wrote this change: the row holds it, or something newer. */
  readonly is_from_server: boolean;
}

/** A comment of our rows as a document holds it, at its place among the others there. */
export interface CommentDocument extends CommentResponse {
  /** µs. */
  readonly store_seq: number;
  /** Its text once held fees, and a document of then may still do. */
  readonly had_fees: boolean;
}

export interface CompanyPeople {
  readonly company_uid: string;
  /** uids of all members. */
  readonly readers: readonly string[];
  /** uids of those who may write comments. */
  readonly writers: readonly string[];
  /** Of those, who may write direct messages: nobody where the contract does not grant them. */
  readonly dm_writers: readonly string[];
}

export interface PlacedRoom {
  readonly uid: string;
  readonly company_uid: string;
  readonly type: RoomType;
}

/** Port to the documents of Firestore as the server sees them: not bound by the rules. */
export interface CommentDocuments {
  putCompany(people: CompanyPeople): Promise<void>;
  putRoom(room: PlacedRoom): Promise<void>;
  /**
   * Creates what is missing and updates what exists. A member's own change of the document takes precedence until it
   * has been pulled; `taken` says up to where that has happened.
   */
  putComment(comment: CommentDocument, taken: () => ChangeTime | null): Promise<void>;
  /** An erased company's document. */
  removeCompany(companyUid: string): Promise<void>;
  /** A room of an erased company, or one that went into another room, with all its comments. */
  removeRoom(roomUid: string): Promise<void>;
  /** Passes on what changed since then, inclusive and in order, and then every change. Answers the function that ends it. */
  follow(
    since: ChangeTime | null,
    take: (changes: readonly WrittenComment[]) => Promise<void>,
    failed: (error: unknown) => void,
  ): () => void;
  close(): Promise<void>;
}
