import type { CommentResponse } from "@tsumugi/contract";

/** A time of Firestore, to the nanosecond, as text that sorts: seconds, dot, nanoseconds. */
export type ChangeTime = string;

/** What somebody wrote into a room by Firestore's own SDK. */
export interface WrittenComment {
  readonly room_uid: string;
  readonly id: string;
  readonly uid: string;
  readonly kind: string;
  readonly text: string;
  readonly image_uids: readonly string[];
  readonly deleted: boolean;
  readonly changed: ChangeTime;
}

export interface CompanyPeople {
  readonly company_uid: string;
  /** uids of all members. */
  readonly readers: readonly string[];
  /** uids of those who may write comments. */
  readonly writers: readonly string[];
}

/** Port to the documents of Firestore as the server sees them: not bound by the rules. */
export interface CommentDocuments {
  putCompany(people: CompanyPeople): Promise<void>;
  putRoom(room_uid: string, company_uid: string): Promise<void>;
  /** Creates what is missing; of what is there only the links of its images are renewed, never the words. */
  giveComment(comment: CommentResponse): Promise<void>;
  /** Hands over what changed since, inclusive, in order, and then everything that changes. Answers what ends it. */
  follow(
    since: ChangeTime | null,
    take: (changes: readonly WrittenComment[]) => Promise<void>,
    failed: (error: unknown) => void,
  ): () => void;
  close(): Promise<void>;
}
