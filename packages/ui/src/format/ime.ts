import type { KeyboardEvent as ReactKeyboardEvent } from "react";

/** Safari ends the composition before the key event: there only keyCode 229 tells that Enter belongs to the IME. */
export const isComposing = (event: KeyboardEvent) => event.isComposing || event.keyCode === 229;

/** The same of an event that React hands in. */
export const isComposingKey = (event: ReactKeyboardEvent) => isComposing(event.nativeEvent);
