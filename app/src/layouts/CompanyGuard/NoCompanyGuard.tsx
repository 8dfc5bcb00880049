import { useCurrentUser } from "@tsumugi/hooks";
import { Outlet } from "react-router-dom";
import { NoCompanyDoor } from "../../entrance/NoCompanyDoor.tsx";

/** For screens of members and operators alike: who is neither yet is led to a company. */
export function NoCompanyGuard() {
  const { company, isOperator } = useCurrentUser();
  return company || isOperator ? <Outlet /> : <NoCompanyDoor />;
}
