/** Blanks, and characters that nothing is seen of: zero-width ones, marks of direction, fillers. */
const UNSEEN = /[\s\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a text shows nothing: a name of it could be neither read nor pressed. */
export const isBlankText = (text: string): boolean => text.replace(UNSEEN, "") === "";
