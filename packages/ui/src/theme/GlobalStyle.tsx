import { leafStyles } from "../components/leafStyles.ts";
import { baseStyles } from "./baseStyles.ts";
import { sheet } from "./sheet.tsx";
import { themeCss } from "./theme.ts";

/**
 * Tokens, base typography and the styles of the leaf components, inserted once: a thousand buttons or
 * badges then cost what plain elements with a class cost.
 */
export const GlobalStyle = sheet(`${themeCss}${baseStyles}${leafStyles}`);
