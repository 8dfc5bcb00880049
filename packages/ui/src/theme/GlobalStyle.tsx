import { createGlobalStyle } from "styled-components";
import { leafStyles } from "../components/leafStyles.ts";
import { baseStyles } from "./baseStyles.ts";
import { themeCss } from "./theme.ts";

/**
 * Tokens, base typography and the rules of the leaf components, injected once: a thousand buttons
 * or badges then cost what plain elements with a class cost.
 */
export const GlobalStyle = createGlobalStyle`
  ${themeCss}
  ${baseStyles}
  ${leafStyles}
`;
