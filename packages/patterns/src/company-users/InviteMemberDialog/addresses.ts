import { INVITE_LIMIT, type InviteOutcome, isEmailAddress } from "@tsumugi/contract";

export interface JudgedAddress {
  /** In lower case; as typed where it is no address. */
  email: string;
  /** What becomes of it, as far as the screen knows. */
  outcome: InviteOutcome;
}

const plain = (text: string) => text.replace(/^["'「(]+|["'」)]+$/g, "");

/** One piece between separators: the address in it, whatever name stands around it; else the piece as typed. */
function addressIn(piece: string): string[] {
  const inside = /<([^<>]*)>/.exec(piece)?.[1]?.trim();
  if (inside) return [inside];
  const parts = piece.split(/\s+/).map(plain).filter(Boolean);
  const addresses = parts.filter(isEmailAddress);
  // What stands beside them is a name; with an @ it is an address that was typed wrongly, and stays in its place.
  if (addresses.length > 0) return parts.filter((part) => part.includes("@"));
  return piece.trim() === "" ? [] : [piece.trim()];
}

/**
 * What people paste from a mail, a list or a spreadsheet: `田中 <tanaka@example.jp>`, tabs, commas, full-width letters
 * and ＠. Each address once, in lower case, in the order typed. A name in a column of its own is left out where the same
 * line has an address.
 */
export function readAddresses(text: string): string[] {
  const found = text
    .normalize("NFKC")
    .split(/[\n\r]+/)
    .flatMap((line) => {
      const pieces = line.split(/[,、;\t]+/).flatMap(addressIn);
      const addresses = pieces.filter(isEmailAddress);
      const others = pieces.filter((piece) => !isEmailAddress(piece));
      // Without an @ it is the name beside the address; with one it is an address that was typed wrongly.
      return addresses.length > 0 ? [...addresses, ...others.filter((piece) => piece.includes("@"))] : others;
    })
    .map((piece) => (isEmailAddress(piece) ? piece.toLowerCase() : piece));
  return [...new Set(found)];
}

/** @param members addresses in lower case. @param invited those whose invitation can still be accepted */
export const judgeAddresses = (
  text: string,
  { members, invited }: { members: ReadonlySet<string>; invited: ReadonlySet<string> },
): JudgedAddress[] =>
  readAddresses(text).map((email) => {
    if (!isEmailAddress(email)) return { email, outcome: "no_address" };
    if (members.has(email)) return { email, outcome: "member" };
    return { email, outcome: invited.has(email) ? "pending" : "invited" };
  });

/** Why invitations cannot go out, and what to do; undefined when they can. */
export function inviteProblem(judged: readonly JudgedAddress[], left: number): string | undefined {
  if (judged.length === 0) return "メールアドレスが入力されていません。1件以上入力してください。";
  const count = judged.filter(({ outcome }) => outcome === "invited").length;
  if (count === 0) return "招待できるアドレスがありません。下の一覧を確認して、入力し直してください。";
  if (count > INVITE_LIMIT) {
    return `一度に招待できるのは${INVITE_LIMIT}人までです。${count - INVITE_LIMIT}件減らして、分けて招待してください。`;
  }
  if (count <= left) return undefined;
  return left === 0
    ? "空きがありません。招待を取り消すかメンバーを削除してから招待してください。"
    : `空きは${left}人ですが、${count}件入力されています。${count - left}件減らしてください。`;
}
