import type { KeyboardEvent as ReactKeyboardEvent } from "react";

/**
 * Safari ends the composition before the key event, so only keyCode 229 shows that Enter belongs to the IME.
 */
export const isComposing = (event: KeyboardEvent) => event.isComposing || event.keyCode === 229;

/** The same for a React event. */
export const isComposingKey = (event: ReactKeyboardEvent) => isComposing(event.nativeEvent);

/** For what closes by Escape and does not ask itself: while kana are being converted, the key takes back the conversion. */
export const leaveEscapeToIme = (event: KeyboardEvent) => {
  if (isComposing(event)) event.preventDefault();
};
