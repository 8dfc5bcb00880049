import { useState } from "react";
import { ServerStyleSheet, StyleSheetManager } from "styled-components";
import { UiProvider, type UiProviderProps } from "../theme/UiProvider.tsx";

export type LinkedUiProviderProps = Omit<UiProviderProps, "nonce">;

/**
 * `UiProvider` for a page that links `styles.css`: nothing writes a style element, so the strictest
 * `style-src 'self'` holds. Styled parts get the names of their classes; their rules are in the file.
 */
export function LinkedUiProvider(props: LinkedUiProviderProps) {
  // A sheet as on a server: in memory, not in the page.
  const [rules] = useState(() => new ServerStyleSheet().instance);
  return (
    <StyleSheetManager sheet={rules}>
      <UiProvider {...props} nonce={null} />
    </StyleSheetManager>
  );
}
