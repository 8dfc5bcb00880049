import { blankProject, type ProjectValues, projectFields } from "@tsumugi/contract";
import { formShape } from "../shared/formShape.ts";

/** For `useKeptValues`. */
export const projectFormShape: ProjectValues = formShape(projectFields, blankProject);
