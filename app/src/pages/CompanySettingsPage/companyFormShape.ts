import { blankBody, type CompanyProfileValues, companyFields } from "@tsumugi/contract";
import { formShape } from "../../shared/formShape.ts";

/** For `useKeptValues`. */
export const companyFormShape: CompanyProfileValues = formShape(companyFields, blankBody(companyFields));
