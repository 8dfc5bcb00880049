import { partsAround } from "@tsumugi/contract";
import type { CommentPage, CommentPlace } from "@tsumugi/hooks";
import {
  type CollectionReference,
  type DocumentData,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  startAt,
  Timestamp,
} from "firebase/firestore";
import { timeOf } from "./firestoreComment.ts";
import { orThrow, refusal } from "./firestoreErrors.ts";

type Found = QueryDocumentSnapshot<DocumentData>;

const stampOf = (seq: number) => {
  const { seconds, nanoseconds } = timeOf(seq);
  return new Timestamp(seconds, nanoseconds);
};

async function placeOf(comments: CollectionReference, place: CommentPlace): Promise<Timestamp> {
  if (typeof place === "number") return stampOf(place);
  const found = (await orThrow(getDocFromServer(doc(comments, place)))).data();
  if (!(found?.createdAt instanceof Timestamp)) throw refusal("not-found");
  return found.createdAt;
}

/** Documents of one page, newest first, by the index over `createdAt`. Raises `ApiError`. */
export async function loadPage(comments: CollectionReference, page: CommentPage): Promise<readonly Found[]> {
  const docsOf = async (...which: QueryConstraint[]): Promise<readonly Found[]> =>
    (await orThrow(getDocsFromServer(query(comments, ...which)))).docs;
  const newestFirst = orderBy("createdAt", "desc");
  const newerThan = async (place: Timestamp, count: number) =>
    (await docsOf(orderBy("createdAt"), startAfter(place), limit(count))).toReversed();

  if (page.around !== undefined) {
    const parts = partsAround(page.limit);
    const place = await placeOf(comments, page.around);
    const [newer, upTo] = await Promise.all([
      parts.after > 0 ? newerThan(place, parts.after) : [],
      docsOf(newestFirst, startAt(place), limit(parts.upTo)),
    ]);
    return [...newer, ...upTo];
  }
  if (page.after !== undefined) return newerThan(stampOf(page.after), page.limit);
  const older = page.before === undefined ? [] : [startAfter(stampOf(page.before))];
  return docsOf(newestFirst, ...older, limit(page.limit));
}

/** When the room was last changed, by Firestore's clock; null: nothing is there. Raises `ApiError`. */
export async function latestChange(comments: CollectionReference): Promise<Timestamp | null> {
  const newest = query(comments, orderBy("changedAt", "desc"), limit(1));
  const { docs } = await orThrow(getDocsFromServer(newest));
  return (docs[0]?.data().changedAt as Timestamp | undefined) ?? null;
}
