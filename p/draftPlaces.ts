import type { DraftComment, DraftPlace, JobDraft } from "@tsumugi/contract";

/** `1:05`, as players of videos write it. */
export const clockOf = (second: number): string =>
  `${Math.floor(second / 60)}:${String(second % 60).padStart(2, "0")}`;

/** `65` and `1:05` as seconds; undefined for what is no time. */
export function secondOf(typed: string): number | undefined {
  const [, minutes = "0", seconds = ""] = /^\s*(?:(\d{1,3}):)?(\d{1,5})\s*$/.exec(typed.normalize("NFKC")) ?? [];
  return seconds === "" ? undefined : Number(minutes) * 60 + Number(seconds);
}

/** Where a comment stands, in words. */
export function placeWords(place: DraftPlace, draft: Pick<JobDraft, "images">): string {
  switch (place.kind) {
    case "whole":
      return "全体";
    case "image": {
      const index = draft.images.findIndex(({ uid }) => uid === place.image_uid);
      return index < 0 ? "画像" : `画像${index + 1}枚目`;
    }
    case "text":
      return `「${place.quote.length > 24 ? `${place.quote.slice(0, 24)}…` : place.quote}」`;
    case "video":
      return `動画 ${clockOf(place.second)}`;
  }
}

/** Comments that stand at one place, with the number by which marks and list name it. */
export interface NumberedComment {
  readonly number: number;
  readonly comment: DraftComment;
}

export const numbered = (comments: readonly DraftComment[]): NumberedComment[] =>
  comments.map((comment, index) => ({ comment, number: index + 1 }));

/** A text cut at the edges of what is commented, each part with the numbers of its comments. */
export function markedText(text: string, comments: readonly NumberedComment[]) {
  const marks = comments.flatMap(({ number, comment: { place } }) =>
    place.kind === "text" ? [{ number, start: place.start, end: Math.min(place.end, text.length) }] : [],
  );
  const edges = [...new Set([0, text.length, ...marks.flatMap(({ start, end }) => [start, end])])]
    .filter((edge) => edge <= text.length)
    .sort((one, other) => one - other);
  return edges.slice(0, -1).map((start, index) => {
    const end = edges[index + 1] ?? text.length;
    const numbers = marks.filter((mark) => mark.start <= start && mark.end >= end).map(({ number }) => number);
    return { start, text: text.slice(start, end), numbers };
  });
}
