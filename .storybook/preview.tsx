import "@fontsource-variable/noto-sans-jp";
import type { Preview } from "@storybook/react-vite";
import { mswLoader } from "msw-storybook-addon/csf3";
import { DocsPage } from "./DocsPage.tsx";
import { checkDarkContrast } from "./darkContrast.ts";
import { withAppProviders, withUi } from "./decorators.tsx";
import { DocsTheme } from "./theme.ts";
import { failOnUnhandled, startWorker } from "./worker.ts";

/** Environment of the test run; `STORYBOOK_THEME=dark` draws every story dark. */
const theme = import.meta.env.STORYBOOK_THEME ?? "light";

const preview: Preview = {
  tags: ["autodocs"],
  loaders: [mswLoader(startWorker)],
  decorators: [withAppProviders, withUi],
  beforeEach: failOnUnhandled,
  afterEach: ({ parameters, viewMode }) =>
    import.meta.env.MODE === "test" && viewMode === "story" ? checkDarkContrast(parameters) : undefined,
  initialGlobals: { theme, viewport: { value: undefined } },
  globalTypes: {
    theme: {
      description: "配色",
      toolbar: {
        title: "配色",
        icon: "contrast",
        items: [
          { value: "light", title: "明るい" },
          { value: "dark", title: "暗い" },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: "padded",
    a11y: { test: "error" },
    controls: { expanded: true, sort: "requiredFirst" },
    docs: { theme: DocsTheme, page: DocsPage },
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: "スマートフォン 390", styles: { width: "390px", height: "844px" } },
        tablet: { name: "タブレット 820", styles: { width: "820px", height: "1180px" } },
        desktop: { name: "パソコン 1440", styles: { width: "1440px", height: "900px" } },
      },
    },
    options: {
      storySort: {
        order: ["はじめに", "基礎", "コンポーネント", "パターン", "画面", "流れ"],
      },
    },
  },
};

export default preview;
