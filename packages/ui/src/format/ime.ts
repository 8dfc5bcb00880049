import type { KeyboardEvent } from "react";

/** Safari ends the composition before the key event: there only keyCode 229 tells that Enter belongs to the IME. */
export const isComposingKey = (event: KeyboardEvent) =>
  event.nativeEvent.isComposing || event.keyCode === 229;
