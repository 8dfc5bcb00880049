import { loadParts } from "../laterPart.ts";

/** Loads what popovers, menus and dialogs open, before anybody opens one: when the page has nothing better to do. */
export const loadOverlays = (): Promise<void> => loadParts();
