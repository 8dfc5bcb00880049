import { useState } from "react";
import { StyleSheetManager } from "styled-components";
import { UiProvider, type UiProviderProps } from "../theme/UiProvider.tsx";

export type LinkedUiProviderProps = Omit<UiProviderProps, "nonce">;

/** A browser reads no rules out of an element that is no part of the page; a server writes none anyway. */
const outsideThePage = () => (typeof document === "undefined" ? undefined : document.createElement("div"));

/**
 * `UiProvider` for a page that links `styles.css`: nothing writes a style element, so the strictest
 * `style-src 'self'` holds. Styled parts get the names of their classes; their rules are in the file.
 */
export function LinkedUiProvider(props: LinkedUiProviderProps) {
  const [target] = useState(outsideThePage);
  return (
    <StyleSheetManager target={target} disableCSSOMInjection>
      <UiProvider {...props} nonce={null} />
    </StyleSheetManager>
  );
}
