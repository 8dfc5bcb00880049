import { useSession } from "@tsumugi/hooks";
import { Button } from "@tsumugi/ui";
import { paths } from "../paths.ts";
import { useNavigate } from "../routing/address.ts";

export interface UseOtherAccountProps {
  /** Where to go on after the other sign-in; default home. */
  readonly next?: string;
}

/** Signs out and leads to signing in as somebody else. */
export function UseOtherAccount({ next }: UseOtherAccountProps) {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const leave = async () => {
    await signOut();
    navigate(paths.signIn.getHref({ next }));
  };
  return (
    <Button variant="ghost" full onClick={() => void leave()}>
      別のアカウントを使う
    </Button>
  );
}
