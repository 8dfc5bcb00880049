import * as hooks from "../index.ts";
import { type Row, row } from "./verbRow.ts";

const company = { uid: "c1", version: 3 };

export const companyVerbs: readonly Row[] = [
  row(
    hooks.useRegisterCompany,
    "registerCompany",
    [{ name: "みなと製菓" }],
    "POST /api/company/companies/regist",
  ),
  row(
    hooks.useRegisterCompany,
    "inviteCompany",
    [{ company_name: "みなと製菓", email: "a@minato.test" }],
    "POST /api/company/companies/invite",
  ),
  row(hooks.useRegisterCompany, "reinviteCompany", ["c1"], "PUT /api/company/companies/c1/reinvite"),
  row(
    hooks.useUpdateCompany,
    "updateContract",
    ["c1", { max_user: 20, version: 3 }],
    "PUT /api/company/companies/c1/contract",
  ),
  row(
    hooks.useUpdateCompany,
    "updateContractPeriod",
    ["c1", { contract_ends_on: "2027-03-31", version: 3 }],
    "PUT /api/company/companies/c1/contract_period",
  ),
  row(
    hooks.useUpdateCompany,
    "renameCompany",
    ["c1", { name: "新社名", version: 3 }],
    "PUT /company/companies/c1/name",
  ),
  row(
    hooks.useResetSecondFactor,
    "resetSecondFactor",
    ["c1", "u2"],
    "DELETE /company/companies/c1/users/u2/second_factor",
  ),
  row(hooks.useDeleteCompany, "deleteCompany", [company, "解約"], "DELETE /api/company/companies/c1"),
  row(hooks.useDeleteCompany, "restoreCompany", [company], "PUT /company/companies/c1/restore"),
];
