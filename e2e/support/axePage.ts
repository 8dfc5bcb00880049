import axe from "axe-core";
import { darkContrast } from "../../.storybook/darkContrast.ts";

// Built into one script that the journeys send into a page (prepare.ts): axe, which looks at the contrast in dark in the
// same run, as it does at stories.
axe.configure(darkContrast);
Object.assign(window, { axe });
