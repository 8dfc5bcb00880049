/** Neither a blank nor a character that nothing is seen of: zero-width ones, marks of direction, fillers. */
const SEEN = /[^\s\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text shows nothing: a name of it could be neither read nor pressed. */
export const isBlankText = (text: string): boolean => !SEEN.test(text);
