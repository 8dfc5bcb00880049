import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { fingerprint } from "../core/ids.ts";
import { accessChangesSince, canReplay, currentCursor } from "../core/realtime/realtime.repository.ts";
import { companyPeople, roomsSince } from "./bridge.repository.ts";
import type { CommentDocuments } from "./commentDocuments.ts";

/** A room that was committed late carries an earlier time than one that is known already. */
const LATE_MS = 60_000;

/** Writes what the security rules need: who may read and write in each company, and which company a room belongs to. */
export function createAccessSync(documents: CommentDocuments) {
  const people = new Map<string, string>();
  const lately = new Map<string, number>();
  let known: { readonly day: string; readonly cursor: string } | undefined;
  let newest: number | null = null;

  /** All companies once a day, as contracts end with a day; else only those where something changed. */
  const pushPeople = async () => {
    const day = dayInJapan(now());
    const isKnown = known?.day === day && (await canReplay(known.cursor));
    const { cursor, changes } =
      known && isKnown
        ? await accessChangesSince(known.cursor)
        : { cursor: await currentCursor(), changes: null };
    for (const company of changes?.length === 0 ? [] : await companyPeople(day, changes)) {
      const print = fingerprint(company);
      if (people.get(company.company_uid) === print) continue;
      await documents.putCompany(company);
      people.set(company.company_uid, print);
    }
    known = { day, cursor };
  };

  const pushRooms = async () => {
    const rooms = await roomsSince(newest === null ? null : new Date(newest - LATE_MS));
    for (const { uid, company_uid, type, created_ms } of rooms) {
      if (!lately.has(uid)) await documents.putRoom({ uid, company_uid, type });
      lately.set(uid, created_ms);
      newest = Math.max(created_ms, newest ?? 0);
    }
    for (const [uid, created_ms] of lately) if (created_ms < (newest ?? 0) - LATE_MS) lately.delete(uid);
  };

  return {
    async push(): Promise<void> {
      await pushPeople();
      await pushRooms();
    },
    /** Another server has taken over meanwhile: nothing is known any more. */
    reset(): void {
      people.clear();
      lately.clear();
      known = undefined;
      newest = null;
    },
  };
}
