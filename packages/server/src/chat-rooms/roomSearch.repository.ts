import { and, type SQL, sql } from "drizzle-orm";
import { hasWord, hasWordByPairs } from "../core/hasWord.ts";
import { searchWords } from "../core/search.ts";
import { db } from "../db/db.ts";
import { chatRooms } from "../db/schema/chat-rooms.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { projects } from "../db/schema/projects.ts";

/** A word that stands in more places than this is frequent: rooms are walked until a page is full. */
export const RARE_PLACES = 2_000;

/** What is looked for: the rooms that the rare words leave, and the frequent words to look for in each. */
export interface RoomSearch {
  readonly rooms: readonly string[] | null;
  readonly words: readonly string[];
}

const ofCreator = { text: sql`k.search_text`, grams: sql`k.search_grams` };

/** The rooms in which a word stands, by the indexes on texts; null where there are too many to name. */
async function roomsWith(company_uid: string, word: string): Promise<ReadonlySet<string> | null> {
  const { rows } = await db().execute(sql`
    (select r.uid from managed_creators k join chat_rooms r on r.company_uid = k.company_uid and r.creator_uid = k.uid
      where k.company_uid = ${company_uid} and ${hasWordByPairs(ofCreator, word)} limit ${RARE_PLACES + 1}::int)
    union all
    (select r.uid from projects p
      join job_requests j on j.company_uid = p.company_uid and j.project_uid = p.uid
      join chat_rooms r on r.company_uid = j.company_uid and r.job_request_uid = j.uid
      where p.company_uid = ${company_uid} and ${hasWord(sql`p.search_text`, word)} limit ${RARE_PLACES + 1}::int)
    union all
    (select room_uid as uid from comments
      where company_uid = ${company_uid} and ${hasWord(sql`search_text`, word)} limit ${RARE_PLACES + 1}::int)
    limit ${RARE_PLACES + 1}::int`);
  return rows.length > RARE_PLACES ? null : new Set(rows.map(({ uid }) => String(uid)));
}

/** Prepares a search: to walk every room for a word that stands in few would read all of them each time. */
export async function searchRooms(company_uid: string, keyword: string): Promise<RoomSearch> {
  let rooms: readonly string[] | null = null;
  const frequent: string[] = [];
  for (const word of searchWords(keyword)) {
    const found = await roomsWith(company_uid, word);
    if (found === null) frequent.push(word);
    else rooms = (rooms ?? [...found]).filter((uid) => found.has(uid));
  }
  return { rooms, words: frequent };
}

/** Every word stands in the creator's names and handles, in the project's name, or in one comment. */
export const isFound = ({ rooms, words }: RoomSearch): SQL | undefined =>
  and(
    rooms ? sql`${chatRooms.uid} = any(${sql.param([...rooms])}::text[])` : undefined,
    ...words.map(
      (word) => sql`(
        ${hasWord(managedCreators.search_text, word)}
        or ${hasWord(projects.search_text, word)}
        or exists (
          select 1 from comments c where c.room_uid = ${chatRooms.uid} and ${hasWord(sql`c.search_text`, word)}
        )
      )`,
    ),
  );
