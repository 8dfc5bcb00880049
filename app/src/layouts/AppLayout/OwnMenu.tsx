import { roleLabels } from "@tsumugi/contract";
import { clearDrafts, useCurrentUser, useSession } from "@tsumugi/hooks";
import { MenuItem, UserMenu } from "@tsumugi/ui";
import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import { useColorMode } from "../../providers/ColorModeProvider.tsx";

export function OwnMenu() {
  const { currentUser, role, isOperator } = useCurrentUser();
  const { signOut } = useSession();
  const { colorMode, setColorMode } = useColorMode();

  const handleSignOut = async () => {
    await signOut();
    clearDrafts();
    // A full load leaves nothing of the person in memory.
    window.location.assign(paths.signIn.getHref());
  };

  return (
    <UserMenu
      name={currentUser.name}
      image={currentUser.image}
      email={currentUser.email}
      roleLabel={role ? roleLabels[role] : isOperator ? "運営" : undefined}
      colorMode={colorMode}
      onColorModeChange={setColorMode}
      onSignOut={() => void handleSignOut()}
    >
      <MenuItem asChild>
        <Link to={paths.profileSettings.getHref()}>自分の設定</Link>
      </MenuItem>
    </UserMenu>
  );
}
