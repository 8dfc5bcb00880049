import type { FoundCommentResponse } from "@tsumugi/contract";
import { type SQL, sql } from "drizzle-orm";
import { hitLine } from "../chat-rooms/hitLine.ts";
import { wireSeq } from "../chat-rooms/storeOrder.repository.ts";
import { hasWord } from "../core/hasWord.ts";
import { spellingsOf } from "../core/search.ts";
import { db } from "../db/db.ts";

/** How many comments of a room one call looks at, at most: the way to the rest is the cursor. */
export const WALK = 20_000;

/** The comments of one room, and nobody else's. */
export interface SearchedRoom {
  /** The rows of this room alone, as `c`. */
  readonly rows: SQL;
  /** Of such a row the number that the wire knows it by. */
  readonly wireSeq: SQL<number>;
  /** The number of its newest comment; those before it follow without a gap. */
  readonly last_seq: number;
}

/** A room of a company. */
export const companyRoom = (company_uid: string, room: { uid: string; last_seq: number }): SearchedRoom => ({
  rows: sql`comments c where c.company_uid = ${company_uid} and c.room_uid = ${room.uid}`,
  wireSeq: wireSeq(),
  last_seq: room.last_seq,
});

/** A room of support. */
export const supportRoom = (room: { creator_uid: string; last_seq: number }): SearchedRoom => ({
  rows: sql`support_comments c where c.room_uid = ${room.creator_uid}`,
  wireSeq: sql`c.seq`,
  last_seq: room.last_seq,
});

/** What is looked for: search keys, all of them in one comment or any. */
export interface SearchedWords {
  readonly words: readonly string[];
  readonly any_word: boolean;
}

/**
 * Those that match among the `WALK` newest comments up to a number. They are read along the primary key (room, number):
 * the index on texts is kept out (`coalesce`), because what it knows of a word is all rooms of all companies together, and
 * a common word would be read from there in hundreds of thousands. 10,000 comments take tens of milliseconds.
 */
export const matching = (room: SearchedRoom, { words, any_word }: SearchedWords, from: number): SQL => {
  const says = sql.join(
    words.map((word) => hasWord(sql`c.search_text`, word)),
    any_word ? sql` or ` : sql` and `,
  );
  return sql`${room.rows} and c.seq <= ${from}::int and c.seq > ${from - WALK}::int
    and c.deleted_at is null and coalesce(${says}, false)`;
};

interface FoundPage {
  readonly items: FoundCommentResponse[];
  /** Where to look on; null: the room was looked through. */
  readonly next: number | null;
  /** How many there are among those that were looked at; null unless they were to be counted. */
  readonly total: number | null;
}

/** Up to `limit` of them, newest first, up to the number `from`. Counting them takes the whole walk, else it ends at the last. */
export async function selectFound(
  room: SearchedRoom,
  search: SearchedWords,
  { from, limit, count }: { readonly from: number; readonly limit: number; readonly count: boolean },
): Promise<FoundPage> {
  const { rows } = await db().execute(sql`
    select c.id, c.uid, c.seq as place, ${room.wireSeq} as seq,
      (extract(epoch from c.created_at) * 1000)::float8 as at_ms, c.text,
      ${count ? sql`count(*) over ()::int` : sql`null::int`} as total
    from ${matching(room, search, from)}
    order by c.seq desc limit ${limit}::int`);
  const found = rows as unknown as FoundRow[];
  const marked = search.words.flatMap(spellingsOf);
  const last = found.length === limit ? Number(found.at(-1)?.place) : from - WALK + 1;
  return {
    items: found.map((row) => ({
      comment_id: row.id,
      author_uid: row.uid,
      seq: Number(row.seq),
      created_at: new Date(Number(row.at_ms)).toISOString(),
      line: hitLine(row.text, marked),
    })),
    next: last > 1 ? last - 1 : null,
    total: count ? Number(found[0]?.total ?? 0) : null,
  };
}

interface FoundRow {
  readonly id: string;
  readonly uid: string;
  readonly place: number;
  readonly seq: number;
  readonly at_ms: number;
  readonly text: string;
  readonly total: number | null;
}
