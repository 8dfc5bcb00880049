export { createApp } from "./createApp.ts";
export { type Settings, SettingsError } from "./env.ts";
export { main } from "./main.ts";
