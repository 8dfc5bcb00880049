/** What every screen of a signed-in person consists of beside its page: loaded as one, and by nobody else. */
export { MemberScope } from "../providers/MemberScope.tsx";
export { AppLayout } from "./AppLayout/AppLayout.tsx";
export { CompanyGuard } from "./CompanyGuard/CompanyGuard.tsx";
export { NoCompanyGuard } from "./CompanyGuard/NoCompanyGuard.tsx";
export { OperatorGuard } from "./CompanyGuard/OperatorGuard.tsx";
export { LinkedCompanyGuard } from "./LinkedCompanyGuard/LinkedCompanyGuard.tsx";
