import { type ReactNode, useContext } from "react";
import { createPortal } from "react-dom";
import { ToolsPlaceContext } from "../../Toolbar/toolsPlace.ts";

/** Shows the table's tools in the toolbar of its card, else in a line above the table. */
export function TableTools({ children }: { children: ReactNode }) {
  const element = useContext(ToolsPlaceContext)?.element;
  if (element) return createPortal(children, element);
  if (element === null) return null;
  return (
    <div className="bar" data-shown data-end>
      {children}
    </div>
  );
}
