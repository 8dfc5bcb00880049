import { theme, UiProvider } from "@tsumugi/ui/theme";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { ThemeProvider } from "styled-components";
import { Overridden, Themed } from "./styled.tsx";
import "./readme1.tsx";

// A second root beside the README's: both share one set of rules.
createRoot(document.getElementById("themed") as HTMLElement).render(
  <StrictMode>
    <UiProvider>
      <ThemeProvider theme={theme}>
        <Themed data-testid="themed">藍</Themed>
        <Overridden data-testid="overridden">広いボタン</Overridden>
      </ThemeProvider>
    </UiProvider>
  </StrictMode>,
);
