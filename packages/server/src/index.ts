export { moveToPostgres } from "./commands/moveToPostgres.ts";
export { operator } from "./commands/operator.ts";
export { removeDemo } from "./commands/removeDemo.ts";
export { createApp } from "./createApp.ts";
export { type Settings, SettingsError } from "./env.ts";
export { main } from "./main.ts";
