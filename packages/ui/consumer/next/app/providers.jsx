"use client";
import { UiProvider } from "@tsumugi/ui/theme";
import { useServerInsertedHTML } from "next/navigation";
import { useState } from "react";
import { ServerStyleSheet, StyleSheetManager } from "styled-components";

/** The rules of styled parts go into the page as it is drawn. */
function StyledParts({ children }) {
  const [sheet] = useState(() => new ServerStyleSheet());
  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement();
    sheet.instance.clearTag();
    return styles;
  });
  if (typeof window !== "undefined") return children;
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>;
}

export const Providers = ({ children }) => (
  <StyledParts>
    <UiProvider>{children}</UiProvider>
  </StyledParts>
);
