import { roleLabels } from "@tsumugi/contract";
import { useCurrentUser } from "@tsumugi/hooks";
import { UserMenu } from "@tsumugi/patterns";
import { MenuItem } from "@tsumugi/ui";
import { paths } from "../../paths.ts";
import { useColorMode } from "../../providers/ColorModeProvider.tsx";
import { Link } from "../../routing/Link.tsx";
import { useSignOut } from "./useSignOut.tsx";

export function OwnMenu() {
  const { currentUser, role, isOperator } = useCurrentUser();
  const { signOut, signOutDialog } = useSignOut();
  const { colorMode, setColorMode } = useColorMode();

  return (
    <>
      <UserMenu
        name={currentUser.name}
        image={currentUser.image}
        email={currentUser.email}
        roleLabel={role ? roleLabels[role] : isOperator ? "運営" : undefined}
        colorMode={colorMode}
        onColorModeChange={setColorMode}
        onSignOut={signOut}
      >
        <MenuItem asChild>
          <Link to={paths.profileSettings.getHref()}>自分の設定</Link>
        </MenuItem>
      </UserMenu>
      {signOutDialog}
    </>
  );
}
