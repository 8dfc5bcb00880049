interface Typing {
  isEditing: () => boolean;
  /** Something is typed, or a conversion of kana begins. */
  typed: () => void;
  /** The conversion that began the editing was taken back: nothing was typed. */
  takenBack: () => void;
}

/** Hears what is typed into the field of a cell. */
export function hearTyping(
  field: HTMLInputElement | HTMLTextAreaElement,
  { isEditing, typed, takenBack }: Typing,
): void {
  let isFirst = false;
  field.addEventListener("compositionstart", () => {
    isFirst = !isEditing();
    typed();
  });
  field.addEventListener("compositionend", () => {
    // By Esc it leaves no text, and an empty one would be saved over the value.
    if (isFirst && field.value === "") takenBack();
    isFirst = false;
  });
  field.addEventListener("input", () => {
    // A browser may tell of the text that went only after the conversion has ended.
    if (field.value !== "") typed();
  });
}
