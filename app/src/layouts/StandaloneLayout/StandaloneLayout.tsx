import { Logo, Stack } from "@tsumugi/ui";
import { Outlet } from "react-router-dom";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";

/** Pages outside the shell, for people who may not be signed in. */
export function StandaloneLayout() {
  return (
    <Stack gap="lg" pad>
      <header>
        <Link to={paths.home.getHref()} aria-label="ツムギ ホームへ">
          <Logo />
        </Link>
      </header>
      <main>
        <Outlet />
      </main>
    </Stack>
  );
}
