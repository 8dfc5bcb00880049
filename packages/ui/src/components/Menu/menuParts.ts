import type * as Radix from "@radix-ui/react-dropdown-menu";
import { createContext, useContext } from "react";

/** What the library draws the entries with. The open list gives it: entries are written where its code is not yet there. */
export type MenuParts = Pick<typeof Radix, "Item" | "CheckboxItem" | "Label" | "Separator">;

export const MenuPartsContext = createContext<MenuParts | null>(null);

export function useMenuParts(): MenuParts {
  const parts = useContext(MenuPartsContext);
  if (!parts) throw new Error("Entries of a menu belong inside <Menu>.");
  return parts;
}
