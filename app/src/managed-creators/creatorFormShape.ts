import { blankManagedCreator, type ManagedCreatorValues, managedCreatorFields } from "@tsumugi/contract";
import { formShape } from "../shared/formShape.ts";

/** For `useKeptValues`. */
export const creatorFormShape: ManagedCreatorValues = formShape(managedCreatorFields, blankManagedCreator);
