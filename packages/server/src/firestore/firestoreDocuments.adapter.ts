import { setTimeout as sleep } from "node:timers/promises";
import type { DocumentData, Firestore, QueryDocumentSnapshot, Timestamp } from "@google-cloud/firestore";
import type { ChangeTime, CommentDocument, CommentDocuments, WrittenComment } from "./commentDocuments.ts";
import { checkAccountFile, checkOwnAccount } from "./serviceAccount.adapter.ts";

/** A listener holds every document that it has reported: after this many a new one continues from the same place. */
const MAX_HELD = 1_000;
const ALREADY_EXISTS = 6;
/** How long a stream may take to open before it is given up. */
const OPENING_MS = 3_000;

/** Characters that no row can hold are left out: one such document would stop everything behind it. */
const text = (value: unknown): string =>
  typeof value === "string" ? value.toWellFormed().replaceAll("\u0000", "") : "";

const timeText = ({ seconds, nanoseconds }: Timestamp): ChangeTime =>
  `${String(seconds).padStart(12, "0")}.${String(nanoseconds).padStart(9, "0")}`;

/** The number that the browsers order by. */
const microsOf = ({ seconds, nanoseconds }: Timestamp): number =>
  seconds * 1_000_000 + Math.floor(nanoseconds / 1000);

/** The latest change is the server's own: members cannot write `givenAt`, and every change of theirs is later. */
const isFromServer = ({ givenAt, changedAt }: DocumentData): boolean =>
  givenAt != null && changedAt != null && timeText(givenAt) === timeText(changedAt);

function written(found: QueryDocumentSnapshot): WrittenComment | undefined {
  const room = found.ref.parent.parent;
  const data = found.data();
  if (room?.parent.id !== "chat_rooms" || !data.changedAt || !data.createdAt) return undefined;
  const images: unknown[] = Array.isArray(data.images) ? data.images : [];
  return {
    room_uid: room.id,
    id: found.id,
    uid: text(data.uid),
    kind: text(data.kind),
    text: text(data.text),
    image_uids: [
      ...new Set(images.map((image) => text((image as { uid?: unknown } | null)?.uid)).filter(Boolean)),
    ],
    deleted: data.deleted === true,
    store_seq: microsOf(data.createdAt),
    changed: timeText(data.changedAt),
    is_from_server: isFromServer(data),
  };
}

/**
 * The documents of a project. Credentials as Google's libraries find them (GOOGLE_APPLICATION_CREDENTIALS, or the
 * machine's own); FIRESTORE_EMULATOR_HOST leads to the emulator. Loaded only where Firebase is set.
 * @throws SettingsError where there are none
 */
export async function openFirestoreDocuments(projectId: string): Promise<CommentDocuments> {
  checkAccountFile(process.env);
  const { FieldValue, Firestore, Timestamp } = await import("@google-cloud/firestore");
  const db: Firestore = new Firestore({ projectId });
  await checkOwnAccount(db, process.env);
  const toTime = (time: ChangeTime) => new Timestamp(...(time.split(".").map(Number) as [number, number]));
  const place = ({ room_id, id }: CommentDocument) => db.doc(`chat_rooms/${room_id}/comments/${id}`);
  const timeAt = (iso: string) => Timestamp.fromMillis(Date.parse(iso));
  const stampOf = (micros: number) =>
    new Timestamp(Math.floor(micros / 1_000_000), (micros % 1_000_000) * 1000);

  // Google's client rejects into nothing, and so ends the process, when it is closed while a stream opens.
  const ending = new Set<Promise<void>>();

  return {
    putCompany: async ({ company_uid, readers, writers, dm_writers: dmWriters }) => {
      await db.doc(`companies/${company_uid}`).set({ readers, writers, dmWriters });
    },
    putRoom: async ({ uid, company_uid: companyUid, type }) => {
      await db.doc(`chat_rooms/${uid}`).set({ companyUid, type });
    },
    removeCompany: async (uid) => {
      await db.doc(`companies/${uid}`).delete();
    },
    removeRoom: async (uid) => {
      await db.recursiveDelete(db.doc(`chat_rooms/${uid}`));
    },
    putComment: async (comment, taken) => {
      const { uid, kind, images, deleted, store_seq } = comment;
      const words = {
        text: comment.text,
        images,
        deleted,
        editedAt: comment.edited_at ? timeAt(comment.edited_at) : null,
        ...(comment.replaced_at && { replacedAt: timeAt(comment.replaced_at) }),
      };
      const now = FieldValue.serverTimestamp();
      const given = { changedAt: now, givenAt: now };
      try {
        const createdAt = stampOf(store_seq);
        await place(comment).create({ uid, kind, createdAt, ...words, ...given });
        return;
      } catch (error) {
        if ((error as { code?: unknown }).code !== ALREADY_EXISTS) throw error;
      }
      // As it was first written, and without links that would have to be renewed.
      const isFirst = comment.edited_at === null && !comment.replaced_at && !comment.had_fees;
      if (!deleted && isFirst && images.length === 0) return;
      await db.runTransaction(async (transaction) => {
        const there = (await transaction.get(place(comment))).data();
        if (!there || there.deleted === true) return;
        const isTaken = isFromServer(there) || timeText(there.changedAt) <= (taken() ?? "");
        const differs = there.text !== comment.text || deleted;
        const hasOldLinks = JSON.stringify(there.images) !== JSON.stringify(images);
        if (differs && isTaken) transaction.update(place(comment), { ...words, ...given });
        else if (hasOldLinks && !differs) transaction.update(place(comment), { images, ...given });
      });
    },
    follow: (since, take, failed) => {
      let latest = since;
      let over = false;
      let unsubscribe = () => {};
      let work = Promise.resolve();
      const listen = () => {
        const all = db.collectionGroup("comments").orderBy("changedAt");
        const opened = Promise.withResolvers<void>();
        unsubscribe();
        const stop = (latest ? all.startAt(toTime(latest)) : all).onSnapshot(
          (snapshot) => {
            opened.resolve();
            const changes = snapshot
              .docChanges()
              .flatMap(({ type, doc }) => (type === "removed" ? [] : (written(doc) ?? [])))
              .sort((one, other) => (one.changed < other.changed ? -1 : 1));
            latest = changes.reduce((max, { changed }) => (max && max > changed ? max : changed), latest);
            const isFull = snapshot.size > MAX_HELD && changes.length < snapshot.size;
            work = work.then(() => (over ? undefined : take(changes))).catch(fail);
            if (isFull && !over) listen();
          },
          (error) => {
            opened.resolve();
            fail(error);
          },
        );
        unsubscribe = () => {
          const ended = Promise.race([opened.promise, sleep(OPENING_MS, undefined, { ref: false })]).then(
            stop,
          );
          ending.add(ended);
          void ended.finally(() => ending.delete(ended));
        };
      };
      const end = () => {
        over = true;
        unsubscribe();
      };
      const fail = (error: unknown) => {
        if (over) return;
        end();
        failed(error);
      };
      listen();
      return end;
    },
    close: async () => {
      await Promise.all(ending);
      await db.terminate();
    },
  };
}
