import { sheet } from "../theme/sheet.tsx";
import { comboboxStyles } from "./Combobox/Combobox.styles.ts";
import { dialogStyles } from "./Dialog/Dialog.styles.ts";
import { menuStyles } from "./Menu/Menu.styles.ts";
import { popoverStyles } from "./Popover/Popover.styles.ts";

/**
 * Rules of what opens over the page: popovers, menus, tips, dialogs. Each draws this inside what it
 * opens, so that a page of buttons does not carry them.
 */
export const OverlayStyle = sheet([popoverStyles, menuStyles, dialogStyles].join(""));

/** Rules of the fields that one searches in, and of their lists. */
export const ComboboxStyle = sheet(comboboxStyles);
