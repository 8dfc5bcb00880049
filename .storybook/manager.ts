import { addons } from "storybook/manager-api";
import { ManagerTheme } from "./theme.ts";

addons.setConfig({ theme: ManagerTheme, sidebar: { showRoots: true } });
