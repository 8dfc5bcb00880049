import type { Theme } from "./theme.ts";

// Emitted with the entry point: in a .d.ts file the augmentation would not reach consumers.
declare module "styled-components" {
  export interface DefaultTheme extends Theme {}
}
