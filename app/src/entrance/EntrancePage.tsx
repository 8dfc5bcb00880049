import type { SignInService } from "@tsumugi/hooks";
import { useLayoutEffect, useState } from "react";
import { ColorModeProvider } from "../providers/ColorModeProvider.tsx";
import { SignInScreen } from "./SignInScreen.tsx";

export interface EntrancePageProps {
  /** Where the person is brought afterwards. */
  readonly next: string;
  readonly defaultEmail: string;
  readonly signIn: SignInService["signIn"];
  /** Called once the page answers to what is pressed. */
  readonly onReady?: () => void;
}

/** The sign-in page on its own. The build draws it as well, so nothing here may ask the browser while it is drawn. */
export function EntrancePage({ next, defaultEmail, signIn, onReady }: EntrancePageProps) {
  // What follows takes the place of this page: the button stays busy until then.
  const [isLeaving, setLeaving] = useState(false);
  useLayoutEffect(() => onReady?.(), [onReady]);
  return (
    <ColorModeProvider>
      <SignInScreen
        next={next}
        defaultEmail={defaultEmail}
        isLeaving={isLeaving}
        signIn={async (...typed) => {
          await signIn(...typed);
          setLeaving(true);
        }}
        link={(href, text) => <a href={href}>{text}</a>}
      />
    </ColorModeProvider>
  );
}
