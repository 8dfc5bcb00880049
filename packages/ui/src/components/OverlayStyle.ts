import { sheet } from "../theme/sheet.tsx";
import { comboboxStyles } from "./Combobox/Combobox.styles.ts";
import { calendarStyles } from "./DateField/DateField.styles.ts";
import { dialogStyles } from "./Dialog/Dialog.styles.ts";
import { menuStyles } from "./Menu/Menu.styles.ts";
import { popoverStyles } from "./Popover/Popover.styles.ts";

/**
 * The styles of overlays: popovers, calendars, menus, tooltips, dialogs. Each renders this inside what it
 * opens, so that a page of buttons does not carry them.
 */
export const OverlayStyle = sheet([popoverStyles, menuStyles, dialogStyles, calendarStyles].join(""));

/** The styles of comboboxes and their lists. */
export const ComboboxStyle = sheet(comboboxStyles);
