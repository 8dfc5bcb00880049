import { loadHolidays } from "@tsumugi/hooks";
import { type ColorMode, UiProvider } from "@tsumugi/ui";
import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { storeColorMode, storedColorMode } from "../shared/storedColorMode.ts";

interface ColorModeChoice {
  readonly colorMode: ColorMode;
  readonly setColorMode: (mode: ColorMode) => void;
}

export const ColorModeContext = createContext<ColorModeChoice | null>(null);

/** What the server's policy lets style elements through by; it changes with every answer. */
const pageNonce = () =>
  typeof document === "undefined"
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** Theme of the screen, kept per browser: a person may want it dark at home and light in the office. */
export function ColorModeProvider({ children }: { readonly children: ReactNode }) {
  const [colorMode, setMode] = useState(storedColorMode);
  const nonce = pageNonce();
  const choice = useMemo(
    () => ({
      colorMode,
      setColorMode: (mode: ColorMode) => {
        setMode(mode);
        storeColorMode(mode);
      },
    }),
    [colorMode],
  );
  return (
    <ColorModeContext value={choice}>
      <UiProvider colorMode={colorMode} holidays={loadHolidays} {...(nonce && { nonce })}>
        {children}
      </UiProvider>
    </ColorModeContext>
  );
}

export function useColorMode(): ColorModeChoice {
  const choice = useContext(ColorModeContext);
  if (!choice) throw new Error("useColorMode needs a <ColorModeProvider> above it");
  return choice;
}
