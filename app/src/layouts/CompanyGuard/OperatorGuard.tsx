import { useCurrentUser } from "@tsumugi/hooks";
import { Outlet } from "react-router-dom";
import { OtherSide } from "./OtherSide.tsx";

/** The operator's screens are drawn to nobody else, and ask the server for nothing. */
export function OperatorGuard() {
  const { isOperator } = useCurrentUser();
  if (isOperator) return <Outlet />;
  return (
    <OtherSide owner="運営" who="運営">
      運営ではないアカウントでサインインしています。運営の方は、運営のアカウントでサインインし直してください。
    </OtherSide>
  );
}
