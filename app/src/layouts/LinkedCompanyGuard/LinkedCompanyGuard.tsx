import { useCurrentUser } from "@tsumugi/hooks";
import { Navigate, Outlet } from "react-router-dom";
import { useLocation } from "../../routing/address.ts";
import { part } from "../../shared/part.tsx";
import { linkedCompany } from "./linkedCompany.ts";

const OtherCompanyPage = part(async () => (await import("./OtherCompanyPage.tsx")).OtherCompanyPage);

/**
 * A mailed link names the company that it belongs to (`?company=…`), as another may be the active one by then. No page
 * is opened in the wrong company: it would say "not found" of something that is there.
 */
export function LinkedCompanyGuard() {
  const { company, isOperator } = useCurrentUser();
  const { pathname, search, hash } = useLocation();
  const linked = linkedCompany(search);
  // Without any company there is none to switch to: the page itself leads to one.
  if (!linked || (!company && !isOperator)) return <Outlet />;
  if (linked !== company?.uid) return <OtherCompanyPage companyUid={linked} />;
  // What is copied from the address bar from here on is the page's own address.
  const query = new URLSearchParams(search);
  query.delete("company");
  const rest = query.toString();
  return <Navigate replace to={{ pathname, search: rest && `?${rest}`, hash }} />;
}
