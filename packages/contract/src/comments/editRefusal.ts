const REFUSAL =
  "このメッセージは別の画面で変更されました。現在の内容と見比べて、どちらを残すか選んでください。";

/**
 * Why an edit of one's own comment may not be stored over what stands there; undefined where it may.
 *
 * @param original what the comment said when the writing began; undefined: whatever it says by now is written over
 */
export const editRefusal = (
  current: { readonly text: string },
  original: string | undefined,
): string | undefined => (original === undefined || current.text === original ? undefined : REFUSAL);
