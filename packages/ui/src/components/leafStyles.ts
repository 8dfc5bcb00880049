import { css } from "../theme/css.ts";
import { avatarStyles } from "./Avatar/Avatar.styles.ts";
import { badgeStyles } from "./Badge/Badge.styles.ts";
import { buttonStyles } from "./Button/Button.styles.ts";
import { checkStyles } from "./Checkbox/Checkbox.styles.ts";
import { formFieldStyles } from "./FormField/FormField.styles.ts";
import { feedbackStyles } from "./Spinner/Spinner.styles.ts";
import { fieldStyles } from "./TextField/TextField.styles.ts";

const motionStyles = css`
  @keyframes tsu-rise {
    from {
      opacity: 0;
      translate: 0 4px;
    }
  }
  @keyframes tsu-fade {
    from {
      opacity: 0;
    }
  }
  @keyframes tsu-slide {
    from {
      translate: 32px 0;
      opacity: 0;
    }
  }
  @keyframes tsu-slide-left {
    from {
      translate: -32px 0;
      opacity: 0;
    }
  }
`;

/** The styles of components that are mounted by the hundred; see `GlobalStyle`. */
export const leafStyles = [
  motionStyles,
  buttonStyles,
  fieldStyles,
  formFieldStyles,
  checkStyles,
  badgeStyles,
  avatarStyles,
  feedbackStyles,
].join("");
