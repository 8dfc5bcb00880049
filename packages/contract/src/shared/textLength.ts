/**
 * Length of a text in Unicode code points: 𠮷 is 1, が typed as か and a mark is 2, 👨‍👩‍👧 is 5. Every limit in characters is
 * counted so. JSON Schema's `maxLength`, zod's `max` and PostgreSQL's `char_length` count the same, whatever the
 * runtime; where a grapheme ends is another question in every version of Unicode, and a browser and the server that
 * disagree would refuse what the counter allows.
 */
export function textLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
