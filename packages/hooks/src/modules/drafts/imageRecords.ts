import type { CommentImage } from "../comments/comment.ts";

/** An image of an unsent message as the browser keeps it, under `room/key`, so that tabs never overwrite each other. */
export interface ImageRecord {
  readonly name: string;
  /** What a comment carries; null until the server has the file. */
  readonly image: CommentImage | null;
  /** When the server got it, ms; when it was chosen, before that. */
  readonly at: number;
}

const HOUR_MS = 60 * 60_000;
/** The server throws away unsent files after seven days. */
const SENT_AGAIN_AFTER_MS = 6 * 24 * HOUR_MS;
/** Links of pictures are good for twelve hours at least. */
const SHOWN_MS = 12 * HOUR_MS;

export const imageKey = (room: string, key: string): string => `${room}/${key}`;

export const parseImage = (value: string | undefined): ImageRecord | undefined => {
  try {
    const kept = JSON.parse(value ?? "");
    return typeof kept?.name === "string" && typeof kept.at === "number" ? kept : undefined;
  } catch {
    return undefined;
  }
};

/** Those of a room in the order of choosing: their keys are times. */
export const imagesOf = (
  all: ReadonlyMap<string, string>,
  room: string,
): readonly (readonly [key: string, kept: ImageRecord])[] =>
  [...all]
    .flatMap(([key, value]) => {
      const kept = key.startsWith(imageKey(room, "")) ? parseImage(value) : undefined;
      return kept ? [[key.slice(room.length + 1), kept] as const] : [];
    })
    .sort(([one], [other]) => (one < other ? -1 : 1));

/** How many each room holds. */
export function countImages(all: ReadonlyMap<string, string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of all.keys()) {
    const room = key.slice(0, key.lastIndexOf("/"));
    counts.set(room, (counts.get(room) ?? 0) + 1);
  }
  return counts;
}

/** Whether a message may go out with it as it is. Without the file nothing but the server's link shows it. */
export const isFresh = ({ image, at }: ImageRecord, hasFile: boolean, now: number): boolean =>
  image !== null && now - at < (hasFile ? SENT_AGAIN_AFTER_MS : SHOWN_MS);
