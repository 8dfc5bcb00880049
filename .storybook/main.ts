import type { StorybookConfig } from "@storybook/react-vite";
import react from "@vitejs/plugin-react";
import { mergeConfig } from "vite";
import { componentProps } from "./componentProps.ts";
import { narrowPlugins } from "./narrowPlugins.ts";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../packages/*/src/**/*.stories.tsx", "../app/src/**/*.stories.tsx", "./*.stories.tsx"],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    "msw-storybook-addon",
    "storybook-addon-pseudo-states",
  ],
  staticDirs: ["../app/public", "./public"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: "react-docgen" },
  viteFinal: (base) =>
    mergeConfig(
      { ...base, plugins: [narrowPlugins(base.plugins)] },
      {
        plugins: [react(), componentProps()],
        // Storybook's own preview, axe and msw come as one piece each; nobody waits for them but designers, once.
        build: { chunkSizeWarningLimit: 2500 },
        // Found before the first story runs: a late find makes Vite reload in the middle of a test.
        optimizeDeps: {
          include: [
            "axe-core",
            "react-joyride",
            "recharts",
            "react-hot-toast/headless",
            "@radix-ui/react-dialog",
            "@radix-ui/react-dropdown-menu",
            "@radix-ui/react-popover",
            "@radix-ui/react-tooltip",
            "@tanstack/react-virtual",
            "downshift",
            "react-day-picker",
            "react-day-picker/locale",
          ]
            .map((name) => `@tsumugi/ui > ${name}`)
            .concat([
              "@tsumugi/patterns > react-hook-form",
              "@tsumugi/mocks > @tsumugi/contract > zod",
              "react-live",
              "react-router-dom",
              "jotai",
              "swr",
              "@tsumugi/hooks > swr/infinite",
            ]),
        },
      },
    ),
};
export default config;
