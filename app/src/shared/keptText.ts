/** One text of a record, with the one that stood there when the typing began: a colleague's since is asked about. */
export interface KeptText {
  readonly text: string;
  readonly before: string;
}

/** For `useKeptValues`. */
export const keptTextShape: KeptText = { text: "", before: "" };

/** What `keep` compares with: the text of before goes along whenever another one was typed. */
export const textOver = (before: string): KeptText => ({ text: before, before: "" });
