import "./styled.ts";

export { GlobalStyle } from "./GlobalStyle.tsx";
export { useNonce } from "./nonce.ts";
export { type Theme, theme, themeCss } from "./theme.ts";
export { breakpoints, type ColorName, DRAWER_WIDTH, TOP_BAR_HEIGHT } from "./tokens.ts";
export { type ColorMode, UiProvider, type UiProviderProps } from "./UiProvider.tsx";
export { usePhone } from "./usePhone.tsx";
