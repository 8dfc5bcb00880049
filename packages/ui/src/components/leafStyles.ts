import { css } from "../theme/css.ts";
import { avatarStyles } from "./Avatar/Avatar.styles.ts";
import { badgeStyles } from "./Badge/Badge.styles.ts";
import { buttonStyles } from "./Button/Button.styles.ts";
import { checkStyles } from "./Checkbox/Checkbox.styles.ts";
import { comboboxStyles } from "./Combobox/Combobox.styles.ts";
import { formFieldStyles } from "./FormField/FormField.styles.ts";
import { popupStyles } from "./Popover/Popover.styles.ts";
import { feedbackStyles } from "./Spinner/Spinner.styles.ts";
import { fieldStyles } from "./TextField/TextField.styles.ts";

/** Rules of every component that is mounted by the hundred; see `GlobalStyle`. */
export const leafStyles = css`
  ${buttonStyles}
  ${fieldStyles}
  ${formFieldStyles}
  ${checkStyles}
  ${badgeStyles}
  ${comboboxStyles}
  ${avatarStyles}
  ${feedbackStyles}
  ${popupStyles}
`;
