import { Logo, Stack } from "@tsumugi/ui";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";

/** An unknown address for somebody who is not signed in, and so has no menu to go on from. */
export const NotFoundForAll = () => (
  <Stack gap="lg" pad>
    <header>
      <Link to={paths.home.getHref()} aria-label="ツムギ ホームへ">
        <Logo />
      </Link>
    </header>
    <main>
      <NotFoundPage />
    </main>
  </Stack>
);
