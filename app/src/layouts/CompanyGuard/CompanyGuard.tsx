import { useCurrentUser } from "@tsumugi/hooks";
import { Outlet } from "react-router-dom";
import { NoCompanyDoor } from "../../entrance/NoCompanyDoor.tsx";
import { OtherCompaniesContext } from "../../shared/otherCompaniesContext.ts";
import { part } from "../../shared/part.tsx";
import { OtherSide } from "./OtherSide.tsx";

const OtherCompanies = part(async () => (await import("./OtherCompanies.tsx")).OtherCompanies);

/** The brand's screens act inside a company: a person without one is led to it, an operator to another account. */
export function CompanyGuard() {
  const { company, isOperator } = useCurrentUser();
  if (company)
    return (
      <OtherCompaniesContext value={OtherCompanies}>
        <Outlet />
      </OtherCompaniesContext>
    );
  if (!isOperator) return <NoCompanyDoor />;
  return (
    <OtherSide owner="企業" who="企業のメンバー">
      運営のアカウントでサインインしています。企業のメンバーのアカウントでサインインし直してください。
    </OtherSide>
  );
}
