/**
 * For the root of something that is typed into and not kept: an app that looks for the mark can ask before the page is
 * left. Dialogs of `@tsumugi/ui` carry one of their own.
 */
export const unsavedMark = (hasChanges: boolean) => ({ "data-tsu-unsaved": hasChanges ? "form" : undefined });
