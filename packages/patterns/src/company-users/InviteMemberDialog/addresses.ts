const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export interface ReadAddresses {
  /** In lower case, each once, in the order typed. */
  emails: string[];
  /** What is no address, as typed. */
  unreadable: string[];
}

/** `田中 <tanaka@example.jp>`, full-width letters and any of the usual separators: what people paste from a mail. */
export function readAddresses(text: string): ReadAddresses {
  const pieces = text
    .normalize("NFKC")
    .split(/[\n,、;\t]+/)
    .flatMap((piece) => {
      const inside = /<([^<>]+)>/.exec(piece)?.[1];
      return inside ? [inside.trim()] : piece.trim().split(/\s+/);
    })
    .filter(Boolean);
  const emails = pieces.filter((piece) => EMAIL.test(piece)).map((piece) => piece.toLowerCase());
  return {
    emails: [...new Set(emails)],
    unreadable: [...new Set(pieces.filter((piece) => !EMAIL.test(piece)))],
  };
}

/** Why invitations cannot go out, and what to do; undefined when they can. */
export function inviteProblem(
  { emails, unreadable }: ReadAddresses,
  { left, taken }: { left: number; taken: readonly string[] },
): string | undefined {
  if (unreadable.length > 0) {
    return `メールアドレスとして読み取れないものがあります（${unreadable.join("、")}）。直すか、消してください。`;
  }
  if (emails.length === 0) return "メールアドレスが入力されていません。1件以上入力してください。";
  const present = emails.filter((email) => taken.includes(email));
  if (present.length > 0) {
    return `すでにメンバーか招待中です（${present.join("、")}）。一覧から消してください。`;
  }
  if (emails.length > left) {
    return left === 0
      ? "空きがありません。招待を取り消すかメンバーを削除してから招待してください。"
      : `空きは${left}人ですが、${emails.length}件入力されています。${emails.length - left}件減らしてください。`;
  }
  return undefined;
}
