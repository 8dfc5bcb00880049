/** What a keyword finds a managed creator by, as typed; the database folds it to the search key. */
export function searchSource(fields: {
  readonly display_name: string;
  readonly real_name: string;
  readonly kana: string;
  readonly email: string;
  readonly memo: string;
  readonly handles: readonly string[];
}): string {
  const { display_name, real_name, kana, email, memo, handles } = fields;
  return [display_name, real_name, kana, email, memo, ...handles].filter((text) => text !== "").join("\n");
}
